import { describe, expect, it } from 'vitest';
import { nextAttemptAt } from '../../server/delivery-schedule.ts';

const [second, hour, day] = [1000, 3_600_000, 86_400_000];
const middle = 0.5;

describe('a failed delivery is tried again', () => {
  it.each([
    [1, 5 * second],
    [2, 10 * second],
    [3, 20 * second],
    [10, 2560 * second],
    [11, hour],
    [100, hour],
  ])('after attempt %i in %i ms', (attempts, pause) => {
    expect(nextAttemptAt({ since: 0, attempts }, 0, false, middle)).toBe(pause);
  });

  it.each([
    [1, hour],
    [2, 2 * hour],
    [5, 16 * hour],
    [6, day],
  ])('after attempt %i with an unknown outcome in %i ms', (attempts, pause) => {
    expect(nextAttemptAt({ since: 0, attempts }, 0, true, middle)).toBe(pause);
  });

  it.each([
    [0, 3750],
    [1, 6250],
  ])('a quarter sooner or later, by chance: %f', (random, pause) => {
    expect(nextAttemptAt({ since: 0, attempts: 1 }, 0, false, random)).toBe(pause);
  });

  it.each([
    ['for seven days', 7 * day, 20, false, true],
    ['no longer than seven days', 7 * day + 1, 20, false, false],
    ['at least twenty times, on a machine that was off', 30 * day, 19, false, true],
    ['no longer than seven days with an unknown outcome', 7 * day + 1, 1, true, false],
  ])('%s', (_, age, attempts, isOutcomeUnknown, isTried) => {
    expect(nextAttemptAt({ since: 0, attempts }, age, isOutcomeUnknown) !== undefined).toBe(isTried);
  });
});
