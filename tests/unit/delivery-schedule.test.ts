import { describe, expect, test } from 'vitest';
import { getDeliveryRetryTime, getPause, getTargetRetryTime } from '../../server/delivery-schedule.ts';
import { DeliveryError, type DeliveryErrorOptions, type RetrySchedule } from '../../src/lib/quotes/delivery-error.ts';

const [second, minute, hour] = [1_000, 60_000, 3_600_000];
const day = 24 * hour;
const fail = (options: DeliveryErrorOptions) => new DeliveryError('the receiver answered 500', options);
const delivery = { since: 0, attempts: 1, undecided: 0 };

describe('the pauses of a failing target', () => {
  test.each<[RetrySchedule, (number | undefined)[]]>([
    ['soon', [5 * second, 10 * second, 20 * second, 40 * second]],
    ['later', [minute, 4 * minute, 16 * minute, 64 * minute, 4 * hour]],
    ['undecided', [10 * second, 2 * minute, 30 * minute, undefined]],
    ['unanswered', [hour, 2 * hour, 4 * hour]],
    ['never', [undefined]],
  ])('of the schedule "%s" grow', (schedule, pauses) => {
    expect(pauses.map((_, index) => getPause(schedule, index + 1))).toEqual(pauses);
  });

  test.each<[RetrySchedule, number]>([
    ['soon', hour],
    ['later', 4 * hour],
    ['unanswered', day],
  ])('of the schedule "%s" end at a longest one', (schedule, longest) => {
    expect(getPause(schedule, 20)).toBe(longest);
    expect(getPause(schedule, 100_000)).toBe(longest);
  });

  test('send a message that may have arrived a dozen times in a week at most', () => {
    let [now, undecided] = [0, 0];
    for (let next: number | undefined = 0; next !== undefined; ) {
      now = next;
      undecided += 1;
      next = getDeliveryRetryTime(fail({ retry: 'unanswered' }), { ...delivery, undecided }, undecided, now);
    }
    expect(undecided).toBeLessThanOrEqual(13);
  });

  test('are as long as the target asks for', () => {
    const error = fail({ retry: 'soon', retryAfterMilliseconds: 10 * minute });
    expect(getTargetRetryTime(error, 1, 0)).toBe(10 * minute);
    expect(getTargetRetryTime(error, 20, 0)).toBe(hour);
  });

  test.each<DeliveryErrorOptions>([{ retry: 'undecided' }, { retry: 'never' }, { retry: 'soon', blame: 'request' }])(
    'hold up no other request after %o',
    (options) => {
      expect(getTargetRetryTime(fail(options), 1, 0)).toBeUndefined();
    },
  );
});

describe('a failed delivery', () => {
  test('keeps its place among those that wait for the target', () => {
    expect(getDeliveryRetryTime(fail({ retry: 'soon' }), { ...delivery, since: 7, attempts: 9 }, 9, hour)).toBe(7);
  });

  test('makes way for the others after three attempts if it may be at fault itself', () => {
    const times = [1, 2, 3].map((attempts) =>
      getDeliveryRetryTime(fail({ retry: 'soon', blame: 'unclear' }), { ...delivery, attempts }, attempts, hour),
    );
    expect(times).toEqual([0, 0, hour + 20 * second]);
  });

  test('is given up after seven days of attempts', () => {
    const retryAt = (failures: number, now: number) =>
      getDeliveryRetryTime(fail({ retry: 'soon' }), delivery, failures, now);
    expect(retryAt(1000, 7 * day)).toBeDefined();
    expect(retryAt(1000, 7 * day + 1)).toBeUndefined();
  });

  test('is not given up when it was hardly tried, as after a week without power', () => {
    expect(getDeliveryRetryTime(fail({ retry: 'soon' }), delivery, 1, 30 * day)).toBeDefined();
  });

  test.each<[RetrySchedule, number]>([
    ['never', 1],
    ['undecided', 4],
  ])('of the schedule "%s" is given up after attempt %i', (retry, undecided) => {
    expect(getDeliveryRetryTime(fail({ retry }), { ...delivery, undecided }, 1, hour)).toBeUndefined();
  });
});
