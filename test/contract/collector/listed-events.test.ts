import { NOTHING, openCollector, VISITOR, visitor, type Collector } from './open-collector.js';
import { staffOf } from '../../kit/company.js';

let c: Collector;
beforeAll(async () => { c = await openCollector(); });
afterAll(() => c.close());
beforeEach(async () => {
  await c.empty();
  c.clock.set('2026-11-21T09:30:00.000Z');
});

const LIST = `query ($filter: StorefrontEventFilter!, $first: Int, $after: String, $last: Int, $before: String) {
  storefrontEvents(filter: $filter, first: $first, after: $after, last: $last, before: $before) { nodes { uid kind at day visitorId sessionId channel reference productId variantId isBot payload product { id title } } pageInfo { hasNextPage endCursor startCursor } }
}`;
const TODAY = { from: '2026-11-21', to: '2026-11-21' };
const list = async (filter: object, page: object = {}) => (await c.asStaff(LIST, { filter, ...page })).storefrontEvents;
const uids = async (filter: object, page: object = {}): Promise<string[]> => (await list(filter, page)).nodes.map(({ uid }: { uid: string }) => uid);
const event = (uid: string, at: string, more: object = {}) => ({ kind: 'page_view', uid, at, ...more });

test('an event is listed with everything that is kept of it, its product too [I-EVENTS-LIST-1]', async () => {
  const { saveProducts: [{ id, variants: [{ id: variantId }] }] } = await c.asStaff('mutation ($input: SaveProductsInput!) { saveProducts(input: $input) { id variants { id } } }', { input: { products: [{ title: 'Tee', status: 'ACTIVE', variants: [{ sku: 'TEE-M', price: { amount: '9.90', currency: 'EUR' } }] }] } });
  const sent = { session: 'session-0000000001', visitor: { channel: 'shop' } };
  await c.events([{ kind: 'add_to_cart', uid: 'event-001', ref: 'TEE-M', payload: { cart: 'c-1', quantity: 2, price: 9.9, currency: 'EUR' } }, { kind: 'product_view', uid: 'event-002', ref: 'GONE' }], sent);
  const same = { at: '2026-11-21T09:30:00.000Z', day: '2026-11-21', visitorId: VISITOR, sessionId: 'session-0000000001', channel: 'shop', isBot: false };
  expect((await list(TODAY)).nodes).toEqual([
    { ...same, uid: 'event-001', kind: 'add_to_cart', reference: null, productId: id, variantId, product: { id, title: 'Tee' }, payload: { cart: 'c-1', quantity: 2, price: 9.9, currency: 'EUR' } },
    { ...same, uid: 'event-002', kind: 'product_view', reference: 'GONE', productId: null, variantId: null, product: null, payload: {} },
  ]);
});

test('events are listed in the order in which they happened, page by page, forwards and backwards [I-EVENTS-LIST-1]', async () => {
  await c.events([event('event-bbb', '2026-11-21T08:00:00Z'), event('event-aaa', '2026-11-21T08:00:00Z'), event('event-ccc', '2026-11-21T07:00:00Z'), event('event-ddd', '2026-11-21T09:00:00Z')]);
  const first = await list(TODAY, { first: 2 });
  expect([first.nodes.map(({ uid }: { uid: string }) => uid), first.pageInfo.hasNextPage]).toEqual([['event-ccc', 'event-aaa'], true]);
  const second = await list(TODAY, { first: 2, after: first.pageInfo.endCursor });
  expect([second.nodes.map(({ uid }: { uid: string }) => uid), second.pageInfo.hasNextPage]).toEqual([['event-bbb', 'event-ddd'], false]);
  expect(await uids(TODAY, { last: 3, before: second.pageInfo.endCursor })).toEqual(['event-ccc', 'event-aaa', 'event-bbb']);
  expect(await uids(TODAY, { last: 1 })).toEqual(['event-ddd']);
});

test('days are those that figures count: of the company\'s time zone when the event arrived [I-EVENTS-LIST-2]', async () => {
  const zone = (timeZone: string) => c.asStaff('mutation ($input: SetCompanyTimeZoneInput!) { setCompanyTimeZone(input: $input) { id } }', { input: { timeZone } });
  c.clock.set('2026-11-22T12:00:00.000Z');
  await c.events([event('event-rome-before', '2026-11-20T22:59:59Z'), event('event-rome-first', '2026-11-20T23:00:00Z'), event('event-rome-last', '2026-11-21T22:59:59Z'), event('event-rome-after', '2026-11-21T23:00:00Z')]);
  for (const [timeZone, name, hour] of [['Pacific/Kiritimati', 'east', 10], ['Pacific/Pago_Pago', 'west', 11]] as const) {
    await zone(timeZone);
    c.clock.turn(120_000); // who keeps a zone for a while has looked again
    const [begins, ends] = name === 'east' ? [`2026-11-20T${String(hour)}`, `2026-11-21T${String(hour)}`] : [`2026-11-21T${String(hour)}`, `2026-11-22T${String(hour)}`];
    await c.events([event(`event-${name}-first`, `${begins}:00:00Z`), event(`event-${name}-last`, `${ends.slice(0, -2)}${String(hour - 1).padStart(2, '0')}:59:59Z`), event(`event-${name}-after`, `${ends}:00:00Z`)]);
  }
  await zone('Europe/Rome');
  expect(await uids(TODAY)).toEqual(['event-east-first', 'event-rome-first', 'event-east-last', 'event-west-first', 'event-rome-last', 'event-west-last']);
  const { storefrontFigures: { totals } } = await c.asStaff('query ($input: StorefrontFiguresInput!) { storefrontFigures(input: $input) { totals { pageViews } } }', { input: TODAY });
  expect(totals).toEqual({ pageViews: 6 });
});

test('events of some kinds, and of a sales channel, are listed alone [I-EVENTS-LIST-1]', async () => {
  await c.events([{ kind: 'search', uid: 'event-s1', payload: { query: 'red' } }, { kind: 'page_view', uid: 'event-p1' }], { visitor: { channel: 'shop' } });
  await c.events([{ kind: 'search', uid: 'event-s2' }, { kind: 'purchase', uid: 'event-b2' }], { visitor: { id: visitor(2), channel: 'outlet' } });
  expect(await uids({ ...TODAY, kinds: ['search'] })).toEqual(['event-s1', 'event-s2']);
  expect(await uids({ ...TODAY, kinds: ['purchase', 'search', 'search'], channel: 'outlet' })).toEqual(['event-b2', 'event-s2']);
  expect(await uids({ ...TODAY, channel: 'none' })).toEqual([]);
});

test('what bots did is listed as theirs, and what happened by a wrong clock says when that was [I-EVENTS-LIST-1]', async () => {
  await c.events([event('event-bot', '2026-11-21T09:00:00Z')], {}, { headers: { 'user-agent': 'Googlebot/2.1 (+http://www.google.com/bot.html)' } });
  await c.events([event('event-late', '2026-11-21T08:59:00Z')], { sentAt: '2026-11-21T09:00:00Z', visitor: { id: visitor(2) } });
  expect((await list(TODAY)).nodes).toMatchObject([{ uid: 'event-bot', isBot: true, payload: {} }, { uid: 'event-late', isBot: false, at: '2026-11-21T09:29:00.000Z', payload: { _client_at: '2026-11-21T08:59:00Z' } }]);
});

test('who is erased is listed no more, and a damaged payload keeps nobody from the others [I-EVENTS-LIST-1]', async () => {
  expect(await c.events([event('event-001', '2026-11-21T09:00:00Z', { payload: { path: '/' } })])).toEqual({ ...NOTHING, stored: 1 });
  await c.events([event('event-002', '2026-11-21T09:00:00Z', { payload: { path: '/' } })], { visitor: { id: visitor(2) } });
  await c.database('catalog').inTransaction((transaction) => transaction.execute('UPDATE shopper_event SET payload = ? WHERE uid = ?', ['{"path', 'event-002']));
  expect((await list(TODAY)).nodes.map(({ uid, payload }: { uid: string; payload: object }) => [uid, payload])).toEqual([['event-001', { path: '/' }], ['event-002', {}]]);
  await c.consent({ consent: 'revoked' });
  expect(await uids(TODAY)).toEqual(['event-002']);
});

test('a cursor is of one company and one filter [I-EVENTS-LIST-1] [I-TENANT-1]', async () => {
  const other = await c.stranger();
  await c.events([event('event-001', '2026-11-21T08:00:00Z'), event('event-002', '2026-11-21T09:00:00Z')]);
  await c.events([event('event-003', '2026-11-21T08:30:00Z')], {}, { key: other.key });
  const { pageInfo: { endCursor: after } } = await list(TODAY, { first: 1 });
  expect(await uids(TODAY, { after })).toEqual(['event-002']);
  for (const more of [{ to: '2026-11-22' }, { kinds: ['search'] }, { channel: 'shop' }]) await expect(uids({ ...TODAY, ...more }, { after })).rejects.toMatchObject({ code: 'BAD_CURSOR' });
  await expect(other.asStaff(LIST, { filter: TODAY, after })).rejects.toMatchObject({ code: 'BAD_CURSOR' });
  expect((await other.asStaff(LIST, { filter: TODAY })).storefrontEvents.nodes.map(({ uid }: { uid: string }) => uid)).toEqual(['event-003']);
});

test('figures alone are for people with intelligence.read: events need catalog.manage [I-EVENTS-LIST-3]', async () => {
  await expect(c.run(LIST, { filter: TODAY }, staffOf(c.company, ['intelligence.read', 'catalog.read', 'catalog.write']))).rejects.toMatchObject({ code: 'FORBIDDEN' });
  expect((await c.run(LIST, { filter: TODAY }, staffOf(c.company, ['catalog.manage']))).storefrontEvents.nodes).toEqual([]);
});

test.each([
  [{ from: '2026-02-30', to: '2026-03-01' }, { from: ['must be a day that exists, as YYYY-MM-DD'] }], [{ from: '2026-11-21', to: '2026-11-20' }, { to: ['must not be before from'] }],
  [{ from: '2026-11-21', to: '2029-11-21' }, { to: ['must be at most 1096 days with the first'] }], [{ ...TODAY, kinds: [] }, { 'filter.kinds': ['must name one kind at least'] }],
])('%j is refused [I-EVENTS-LIST-1]', async (filter, details) => {
  await expect(uids(filter)).rejects.toMatchObject({ code: 'BAD_INPUT', details });
});

test.each([['0000-01-01', '0000-01-02'], ['9990-12-30', '9990-12-31'], ['2026-11-21', '2029-11-20']])('%s to %s are days, on which nothing happened [I-EVENTS-LIST-1]', async (from, to) => {
  expect(await uids({ from, to })).toEqual([]);
});
