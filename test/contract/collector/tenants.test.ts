import { NOTHING, openCollector, VISITOR, visitor, type Collector } from './open-collector.js';

let c: Collector;
beforeAll(async () => { c = await openCollector(); });
afterAll(() => c.close());
beforeEach(() => c.empty());

const DAYS = { from: '2026-11-21', to: '2026-11-21' };
const SHOWN = `query ($days: StorefrontFiguresInput!, $campaigns: CampaignFiguresInput!, $searches: TopSearchesInput!) {
  storefrontFigures(input: $days) { totals { sessions pageViews searches cartAdditions purchases } } campaignFigures(input: $campaigns) { source orders value { amount currency } }
  topSearches(input: $searches) { term searches } abandonedCarts(filter: { idleMinutes: 1 }) { nodes { token units } } erasures(first: 10) { nodes { state events } }
}`;
const shown = (asStaff: Collector['asStaff']): Promise<unknown> => asStaff(SHOWN, { days: DAYS, campaigns: { ...DAYS, touch: 'LAST' }, searches: DAYS });

const batch = (units: number) => [
  { kind: 'page_view', uid: 'event-001', payload: { path: '/', utm_source: 'letter' } }, { kind: 'search', uid: 'event-002', payload: { query: 'red' } }, { kind: 'add_to_cart', uid: 'event-003', payload: { cart: 'c-1', quantity: units } },
  { kind: 'purchase', uid: 'event-004', payload: { order: '1001', value: units * 10, currency: 'EUR' } },
];
const figures = (units: number) => ({
  storefrontFigures: { totals: { sessions: 1, pageViews: 1, searches: 1, cartAdditions: 1, purchases: 1 } }, campaignFigures: [{ source: 'letter', orders: 1, value: { amount: `${String(units)}0.00`, currency: 'EUR' } }],
  topSearches: [{ term: 'red', searches: 1 }], abandonedCarts: { nodes: [{ token: 'c-1', units }] }, erasures: { nodes: [] },
});
const NONE = { storefrontFigures: { totals: { sessions: 0, pageViews: 0, searches: 0, cartAdditions: 0, purchases: 0 } }, campaignFigures: [], topSearches: [], abandonedCarts: { nodes: [] } };

const later = async <T>(look: () => Promise<T>): Promise<T> => {
  c.clock.turn(120_000);
  try {
    return await look();
  } finally {
    c.clock.turn(-120_000);
  }
};

test('the same visitor, uids, cart and order of two companies are two, and each reads its own [I-TENANT-1]', async () => {
  const { key, asStaff } = await c.stranger();
  const session = 'session-0000000001';
  expect(await c.events(batch(1), { session })).toEqual({ ...NOTHING, stored: 4 });
  expect(await c.events(batch(2), { session }, { key })).toEqual({ ...NOTHING, stored: 4 });
  expect(await c.events(batch(2), { session }, { key })).toEqual({ ...NOTHING, duplicates: 4 });
  expect(await later(() => Promise.all([shown(c.asStaff), shown(asStaff)]))).toEqual([figures(1), figures(2)]);
});

test('a revoke in one company erases nothing in another, and is no mark there [I-TENANT-1]', async () => {
  const { key, asStaff } = await c.stranger();
  await c.events(batch(1));
  await c.events(batch(2), {}, { key });
  expect(await c.consent({ consent: 'revoked' })).toEqual({ recorded: true, consent: 'revoked', erased: true, test: false });
  expect(await later(() => Promise.all([shown(c.asStaff), shown(asStaff)]))).toEqual([{ ...NONE, erasures: { nodes: [{ state: 'revoked', events: 4 }] } }, figures(2)]);
  expect(await c.events([{ kind: 'page_view' }], {}, { key })).toEqual({ ...NOTHING, stored: 1 });
  expect(await c.events([{ kind: 'page_view' }])).toEqual({ ...NOTHING, rejected: [{ index: 0, reason: 'consent' }] });
});

test('the proofs of two companies for the same visitor have different hashes [I-TENANT-1] [I-CONSENT-4]', async () => {
  const { key } = await c.stranger();
  for (const sent of [{}, { key }]) {
    await c.events([], {}, sent);
    await c.consent({ consent: 'denied' }, {}, sent);
  }
  const hashes = (await c.rows('SELECT visitor_hash FROM erasure')).map((row) => row['visitor_hash']);
  expect([hashes.length, new Set(hashes).size]).toEqual([2, 2]);
});

test('staff of another company erase nobody, by visitor or by customer, and read no proof [I-TENANT-1] [I-ERASURE-1] [REL-S6]', async () => {
  const { asStaff } = await c.stranger();
  await c.events(batch(1), { customer: c.reference('customer-1'), visitor: { purposes: ['personalisation'] } });
  for (const input of [{ visitorId: VISITOR }, { customerId: 'customer-1' }]) expect(await asStaff('mutation ($input: EraseVisitorInput!) { eraseVisitor(input: $input) { id } }', { input })).toEqual({ eraseVisitor: [] });
  await c.consent({ consent: 'revoked' });
  expect(await asStaff('query ($id: ID!) { erasures(visitorId: $id) { nodes { id } } }', { id: VISITOR })).toEqual({ erasures: { nodes: [] } });
});

test('two collectors of one company share its visitors, and its test codes are those of each [I-TEST-2]', async () => {
  const { key, id } = await c.install();
  expect(await c.events(batch(1))).toEqual({ ...NOTHING, stored: 4 });
  expect(await c.events(batch(1), {}, { key })).toEqual({ ...NOTHING, duplicates: 4 });
  expect(await c.rows('SELECT installation_id FROM visitor')).toEqual([{ installation_id: id }]);
});

describe('bots', () => {
  const BOTS = ['Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', 'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; bingbot/2.0) Chrome/142.0', 'curl/8.5.0', 'python-requests/2.32', 'Mozilla/5.0 (X11; Linux x86_64) HeadlessChrome/142.0.0.0'];

  test.each(BOTS)('are stored with a flag, and are in no figure: %s [I-BOT-1]', async (agent) => {
    expect(await c.events(batch(1), { session: 'session-0000000001' }, { headers: { 'user-agent': agent } })).toEqual({ ...NOTHING, stored: 4 });
    expect(await c.rows('SELECT DISTINCT is_bot FROM shopper_event')).toEqual([{ is_bot: 1 }]);
    expect(await c.rows('SELECT is_bot FROM visitor')).toEqual([{ is_bot: 1 }]);
    expect(await later(() => shown(c.asStaff))).toEqual({ ...NONE, erasures: { nodes: [] } });
  });

  test('are erased as anybody is, and that takes nothing out of the figures of others [I-BOT-1] [I-FIGURES-2]', async () => {
    await c.events(batch(1));
    await c.events(batch(3).map((event) => ({ ...event, uid: `${event.uid}-bot` })), { visitor: { id: visitor(2) } }, { headers: { 'user-agent': 'curl/8.5.0' } });
    expect(await c.consent({ id: visitor(2), consent: 'revoked' })).toMatchObject({ erased: true });
    expect(await later(() => shown(c.asStaff))).toEqual({ ...figures(1), erasures: { nodes: [{ state: 'revoked', events: 4 }] } });
  });
});
