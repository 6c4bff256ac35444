import { afterAttempt, nextWait } from '../../../subgraphs/identity/deliveries/delivery.js';

const first = { state: 'WAITING', attempts: 0, roundStart: 0, dueAt: '2026-11-21T09:30:00.000Z', finishedAt: null } as const;

const WAITS = [30_000, 60_000, 120_000, 240_000, 480_000, 960_000, 1_920_000];

it('a delivery that keeps failing is tried eight times: after 30 s, 1, 2, 4, 8, 16 and 32 minutes', () => {
  let progress: ReturnType<typeof afterAttempt> = first;
  const tries: string[] = [];
  while (progress.dueAt !== null) {
    tries.push(progress.dueAt);
    progress = afterAttempt(progress, { delivered: false, at: progress.dueAt, retryAfterMs: nextWait(progress, WAITS) });
  }
  expect(tries).toEqual([
    '2026-11-21T09:30:00.000Z', '2026-11-21T09:30:30.000Z', '2026-11-21T09:31:30.000Z', '2026-11-21T09:33:30.000Z',
    '2026-11-21T09:37:30.000Z', '2026-11-21T09:45:30.000Z', '2026-11-21T10:01:30.000Z', '2026-11-21T10:33:30.000Z',
  ]);
  expect(progress).toEqual({ state: 'GIVEN_UP', attempts: 8, roundStart: 0, dueAt: null, finishedAt: '2026-11-21T10:33:30.000Z' });
});

it('a delivery sent again by hand has eight more attempts', () => {
  const again = { ...first, attempts: 8, roundStart: 8 };
  expect(afterAttempt(again, { delivered: false, at: '2026-11-21T12:00:00.000Z', retryAfterMs: nextWait(again, WAITS) })).toMatchObject({ state: 'WAITING', attempts: 9, dueAt: '2026-11-21T12:00:30.000Z' });
});

it('a delivery suppressed while it was being sent is not retried, and counts as delivered if it arrived', () => {
  const suppressed = { ...first, state: 'SUPPRESSED', dueAt: null, finishedAt: '2026-11-21T09:30:01.000Z' } as const;
  expect(afterAttempt(suppressed, { delivered: false, at: '2026-11-21T09:30:02.000Z', retryAfterMs: 30_000 })).toMatchObject({ state: 'SUPPRESSED', dueAt: null, finishedAt: '2026-11-21T09:30:01.000Z' });
  expect(afterAttempt(suppressed, { delivered: true, at: '2026-11-21T09:30:02.000Z', retryAfterMs: 30_000 })).toMatchObject({ state: 'DELIVERED', finishedAt: '2026-11-21T09:30:02.000Z' });
});
