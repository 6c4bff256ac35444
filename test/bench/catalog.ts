import { fillCatalog } from './catalog-data.js';
import { benchSurface, send, WARM_UP, type Call, type Side } from './sides.js';

// node dist/test/bench/catalog.js: CPU per call of the catalog API's hottest reads against a handler written by hand that does the same work.

const PRODUCTS = 600;
const ROOT = '/api/catalog/v1';

const withoutCursor = (text: string): string => text.replace(/"next_cursor":"[^"]*"/, '"next_cursor":"c"');

async function callsOf(key: string, ours: Side): Promise<Call[]> {
  const headers = { authorization: `Bearer ${key}` };
  const get = (path: string) => (side: Side): Promise<string> => send(side, { method: 'GET', path: `${ROOT}${path}`, headers });
  const { data } = JSON.parse(await get('/products?limit=200')(ours)) as { data: { updated_at: string }[] };
  const since = data.at(-1)?.updated_at ?? '';
  return [
    { name: 'list of 50 products with six variants, prices, texts and stock', bounds: { unlogged: 1.5 }, warmUp: WARM_UP.list, perRound: 24, rounds: 8, comparable: withoutCursor, send: get('/products?limit=50') },
    { name: 'list of 200', bounds: { unlogged: 1.5 }, warmUp: WARM_UP.batch, perRound: 8, rounds: 8, comparable: withoutCursor, send: get('/products?limit=200') },
    { name: 'changes, 50 of them', bounds: { unlogged: 1.5 }, warmUp: WARM_UP.list, perRound: 24, rounds: 8, comparable: withoutCursor, send: get(`/products?updated_since=${since}&limit=50`) },
    { name: 'single product', bounds: { unlogged: 2 }, warmUp: WARM_UP.record, perRound: 100, rounds: 8, send: get('/products/7') },
  ];
}

await benchSurface('catalog', { fill: (databases) => fillCatalog(databases, PRODUCTS), calls: ({ credential, ours }) => callsOf(credential, ours) });
