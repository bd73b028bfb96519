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
  ])('the pauses of the schedule "%s" grow', (schedule, pauses) => {
    expect(pauses.map((_, index) => getPause(schedule, index + 1))).toEqual(pauses);
  });

  test.each<[RetrySchedule, number]>([
    ['soon', hour],
    ['later', 4 * hour],
    ['unanswered', day],
  ])('the pauses of the schedule "%s" have a maximum', (schedule, longest) => {
    expect(getPause(schedule, 20)).toBe(longest);
    expect(getPause(schedule, 100_000)).toBe(longest);
  });

  test('a message that may have arrived is sent a dozen times a week at most', () => {
    let [now, undecided] = [0, 0];
    for (let next: number | undefined = 0; next !== undefined; ) {
      now = next;
      undecided += 1;
      next = getDeliveryRetryTime(fail({ retry: 'unanswered' }), { ...delivery, undecided }, undecided, now);
    }
    expect(undecided).toBeLessThanOrEqual(13);
  });

  test('a pause is as long as the target requests', () => {
    const error = fail({ retry: 'soon', retryAfterMilliseconds: 10 * minute });
    expect(getTargetRetryTime(error, 1, 0)).toBe(10 * minute);
    expect(getTargetRetryTime(error, 20, 0)).toBe(hour);
  });

  test.each<DeliveryErrorOptions>([{ retry: 'undecided' }, { retry: 'never' }, { retry: 'soon', blame: 'request' }])(
    'a pause does not delay other requests after %o',
    (options) => {
      expect(getTargetRetryTime(fail(options), 1, 0)).toBeUndefined();
    },
  );
});

describe('a failed delivery', () => {
  test('a failed delivery keeps its place in the queue of the target', () => {
    expect(getDeliveryRetryTime(fail({ retry: 'soon' }), { ...delivery, since: 7, attempts: 9 }, 9, hour)).toBe(7);
  });

  test('a delivery that may be at fault itself is moved back after three attempts', () => {
    const times = [1, 2, 3].map((attempts) =>
      getDeliveryRetryTime(fail({ retry: 'soon', blame: 'unclear' }), { ...delivery, attempts }, attempts, hour),
    );
    expect(times).toEqual([0, 0, hour + 20 * second]);
  });

  test('a delivery is given up after seven days of attempts', () => {
    const retryAt = (failures: number, now: number) =>
      getDeliveryRetryTime(fail({ retry: 'soon' }), delivery, failures, now);
    expect(retryAt(1000, 7 * day)).toBeDefined();
    expect(retryAt(1000, 7 * day + 1)).toBeUndefined();
  });

  test('a delivery is given up after twenty attempts at the earliest, however old it is', () => {
    const isGivenUp = (attempts: number) =>
      getDeliveryRetryTime(fail({ retry: 'soon' }), { ...delivery, attempts }, 1, 30 * day) === undefined;
    expect([1, 19, 20].map(isGivenUp)).toEqual([false, false, true]);
  });

  test.each<[RetrySchedule, number]>([
    ['never', 1],
    ['undecided', 4],
  ])('a delivery of the schedule "%s" is given up after attempt %i', (retry, undecided) => {
    expect(getDeliveryRetryTime(fail({ retry }), { ...delivery, undecided }, 1, hour)).toBeUndefined();
  });
});
