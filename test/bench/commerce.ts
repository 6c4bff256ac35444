import { FIRST_NUMBER } from './bench-data.js';
import { fillCommerce } from './commerce-data.js';
import { showFigure } from './report.js';
import { benchSurface, latency, send, WARM_UP, type Call } from './sides.js';

// node dist/test/bench/commerce.js: CPU per call of the commerce API's hottest calls against a handler written by hand that does the same work.

const ORDERS = 700;
const SINGLE = 'single order with shipments and refunds';
const [LATENCY_CALLS, LATENCY_MS] = [1_000, 0.7];
const ROOT = '/api/commerce/v1';
const euros = (amount: string) => ({ amount, currency: 'EUR' });

/** What differs from one order to the next, and between a cursor that is signed and one that is not. */
const alike = (text: string): string => text.replaceAll(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, 'id').replace(/"number":"#\d+"/, '"number":"n"').replaceAll(/"(placed_at|updated_at)":"[^"]+"/g, '"$1":"t"');
const withoutTime = (text: string): string => text.replace(/"server_time":"[^"]+"/, '');
const withoutCursor = (text: string): string => text.replace(/"next_cursor":"[^"]*"/, '"next_cursor":"c"');

function callsOf(key: string): Call[] {
  const headers = { authorization: `Bearer ${key}` };
  let sent = 0;
  return [
    { name: 'ping', bounds: { unlogged: 2 }, warmUp: WARM_UP.record, perRound: 200, rounds: 8, comparable: withoutTime, send: (side) => send(side, { method: 'GET', path: `${ROOT}/ping`, headers }) },
    { name: 'list of 50 orders with shipments and refunds', bounds: { unlogged: 1.5 }, warmUp: WARM_UP.list, perRound: 30, rounds: 8, comparable: withoutCursor, send: (side) => send(side, { method: 'GET', path: `${ROOT}/orders?limit=50`, headers }) },
    { name: SINGLE, bounds: { unlogged: 2 }, warmUp: WARM_UP.record, perRound: 100, rounds: 8, send: (side) => send(side, { method: 'GET', path: `${ROOT}/orders/${String(FIRST_NUMBER)}`, headers }) },
    { name: 'inventory page of 200', bounds: { logged: 1.3 }, warmUp: WARM_UP.list, perRound: 30, rounds: 8, comparable: withoutCursor, send: (side) => send(side, { method: 'GET', path: `${ROOT}/inventory?limit=200`, headers }) },
    { name: 'new order', bounds: { logged: 1.5 }, warmUp: WARM_UP.record, perRound: 30, rounds: 8, comparable: alike, send: (side) => {
      sent += 1;
      const id = `B-${String(sent)}`;
      const body = JSON.stringify({
        external_id: id, currency: 'EUR', customer: { name: 'Giulia Ferri' }, shipping_address: { city: 'Milano', postal_code: '20123', country_code: 'IT' }, shipping: { method_code: 'standard', price: euros('5.00') },
        lines: [0, 1, 2].map((line) => ({ sku: `MODEL${String(499 - line)}_BLUE_M`, quantity: 1, unit_price: euros('49.90'), tax_rate: '0.22' })),
      });
      return send(side, { method: 'POST', path: `${ROOT}/orders`, headers: { ...headers, 'content-type': 'application/json', 'idempotency-key': `k-${id}` }, body });
    } },
  ];
}

await benchSurface('commerce', {
  fill: (databases) => fillCommerce(databases, ORDERS),
  calls: ({ credential }) => callsOf(credential),
  afterwards: async ({ database, ours }, calls) => {
    const single = calls.find(({ name }) => name === SINGLE);
    if (single) showFigure({ surface: 'commerce', figure: 'single order, median latency of one caller', database, value: await latency(ours, single, LATENCY_CALLS), unit: 'ms', bound: database === 'sqlite' ? LATENCY_MS : undefined });
  },
});
