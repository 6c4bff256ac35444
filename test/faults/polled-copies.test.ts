import { delayCommits, pollWhile } from '../kit/late-commits.js';
import { newOrder } from '../contract/commerce/integration.js';
import { openFourDialects, type FourDialects } from './four-dialects.js';

const [WRITERS, EACH, SEED] = [8, 4, 13];
const MUG = '4006381333931';

interface Kept { readonly id?: string; readonly sku?: string; readonly updated_at: string }
interface Page { readonly data: readonly Kept[]; readonly next_cursor: string | null }

let all: FourDialects;
beforeAll(async () => {
  all = await openFourDialects();
  expect((await count(500)).status).toBe(200);
});
afterAll(() => all.close());

const a = (path: string, init: RequestInit = {}) => all.json(path, init, 'LY1');
const count = (quantity: number) => a('/stock', { method: 'PUT', body: JSON.stringify({ items: [{ sku: 'MUG', location_code: 'LY1-MAIN', quantity }] }) });

/** Different sequences of writes of A, D and staff to an order, each with another final state. */
const LIVES: readonly ((number: string) => Promise<void>)[] = [
  () => Promise.resolve(),
  async (number) => { await all.cancel(number); },
  async (number) => { await work(number, 'accept'); await all.cancel(number); },
  async (number) => { await work(number, 'accept'); await all.cancel(number); await work(number, 'cancel'); },
  async (number) => { await work(number, 'accept'); await work(number, 'picked', { lines: [{ sku: 'MUG', quantity: 1 }] }); },
  async (number) => { await ship(number); },
  async (number) => { await ship(number); await goBack(number, 'receive', { lines: [{ barcode: MUG, quantity: 1, classification: 'damaged' }] }); },
  async (number) => { await ship(number); await all.asStaff('mutation C($input: CancelReturnInput!) { cancelReturn(input: $input) { id } }', { input: { reference: await announced(number), reason: 'kept' } }); },
];

async function work(number: string, report: string, body: object = {}): Promise<void> {
  const response = await a(`/orders/${number}/${report}`, { method: 'POST', body: JSON.stringify(body) });
  expect([response.status, await response.text()]).toEqual([200, expect.any(String)]);
}

async function ship(number: string): Promise<void> {
  await work(number, 'accept');
  await work(number, 'picked', { lines: [{ sku: 'MUG', quantity: 2 }] });
  await work(number, 'shipments', { carrier_name: 'BRT', tracking_number: `T-${number}` });
}

const announced = async (number: string): Promise<string> =>
  (await all.asStaff('mutation R($input: AnnounceReturnInput!) { announceReturn(input: $input) { number } }', { input: { orderReference: number, lines: [{ sku: 'MUG', quantity: 1 }], expected: true } })).announceReturn.number;

async function goBack(number: string, report: string, body: object): Promise<void> {
  expect((await a(`/returns/${await announced(number)}/${report}`, { method: 'POST', body: JSON.stringify(body) })).status).toBe(200);
}

/** Eight writers submit orders, run some of these sequences, and report stock. */
async function write(): Promise<void> {
  await Promise.all(Array.from({ length: WRITERS }, async (_, writer) => {
    for (let made = 0; made < EACH; made += 1) {
      const number = `${String(writer)}${String(made)}`;
      const order = { ...newOrder(`e-${number}`), number: `#${number}`, lines: [{ sku: 'MUG', quantity: 2, unit_price: { amount: '1.00', currency: 'EUR' } }] };
      expect((await all.d('/orders', { method: 'POST', body: JSON.stringify(order) })).status).toBe(201);
      await LIVES[(writer + made * 3) % LIVES.length]?.(number);
      await count(500 + writer);
    }
  }));
}

/** A list that is read page by page. */
async function pages(read: (query: string) => Promise<Response>, query: string): Promise<Kept[]> {
  const records: Kept[] = [];
  for (let cursor: string | null = ''; cursor !== null;) {
    const { data, next_cursor }: Page = await (await read(`limit=5&${query}${cursor === '' ? '' : `&cursor=${encodeURIComponent(cursor)}`}`)).json() as Page;
    records.push(...data);
    cursor = next_cursor;
  }
  return records;
}

/** A reader who keeps a copy of a list by updated_since alone. */
function copyOf(read: (query: string) => Promise<Response>) {
  const copy = new Map<string, Kept>();
  let since = '';
  return {
    copy,
    /** What the list shows when it is read whole. */
    whole: () => pages(read, ''),
    poll: async () => {
      for (const record of await pages(read, since === '' ? '' : `updated_since=${since}`)) {
        copy.set(record.id ?? record.sku ?? '', record);
        if (record.updated_at > since) since = record.updated_at;
      }
    },
  };
}

const byName = (records: Iterable<Kept>): Kept[] => [...records].toSorted((one, other) => ((one.id ?? one.sku ?? '') < (other.id ?? other.sku ?? '') ? -1 : 1));

/** Orders of D but for their returns: those are followed by /returns, and do not touch updated_at of the order (document 2, D). */
async function ordersOfD(path: string): Promise<Response> {
  const { data, next_cursor } = await (await all.d(path)).json() as { data: object[]; next_cursor: string | null };
  return Response.json({ data: data.map((order) => ({ ...order, returns: [] })), next_cursor });
}

/** The lists of A in which an order or a return can stand; each stands in one of them. */
const ORDERS = ['to_fulfill', 'accepted', 'processed', 'shipped', 'cancelled'];
const RETURNS = ['expected', 'received', 'compliant', 'not_compliant', 'closed', 'cancelled'];

/** The copy of a reader of several such lists: the latest version of each record. */
function merged(copies: readonly ReturnType<typeof copyOf>[]): Kept[] {
  const known = new Map<string, Kept>();
  for (const { copy } of copies) for (const [id, record] of copy) if (record.updated_at >= (known.get(id)?.updated_at ?? '')) known.set(id, record);
  return byName(known.values());
}

test('beside eight writers whose commits are up to three seconds late, a reader that follows updated_since of A and D ends with a full copy of orders, stock and returns, cancelled ones included [REL-R13 AD]', async () => {
  const follow = (read: (path: string) => Promise<Response>, paths: readonly string[]) => paths.map((path) => copyOf((query) => read(`${path}${path.includes('?') ? '&' : '?'}${query}`)));
  const readers = [
    follow(a, ORDERS.map((status) => `/orders?status=${status}`)), follow(a, RETURNS.map((status) => `/returns?status=${status}`)), follow(a, ['/stock']),
    follow(ordersOfD, ['/orders']), follow(all.d, ['/returns']), follow(all.d, ['/inventory']),
  ];
  delayCommits(all.database, all.clock, SEED);
  let polls = 0;
  await pollWhile(write(), async () => {
    polls += 1;
    for (const { poll } of readers.flat()) await poll();
  });
  for (const copies of readers) expect(merged(copies)).toEqual(byName((await Promise.all(copies.map(({ whole }) => whole()))).flat()));
  expect(readers.map((copies) => merged(copies).length)).toEqual([WRITERS * EACH, 8, 1, WRITERS * EACH, 8, 1]);
  expect(polls).toBeGreaterThan(5);
  const statuses = await all.database.query<{ status: string; orders: number }>('SELECT status, COUNT(*) AS orders FROM fulfillment_order GROUP BY status');
  expect(Object.fromEntries(statuses.map(({ status, orders }) => [status, orders]))).toEqual({ TO_FULFILL: 4, CANCELLED: 8, CANCEL_REQUESTED: 4, PROCESSED: 4, SHIPPED: 12 });
});
