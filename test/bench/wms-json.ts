import { benchSurface, send, WARM_UP, type Call } from './sides.js';
import { BARCODES, fillWmsJson } from './wms-json-data.js';

// node dist/test/bench/wms-json.js: CPU per call of the JSON facade's hottest calls against a handler written by hand that does the same work.

const ORDERS = 600;

function callsOf(key: string): Call[] {
  let counted = 0;
  return [
    { name: 'Orders/New with 500 orders', warmUp: WARM_UP.batch, perRound: 10, rounds: 8, send: (side) => send(side, { method: 'GET', path: '/V1/Orders/New', headers: { 'x-api-key': key } }) },
    { name: 'Stock/Update of 500 items', bounds: { logged: 1.4 }, warmUp: WARM_UP.batch, perRound: 8, rounds: 8, send: (side) => {
      counted += 1;
      const body = JSON.stringify({ ProductList: BARCODES.map((Sku, item) => ({ Sku, Quantity: (item + counted) % 1000 })) });
      return send(side, { method: 'PUT', path: '/V1/Stock/Update', headers: { 'x-api-key': key, 'content-type': 'application/json' }, body });
    } },
  ];
}

await benchSurface('wms-json', { fill: (databases) => fillWmsJson(databases, ORDERS), calls: ({ credential }) => callsOf(credential) });
