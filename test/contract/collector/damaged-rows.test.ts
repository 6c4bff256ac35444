import { testDialect } from '../../kit/database.js';
import { openCollector, VISITOR, type Collector } from './open-collector.js';

let c: Collector;
beforeAll(async () => { c = await openCollector(); });
afterAll(() => c.close());
beforeEach(async () => {
  await c.empty();
  c.clock.set('2026-11-21T09:30:00.000Z');
});

type Damage = readonly [column: string, value: string];

/** A server's columns of numbers take no text, those of SQLite take any. */
const OF_NUMBERS = testDialect === 'sqlite';
const EVENT_DAMAGE: readonly Damage[] = [['kind', 'page_vieW'], ['kind', ''], ...(OF_NUMBERS ? [['product_id', 'seven'], ['product_id', '1.5']] as const : [])];
const CART_DAMAGE: readonly Damage[] = [['stage', 'OPENED'], ...(OF_NUMBERS ? [['units', 'many'], ['units', '1.5'], ['value_minor', 'much']] as const : [])];

const damage = (table: string, where: string, [column, value]: Damage): Promise<unknown> => c.database('catalog').inTransaction((transaction) => transaction.execute(`UPDATE ${table} SET ${column} = ? WHERE ${where}`, [value]));
const pages = async (operation: string, of: (node: Readonly<Record<string, string>>) => string | undefined): Promise<unknown> => {
  const seen: unknown[] = [];
  for (let after: string | null = null, more = true; more;) {
    const [{ nodes, pageInfo }] = Object.values(await c.asStaff(operation, { after })) as [{ nodes: Readonly<Record<string, string>>[]; pageInfo: { hasNextPage: boolean; endCursor: string } }];
    seen.push(nodes.map(of));
    [after, more] = [pageInfo.endCursor, pageInfo.hasNextPage];
  }
  return seen;
};

test.each(EVENT_DAMAGE)('an event whose %s is damaged (%j) is left out of the list, the pages of which stay full, and keeps nobody from being erased [I-EVENTS-LIST-1] [I-CONSENT-4]', async (column, value) => {
  await c.events(['1', '2', '3', '4', '5'].map((name) => ({ kind: 'search', uid: `event-00${name}`, at: `2026-11-21T09:00:0${name}Z`, payload: { query: 'red' } })));
  for (const uid of ['event-002', 'event-003']) await damage('shopper_event', `uid = '${uid}'`, [column, value]);
  const LIST = 'query ($after: String) { storefrontEvents(filter: { from: "2026-11-21", to: "2026-11-21" }, first: 2, after: $after) { nodes { uid kind productId } pageInfo { hasNextPage endCursor } } }';
  expect(await pages(LIST, ({ uid }) => uid)).toEqual([['event-001', 'event-004'], ['event-005']]);
  expect(await c.consent({ consent: 'revoked' })).toMatchObject({ erased: true });
  expect([(await c.counts())['shopper_event'], await c.rows('SELECT events FROM erasure')]).toEqual([0, [{ events: 5 }]]);
  expect(await c.rows('SELECT SUM(searches) AS searches FROM search_figure WHERE LENGTH(period) = 10')).toEqual([{ searches: 2 }]); // of which nobody knows what they counted as
});

test.each(CART_DAMAGE)('a cart whose %s is damaged (%j) is left out of the list, the pages of which stay full, and goes on with the next event [I-CART-1]', async (column, value) => {
  const put = (token: string): Promise<Readonly<Record<string, unknown>>> => c.events([{ kind: 'add_to_cart', payload: { cart: token, quantity: 2, price: 10, currency: 'EUR' } }]);
  for (const token of ['c-1', 'c-2', 'c-3', 'c-4']) {
    c.clock.turn(1000);
    await put(token);
  }
  await damage('cart', "token = 'c-3'", [column, value]);
  c.clock.turn(7_200_000);
  const LIST = 'query ($after: String) { abandonedCarts(first: 2, after: $after) { nodes { token stage units value { amount } } pageInfo { hasNextPage endCursor } } }';
  expect(await pages(LIST, ({ token }) => token)).toEqual([['c-4', 'c-2'], ['c-1']]);
  expect(await put('c-3')).toMatchObject({ stored: 1, reason: null });
  const begun = { stage: 'OPEN', units: 4, value_minor: 4000, ...(column === 'units' && { units: 2 }), ...(column === 'value_minor' && { value_minor: 2000 }) };
  expect(await c.rows("SELECT stage, units, value_minor, visitor_id FROM cart WHERE token = 'c-3'")).toEqual([{ ...begun, visitor_id: VISITOR }]);
});
