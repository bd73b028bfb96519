import { describe, expect, it } from 'vitest';
import { createDenverClock, toDenverTime } from '../../src/lib/site/denver-clock.ts';

describe("Denver's clock", () => {
  it("Denver's clock agrees with the time zone database, all year and over daylight saving", () => {
    const intl = createDenverClock({
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    });
    const formatIntl = (now: Date) => {
      const [month, day, year, time] = intl.format(now).split(/\/|, /);
      return `${year}-${month}-${day}T${time}`;
    };
    const wrong: string[] = [];
    for (let time = Date.UTC(2026, 0, 1); time < Date.UTC(2032, 0, 1); time += 60 * 60 * 1000) {
      const now = new Date(time);
      if (toDenverTime(now).toISOString().slice(0, 16) !== formatIntl(now)) wrong.push(now.toISOString());
    }
    expect(wrong).toEqual([]);
  });
});
