import { decideClaim, firstIdAt, type KeyHolder } from '../../../subgraphs/identity/calls/call.js';

const running: KeyHolder = {
  fingerprint: 'same', state: 'RUNNING', startedAt: '2026-03-10T08:00:00.000Z', leaseEnd: '2026-03-10T08:02:00.000Z', commandId: 'first',
};
const done: KeyHolder = { ...running, state: 'DONE' };
const free: KeyHolder = { ...running, state: 'FREE' };

it.each([
  ['no process holds it', undefined, 'same', '2026-03-10T08:00:01.000Z', { outcome: 'RUN' }],
  ['it runs', running, 'same', '2026-03-10T08:00:01.000Z', { outcome: 'IN_PROGRESS' }],
  ['it runs, for another request', running, 'other', '2026-03-10T08:00:01.000Z', { outcome: 'REUSED' }],
  ['it runs to the end of its two minutes', running, 'same', '2026-03-10T08:02:00.000Z', { outcome: 'IN_PROGRESS' }],
  ['it ran longer', running, 'same', '2026-03-10T08:02:00.001Z', { outcome: 'RUN', commandId: 'first' }],
  ['it ran longer, for another request', running, 'other', '2026-03-10T08:02:00.001Z', { outcome: 'RUN' }],
  ['it was answered', done, 'same', '2026-03-10T08:10:00.000Z', { outcome: 'REPLAY' }],
  ['it was answered, for another request', done, 'other', '2026-03-10T08:10:00.000Z', { outcome: 'REUSED' }],
  ['it was answered almost 48 hours ago', done, 'same', '2026-03-12T07:59:59.999Z', { outcome: 'REPLAY' }],
  ['it was answered 48 hours ago', done, 'same', '2026-03-12T08:00:00.000Z', { outcome: 'RUN' }],
  ['it was freed', free, 'same', '2026-03-10T08:00:01.000Z', { outcome: 'RUN', commandId: 'first' }],
  ['it was freed, for another request', free, 'other', '2026-03-10T08:00:01.000Z', { outcome: 'RUN' }],
  ['it was freed 48 hours ago', free, 'same', '2026-03-12T08:00:00.000Z', { outcome: 'RUN' }],
])('a key is decided when %s', (...[, holder, fingerprint, now, decision]) => {
  expect(decideClaim(holder, { fingerprint, now })).toEqual(decision);
});

it('finds the first id of an instant', () => {
  expect(firstIdAt('2026-03-10T08:00:00.000Z')).toBe('019cd6c2-8c00-7000-8000-000000000000');
});
