import { statusAfter, type Connection, type ConnectionStatus, type ConnectionTrigger } from '../../../subgraphs/identity/connections/connection.js';
import { blockedSeconds } from '../../../subgraphs/identity/connections/lockout.js';
import { unstoredFailures } from '../../../subgraphs/identity/connections/unstored-failures.js';
import { manualClock } from '../../kit/manual-clock.js';

const connection = (status: ConnectionStatus): Connection => ({
  companyId: 1, id: 'c', kind: 'COMMERCE', name: 'n', status, warehouseId: null, scopes: [], ratePerMinute: 600, allowlist: [], dedicatedHost: null,
  keyPrefix: null, username: null, webhookUrl: null, webhookSecret: null, settings: {}, silentSince: null, lastCallAt: null,
  createdAt: '2026-03-10T08:00:00.000Z', updatedAt: '2026-03-10T08:00:00.000Z', version: 1,
});

it.each<[ConnectionStatus, ConnectionTrigger, ConnectionStatus | 'refused']>([
  ['DRAFT', 'activate', 'ACTIVE'], ['DRAFT', 'pause', 'refused'],
  ['ACTIVE', 'activate', 'refused'], ['ACTIVE', 'pause', 'PAUSED'],
  ['PAUSED', 'activate', 'ACTIVE'], ['PAUSED', 'pause', 'refused'],
])('a connection that is %s: %s leads to %s', (status, trigger, expected) => {
  if (expected === 'refused') expect(() => statusAfter(connection(status), trigger)).toThrow(expect.objectContaining({ code: 'INVALID_STATE' }) as Error);
  else expect(statusAfter(connection(status), trigger)).toBe(expected);
});

it.each([
  [29, '2026-03-10T08:00:10.000Z', undefined], [30, '2026-03-10T08:00:10.000Z', 290], [31, '2026-03-10T08:04:59.500Z', 1], [30, '2026-03-10T08:05:00.000Z', undefined],
])('%i failures since eight block at %s for %s seconds', (failures, now, seconds) => {
  expect(blockedSeconds({ beganAt: '2026-03-10T08:00:00.000Z', failures }, new Date(now))).toBe(seconds);
});

it.each([
  ['begin with the failure that blocks', 'WITH_LAST', 300], ['last for the rest of the window', 'WITH_FIRST', 60],
] as const)('five minutes of a block that the database could not store %s', (_, begins, seconds) => {
  const [clock, caller] = [manualClock('2026-03-10T08:00:00.000Z'), { surface: 's', address: 'a' }];
  const failures = unstoredFailures(clock);
  const stored = { beganAt: '2026-03-10T08:00:00.000Z', failures: 10 };
  clock.turn(240_000);
  for (let shown = 0; shown < 20; shown += 1) failures.add(caller, stored, begins);
  expect(blockedSeconds(failures.with(caller, stored), clock.now())).toBe(seconds);
});
