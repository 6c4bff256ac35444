import { systemOf } from '../../kit/open-graph.js';
import { NOTHING, openCollector, VISITOR, visitor, type Collector } from './open-collector.js';

let c: Collector;
beforeAll(async () => { c = await openCollector(); });
afterAll(() => c.close());
beforeEach(async () => {
  await c.empty();
  c.clock.set('2026-11-21T09:30:00.000Z');
});

const [BATCHES, PER_BATCH] = [104, 50] as const;
/** What the first transaction takes of them: no more than 5,000, and those of a second together, 52 at a time. */
const TAKEN_FIRST = 4992;
const KINDS = ['page_view', 'search', 'add_to_cart', 'product_view', 'purchase'] as const;
const PERSONAL = { purposes: ['personalisation'] };

/** What a visitor does in a session: of every kind, on two days, with orders and what brought them. */
const session = (visitorId: string, at: number): Promise<unknown> => c.events(Array.from({ length: PER_BATCH }, (_, index) => {
  const kind = KINDS[index % KINDS.length] ?? 'page_view';
  const said = { page_view: { utm_source: `letter-${String(at % 3)}` }, search: { query: `red ${String(at % 7)}`, results: at % 2 }, add_to_cart: { cart: `${visitorId}-${String(at)}`, quantity: 2 }, product_view: {}, purchase: { order: `${visitorId}-${String(at)}`, value: 10, currency: 'EUR' } }[kind];
  return { kind, at: `2026-11-${at % 2 === 0 ? '20' : '21'}T08:00:${String(index).padStart(2, '0')}Z`, payload: said };
}), { session: `session-${String(at).padStart(10, '0')}`, customer: c.reference('customer-1'), visitor: { id: visitorId, ...PERSONAL } });

/** What the figures say, and what the rows say that they are of. */
async function figures(): Promise<readonly [said: unknown, counted: unknown]> {
  const [said] = await c.rows(`SELECT SUM(page_views) AS views, SUM(product_views) AS products, SUM(searches) AS searches, SUM(cart_additions) AS additions, SUM(purchases) AS purchases, SUM(sessions) AS sessions, SUM(session_seconds) AS seconds,
    (SELECT SUM(searches) FROM search_figure WHERE LENGTH(period) = 10) AS terms, (SELECT SUM(orders) FROM campaign_figure WHERE LENGTH(period) = 10 AND touch = 'LAST') AS orders, (SELECT SUM(value_minor) FROM campaign_figure WHERE LENGTH(period) = 7 AND touch = 'FIRST') AS value FROM traffic_figure`);
  const of = (kind: string): string => `(SELECT COUNT(*) FROM shopper_event WHERE kind = '${kind}')`;
  const [counted] = await c.rows(`SELECT ${of('page_view')} AS views, ${of('product_view')} AS products, ${of('search')} AS searches, ${of('add_to_cart')} AS additions, ${of('purchase')} AS purchases, (SELECT COUNT(*) FROM shopper_session) AS sessions,
    49 * (SELECT COUNT(*) FROM shopper_session WHERE events = 50) AS seconds, ${of('search')} AS terms, (SELECT COUNT(*) FROM shopper_order) AS orders, (SELECT COALESCE(SUM(value_minor), 0) FROM shopper_order) AS value`);
  const numbers = (row: object = {}): unknown => Object.fromEntries(Object.entries(row).map(([name, value]) => [name, Number(value)]));
  return [numbers(said), numbers(counted)];
}

/** The process dies when it begins its nth transaction from now; what is done meanwhile ends with an error. */
async function killedAt(nth: number, work: () => Promise<unknown>): Promise<void> {
  const database = c.database('catalog');
  const { inTransaction } = database;
  let begun = 0;
  Object.assign(database, { inTransaction: (transaction: Parameters<typeof inTransaction>[0]) => {
    begun += 1;
    return begun < nth ? inTransaction(transaction) : Promise.reject(new Error('killed'));
  } });
  try {
    await work().catch(() => undefined);
  } finally {
    Object.assign(database, { inTransaction });
  }
}

const EVERYTHING = 'SELECT * FROM traffic_figure WHERE sessions > 0 ORDER BY day, channel';
const others = async (): Promise<unknown> => [await c.rows(EVERYTHING), await c.rows('SELECT * FROM search_figure ORDER BY period, term'), await c.rows('SELECT * FROM campaign_figure WHERE orders > 0 ORDER BY period, touch, source')];

const NAMELESS = { input: null, changes: null };
const WAYS: readonly [name: string, stopped: () => Promise<unknown>, again: () => Promise<unknown>, calls: readonly object[]][] = [
  ['a revoke, sent again', () => c.consent({ consent: 'revoked' }), () => c.consent({ consent: 'revoked' }), []],
  ['a batch that says so, and the purge', () => c.events([], { visitor: { consent: 'denied' } }), () => c.run('mutation { purgeShopperEvents }', {}, systemOf()), []],
  ['staff, who erase the customer, and do so again', () => c.asStaff('mutation { eraseVisitor(input: { customerId: "customer-1" }) { id } }'), () => c.asStaff('mutation { eraseVisitor(input: { customerId: "customer-1" }) { id } }'), [NAMELESS, NAMELESS]],
];

test.each(WAYS)('stopped at any transaction, an erasure by %s leaves figures that are exact, and ends [I-CONSENT-4] [I-FIGURES-2]', async (...[, stopped, again, calls]) => {
  await session(visitor(2), 1);
  await c.events([{ kind: 'page_view' }], { visitor: { id: visitor(2), purposes: [] } }); // who takes the link back is not of the customer
  const left = await others();
  for (let at = 0; at < BATCHES; at += 1) await session(VISITOR, at);
  await killedAt(2, stopped);
  const [said, counted] = await figures();
  expect(said).toEqual(counted);
  expect((await c.counts())['shopper_event']).toBe(BATCHES * PER_BATCH - TAKEN_FIRST + 51);
  expect((await c.rows('SELECT visitor_id, events FROM erasure'))).toEqual([{ visitor_id: VISITOR, events: TAKEN_FIRST }]);
  c.clock.turn(10_000);
  const meanwhile = await c.events([{ kind: 'page_view' }], { visitor: PERSONAL });
  expect(meanwhile).toEqual({ ...NOTHING, rejected: [{ index: 0, reason: 'storage' }], reason: 'storage' }); // it may come again
  expect((await c.read(c.post('/consent', { visitor: { id: VISITOR, consent: 'granted' } })))[0]).toBe(503);
  expect(await c.events([{ kind: 'page_view', at: '2026-11-21T09:29:00Z' }])).toMatchObject({ rejected: [{ index: 0, reason: 'consent' }] });
  await again();
  expect(await c.rows("SELECT input, changes FROM audit_entry WHERE operation = 'eraseVisitor'")).toEqual(calls); // an entry a call, not a step
  expect(await others()).toEqual(left);
  expect(await c.counts()).toEqual({ visitor: 1, shopper_event: 51, shopper_session: 2, cart: 1, shopper_order: 1, shopper_touch: 10, erasure: 1 });
  expect(await c.rows('SELECT visitor_id, events FROM erasure')).toEqual([{ visitor_id: null, events: BATCHES * PER_BATCH }]);
  c.clock.turn(10_000);
  expect((await c.events([{ kind: 'page_view' }]))['stored']).toBe(1);
});

test('calls that erase a visitor at once leave nothing, and one proof [I-CONSENT-4]', async () => {
  for (let at = 0; at < BATCHES; at += 1) await session(VISITOR, at);
  const answers = await Promise.all([1, 2, 3].map(() => c.consent({ consent: 'revoked' })));
  expect(answers.map(({ erased }) => erased)).toContain(true);
  expect(await c.rows('SELECT events FROM erasure')).toEqual([{ events: BATCHES * PER_BATCH }]);
  expect(await c.counts()).toEqual({ visitor: 0, shopper_event: 0, shopper_session: 0, cart: 0, shopper_order: 0, shopper_touch: 0, erasure: 1 });
});

test('more events of one moment than a transaction takes go in several, and the figures are exact between them [I-CONSENT-4]', async () => {
  const moment = Array.from({ length: PER_BATCH }, () => ({ kind: 'search', at: '2026-11-21T08:00:00Z', payload: { query: 'red' } }));
  for (let at = 0; at < BATCHES; at += 1) await c.events(moment, { session: 'session-of-one-moment', visitor: PERSONAL });
  await killedAt(2, () => c.consent({ consent: 'revoked' }));
  const [said, counted] = await figures();
  expect(said).toMatchObject({ searches: BATCHES * PER_BATCH - 5000, terms: BATCHES * PER_BATCH - 5000 });
  expect(counted).toMatchObject({ searches: BATCHES * PER_BATCH - 5000 });
  await c.consent({ consent: 'revoked' });
  expect(await c.rows('SELECT events FROM erasure')).toEqual([{ events: BATCHES * PER_BATCH }]);
  expect(await c.counts()).toEqual({ visitor: 0, shopper_event: 0, shopper_session: 0, cart: 0, shopper_order: 0, shopper_touch: 0, erasure: 1 });
});

test('a visitor of many sessions who was not seen for 395 days is purged in steps, whatever stops it, and the figures stay [I-RETENTION-1]', async () => {
  for (let at = 0; at < BATCHES; at += 1) await session(VISITOR, at);
  const before = (await figures())[0];
  c.clock.turn(395 * 86_400_000 + 1);
  await killedAt(4, () => c.run('mutation { purgeShopperEvents }', {}, systemOf()));
  await c.run('mutation { purgeShopperEvents }', {}, systemOf());
  expect(await c.counts()).toEqual({ visitor: 0, shopper_event: 0, shopper_session: 0, cart: 0, shopper_order: 0, shopper_touch: 0, erasure: 0 });
  expect((await figures())[0]).toEqual(before);
});
