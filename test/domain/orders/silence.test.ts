import { quietWarehouses, silences, type WatchedConnection } from '../../../subgraphs/orders/fulfillment/silence.js';

const NOW = '2026-11-21T12:00:00.000Z';
const heard = (id: string, warehouseId: string, heardAt: string): WatchedConnection => ({ id, name: id, warehouseId, heardAt, silentSince: null });

test('a warehouse is quiet when none of its connections made a call for more than 30 minutes, to the minute', () => {
  expect(quietWarehouses([heard('a', 'w1', '2026-11-21T11:29:00.000Z'), heard('b', 'w2', '2026-11-21T11:28:59.999Z')], NOW)).toEqual(['w2']);
  expect(quietWarehouses([heard('a', 'w1', '2026-11-21T08:00:00.000Z'), heard('b', 'w1', '2026-11-21T11:59:00.000Z')], NOW)).toEqual([]);
});

test('it is silent when orders have waited as long, counted from the later of the two', () => {
  const connection = heard('a', 'w1', '2026-11-21T11:00:00.000Z');
  const since = (waiting: string) => silences([connection], new Map([['w1', waiting]]), NOW).map((silence) => silence.since);
  expect([since('2026-11-21T09:00:00.000Z'), since('2026-11-21T11:20:00.000Z'), since('2026-11-21T11:30:00.000Z')]).toEqual([['2026-11-21T11:00:00.000Z'], ['2026-11-21T11:20:00.000Z'], []]);
  expect(silences([connection], new Map(), NOW)).toEqual([]);
});
