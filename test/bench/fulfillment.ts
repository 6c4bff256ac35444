import { randomUUID } from 'node:crypto';
import { fill, FIRST_NUMBER, levels, orderedUnits, STAGES } from './bench-data.js';
import { growOrders } from './grow.js';
import { benchSurface, send, WARM_UP, type Call, type Side } from './sides.js';

// The native fulfilment API: CPU per call of its hottest calls, against a handler written by hand that does the same work.

const ORDERS = STAGES.queued + 1_000;
const MANY_ORDERS = 100_000;

/** Pings may differ in the time, lists in the cursor, which is signed; writes in what differs from one order to the next. */
const withoutTime = (text: string): string => text.replace(/"server_time":"[^"]+"/, '');
const withoutCursor = (text: string): string => text.replace(/"next_cursor":.*$/, '');
const shapeAlone = (text: string): string => text.replaceAll(/:("[^"]*"|[\d.]+|null)/g, ':0');

function callsOf(key: string): Call[] {
  const call = (side: Side, { method = 'GET', path, body }: { method?: string; path: string; body?: string }): Promise<string> => {
    const headers = { authorization: `Bearer ${key}`, ...(body !== undefined && { 'content-type': 'application/json', 'idempotency-key': randomUUID() }) };
    return send(side, { method, path: `/api/fulfillment/v1${path}`, headers, ...(body !== undefined && { body }) });
  };
  const post = (name: string, bodyOf: (order: number) => object, first: number) => {
    let next = first;
    return (side: Side): Promise<string> => {
      const order = next;
      next += 1;
      return call(side, { method: 'POST', path: `/orders/${String(FIRST_NUMBER + order)}/${name}`, body: JSON.stringify(bodyOf(order)) });
    };
  };
  let counted = 0;
  const read = { comparable: withoutCursor, rounds: 8 };
  const write = { comparable: shapeAlone, warmUp: WARM_UP.record, perRound: 30, rounds: 8, bounds: { logged: 1.5 } };
  return [
    { name: 'ping', comparable: withoutTime, bounds: { unlogged: 2 }, rounds: 8, warmUp: WARM_UP.record, perRound: 200, send: (side) => call(side, { path: '/ping' }) },
    { name: 'list of 50 orders', ...read, bounds: { unlogged: 1.5 }, warmUp: WARM_UP.list, perRound: 40, send: (side) => call(side, { path: '/orders?limit=50' }) },
    { name: 'single order', ...read, bounds: { unlogged: 2 }, warmUp: WARM_UP.record, perRound: 150, send: (side) => call(side, { path: `/orders/${String(FIRST_NUMBER + STAGES.queued + 400)}` }) },
    { name: 'returns page of 50', ...read, bounds: { logged: 1.3 }, warmUp: WARM_UP.list, perRound: 40, send: (side) => call(side, { path: '/returns?limit=50' }) },
    { name: 'accept', ...write, send: post('accept', (order) => ({ wms_reference: `W-${String(order)}` }), 0) },
    { name: 'picked', ...write, send: post('picked', (order) => ({ lines: orderedUnits(order) }), STAGES.accepted) },
    { name: 'shipments', ...write, send: post('shipments', (order) => ({ carrier_code: 'brt', tracking_number: `T-${String(order)}` }), STAGES.picked) },
    { name: 'stock of 500 items', ...write, bounds: { logged: 1.4 }, warmUp: WARM_UP.batch, perRound: 8, send: (side) => {
      counted += 1;
      return call(side, { method: 'PUT', path: '/stock', body: JSON.stringify({ items: levels(counted) }) });
    } },
  ];
}

await benchSurface('fulfillment', {
  fill: (databases) => fill(databases, ORDERS),
  calls: ({ credential }) => callsOf(credential),
  afterwards: async ({ databases, show }, calls) => {
    await growOrders(databases.orders, MANY_ORDERS);
    for (const call of calls.slice(1, 3)) await show({ ...call, name: `${call.name}, of ${String(MANY_ORDERS)}` });
  },
});
