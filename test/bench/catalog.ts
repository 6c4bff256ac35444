import { fillCatalog } from './catalog-data.js';
import { benchSurface, send, WARM_UP, type Call, type Side } from './sides.js';

// node dist/test/bench/catalog.js: CPU per call of the catalog API's hottest reads and of its writes against a handler written by hand that does the same work.

const PRODUCTS = 600;
const ROOT = '/api/catalog/v1';

const SIZES = ['XS', 'S', 'M', 'L', 'XL', 'XXL'];
const [FIRST_WRITTEN, BULK] = [100, 100]; // behind those that are read

const withoutCursor = (text: string): string => text.replace(/"next_cursor":"[^"]*"/, '"next_cursor":"c"');

/** What differs between two writes of the same products: the number of the write, and when it was. */
const withoutRevision = (text: string): string => text.replace(/"updated_at":"[^"]*"/, '"updated_at":"t"').replaceAll(/revision \d+/g, 'revision n').replaceAll(/(price":"\d+)\.\d\d"/g, '$1"');

/** A known product with another title and other prices of its six variants. */
const changed = (number: number, revision: number): object => {
  const cents = String(revision % 100).padStart(2, '0');
  const variants = SIZES.map((size) => ({ sku: `MODEL-${String(number)}-${size}`, size, prices: [{ price: `59.${cents}`, sale_price: `49.${cents}` }] }));
  return { sku: `MODEL-${String(number)}`, title: `Model ${String(number)} revision ${String(revision)}`, brand: 'Nord', season: 'SS27', variants };
};

function writesOf(headers: Readonly<Record<string, string>>): Call[] {
  let revision = 0;
  const post = (path: string, bodyOf: () => object) => (side: Side): Promise<string> => {
    revision += 1;
    return send(side, { method: 'POST', path: `${ROOT}${path}`, headers: { ...headers, 'content-type': 'application/json' }, body: JSON.stringify(bodyOf()) });
  };
  return [
    { name: 'upsert of one with six variants', bounds: { unlogged: 2 }, warmUp: WARM_UP.record, perRound: 60, rounds: 8, comparable: withoutRevision, send: post('/products', () => changed(FIRST_WRITTEN, revision)) },
    { name: 'bulk of 100', bounds: { unlogged: 1.5 }, warmUp: WARM_UP.batch, perRound: 8, rounds: 8, send: post('/products/bulk', () => ({ products: Array.from({ length: BULK }, (_, index) => changed(FIRST_WRITTEN + index, revision)) })) },
  ];
}

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
    ...writesOf(headers),
  ];
}

await benchSurface('catalog', { fill: (databases) => fillCatalog(databases, PRODUCTS), calls: ({ credential, ours }) => callsOf(credential, ours) });
