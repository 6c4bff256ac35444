import { randomBytes } from 'node:crypto';
import { fill } from './bench-data.js';
import { openBench, type BenchDatabases } from './open-bench.js';
import { skuOf } from './promise-data.js';

const [VISITORS, PRODUCTS, PATHS, TERMS] = [200, 40, 30, 25] as const;

/** What a browser says that it is. */
export const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

/** The page that reports. */
export const ORIGIN = 'https://shop.example';

const KINDS = ['page_view', 'page_view', 'product_view', 'product_view', 'search', 'add_to_cart', 'page_view', 'product_view', 'page_view', 'checkout_start'] as const;

/** Give a company with the items of the benches a collector; answers its key. */
export async function fillCollector(databases: BenchDatabases): Promise<string> {
  await fill(databases, 0);
  const graph = await openBench(databases);
  const key = await makeStorefront(graph.asStaff);
  await graph.close();
  return key;
}

/** Make the collector and the products that batches name; answers its key. */
export async function makeStorefront(asStaff: (operation: string, variables: object) => Promise<unknown>): Promise<string> {
  const { createConnection: { apiKey } } = await asStaff('mutation C($input: CreateConnectionInput!) { createConnection(input: $input) { apiKey } }', { input: { kind: 'COLLECTOR', name: 'Shop', activate: true, collector: { domains: ['shop.example'] } } }) as { readonly createConnection: { readonly apiKey: string } };
  const products = Array.from({ length: PRODUCTS }, (_, index) => ({ title: `Model ${String(index)}`, variants: [{ sku: skuOf(index), price: { amount: '19.90', currency: 'EUR' } }] }));
  await asStaff('mutation S($input: SaveProductsInput!) { saveProducts(input: $input) { id } }', { input: { products } });
  return apiKey;
}

let batches = 0;

/** A batch of a visitor, none of whose events was ever sent. */
export function batchOf(key: string, events: number): string {
  batches += 1;
  const visitor = batches % VISITORS;
  const at = new Date().toISOString();
  return JSON.stringify({
    key, v: 1, sentAt: at, session: `session-${String(visitor).padStart(12, '0')}`, visitor: { id: `visitor-${String(visitor).padStart(12, '0')}`, consent: 'granted', purposes: ['analytics'], consentSource: 'manual', locale: 'it', channel: 'online-store' },
    events: Array.from({ length: events }, (_, index) => event(index, { at, cart: `cart-${String(visitor)}` })),
  });
}

function event(index: number, { at, cart }: { readonly at: string; readonly cart: string }): object {
  const kind = KINDS[index % KINDS.length];
  const of = batches * 7 + index;
  const head = { kind, uid: randomBytes(12).toString('base64url'), at };
  if (kind === 'page_view') return { ...head, payload: { path: `/pages/${String(of % PATHS)}?page=2`, title: 'A page of the shop' } };
  if (kind === 'search') return { ...head, payload: { query: `blue shirt ${String(of % TERMS)}`, results: of % 3, page: 1 } };
  if (kind === 'checkout_start') return { ...head, payload: { cart, items: 3, value: 59.7, currency: 'EUR' } };
  const ref = skuOf(of % PRODUCTS);
  return kind === 'add_to_cart' ? { ...head, ref, payload: { cart, quantity: 1, price: 19.9, currency: 'EUR' } } : { ...head, ref, payload: { from: '/shirts', list: 'shirts', position: of % 20, price: 19.9, currency: 'EUR' } };
}
