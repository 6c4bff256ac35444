import { cartsLeft, monthOfVisits, SKUS, truthOf, type Visit } from './month-of-traffic.js';
import { openCollector, visitor, type Collector } from './open-collector.js';

/* eslint-disable @typescript-eslint/no-explicit-any -- tests read answers of any shape */

let c: Collector;
let skus: ReadonlyMap<number, string>;
const VISITS = monthOfVisits();
const MONTH = { from: '2026-10-01', to: '2026-10-31' };

/** Visitors who revoke on a day of the month, and come back by another consent afterwards. */
const REVOKES: ReadonlyMap<number, string> = new Map([3, 14, 15, 42, 65, 70, 81].map((by, at) => [by, `2026-10-${String(8 + at * 3).padStart(2, '0')}T12:00:00.000Z`]));

/** When a visit arrives: a second after its last event, and each fourth a day late. */
const arrivalOf = ({ events }: Visit, index: number): string => new Date(Date.parse(events.at(-1)?.at ?? '') + (index % 4 === 0 ? 86_400_000 : 1000)).toISOString();

/** A visit comes in two batches; each tenth is sent again. */
async function send({ by, channel, session, events }: Visit, index: number): Promise<void> {
  const half = Math.ceil(events.length / 2);
  for (const some of [events.slice(half), events.slice(0, half), ...(index % 10 === 0 ? [events] : [])]) {
    if (some.length > 0) await c.events(some, { session, visitor: { id: visitor(by), channel } });
  }
}

beforeAll(async () => {
  c = await openCollector();
  await c.asStaff('mutation ($input: CreateCatalogInput!) { createCatalog(input: $input) { id } }', { input: { slug: 'main', name: 'Main', currency: 'EUR', defaultLocale: 'en', locales: [{ code: 'en', name: 'English' }] } });
  const { saveProducts } = await c.asStaff('mutation ($input: SaveProductsInput!) { saveProducts(input: $input) { id } }', { input: { catalogId: 1, products: SKUS.map((sku) => ({ title: sku, variants: [{ sku }] })) } });
  skus = new Map(saveProducts.map(({ id }: { readonly id: unknown }, at: number) => [Number(id), SKUS[at]]));
  const revokes = [...REVOKES].map(([by, at]) => ({ at, work: () => c.consent({ id: visitor(by), consent: 'revoked' }) }));
  const visits = VISITS.map((visit, index) => ({ at: arrivalOf(visit, index), work: () => send(visit, index) }));
  for (const { at, work } of [...visits, ...revokes].toSorted((one, other) => (one.at < other.at ? -1 : 1))) {
    c.clock.set(at);
    await work();
  }
}, 120_000);
afterAll(() => c.close());

/** What is left after the revokes: what those visitors did until then is gone, whenever it came. */
const LEFT = VISITS.map((visit): Visit => {
  const mark = REVOKES.get(visit.by);
  return mark === undefined ? visit : { ...visit, events: visit.events.filter(({ at }) => at > mark) };
}).filter(({ events }) => events.length > 0);

const REPORT = `query ($days: StorefrontFiguresInput!, $searches: TopSearchesInput!, $vain: TopSearchesInput!, $products: StorefrontRankingInput!, $unbought: StorefrontRankingInput!, $first: CampaignFiguresInput!, $last: CampaignFiguresInput!) {
  storefrontFigures(input: $days) { days { day funnel { sessions } } channels { channel sessions funnel { sessions } } totals { sessions bounces pageViews productViews searches cartAdditions checkouts purchases } funnel { sessions } }
  topSearches(input: $searches) { term searches } vain: topSearches(input: $vain) { term withoutResults } viewedProducts(input: $products) { product { id } views unitsPurchased purchases } unbought: viewedProducts(input: $unbought) { product { id } views purchases }
  first: campaignFigures(input: $first) { source orders sessions value { minorUnits } } last: campaignFigures(input: $last) { source orders sessions value { minorUnits } }
}`;

const byName = (entries: readonly (readonly [string, unknown])[]) => Object.fromEntries(entries.toSorted(([one], [other]) => (one < other ? -1 : 1)));

async function reported(days: { readonly from: string; readonly to: string }, channel?: string): Promise<any> {
  const answer = await c.asStaff(REPORT, { days: { ...days, ...(channel !== undefined && { channel }) }, searches: days, vain: { ...days, withoutResults: true }, products: days, unbought: { ...days, notBought: true }, first: { ...days, touch: 'FIRST' }, last: { ...days, touch: 'LAST' } });
  const products = answer.viewedProducts.map(({ product, ...row }: any) => [skus.get(Number(product.id)), row] as const);
  const campaigns = (rows: any[]) => byName(rows.filter(({ orders }) => orders > 0).map(({ source, orders, value }) => [source, [orders, value.minorUnits / 100]]));
  const visits = (rows: any[]) => byName(rows.filter(({ sessions }) => sessions > 0).map(({ source, sessions }) => [source, [sessions, sessions]]));
  const steps = (funnel: any[]): number[] => funnel.map(({ sessions }) => sessions);
  expect(visits(answer.last)).toEqual(visits(answer.first));
  return {
    traffic: answer.storefrontFigures.totals, days: answer.storefrontFigures.days.map(({ day, funnel }: any) => [day, ...steps(funnel)]), funnel: steps(answer.storefrontFigures.funnel),
    channels: byName(answer.storefrontFigures.channels.filter(({ sessions }: any) => sessions > 0).map((row: any) => [row.channel, steps(row.funnel)])), unbought: answer.unbought.map(({ product }: any) => skus.get(Number(product.id))), visits: visits(answer.first),
    searches: byName(answer.topSearches.map(({ term, searches }: any) => [term, [searches, searches]])), vain: byName(answer.vain.map(({ term, withoutResults }: any) => [term, [withoutResults, withoutResults]])),
    views: byName(products.filter(([, { views }]: any) => views > 0).map(([sku, { views }]: any) => [sku, [views, views]])), sold: byName(products.filter(([, { purchases }]: any) => purchases > 0).map(([sku, { purchases, unitsPurchased }]: any) => [sku, [purchases, unitsPurchased]])),
    first: campaigns(answer.first), last: campaigns(answer.last),
  };
}

test('the month has what is to be counted', () => {
  const { traffic, funnel, last } = truthOf(LEFT, MONTH);
  expect([LEFT.length < VISITS.length, traffic.sessions > 200, (funnel[4] ?? 0) > 10, Object.keys(last).length]).toEqual([true, true, true, 4]);
});

test.each([['the month', MONTH], ['from the middle of a week', { from: '2026-10-07', to: '2026-10-24' }], ['a day', { from: '2026-10-15', to: '2026-10-15' }], ['beyond both ends', { from: '2026-09-15', to: '2026-11-15' }]])(
  'the reports of a month of traffic are exact, with late batches, repeated ones and erasures: %s [I-FIGURES-1] [I-FIGURES-2]', async (_, days) => { expect(await reported(days)).toEqual(truthOf(LEFT, days)); });

test('each sales channel of the month is counted alone [I-FIGURES-1]', async () => {
  for (const channel of ['app', 'online']) {
    const { traffic, funnel, days } = truthOf(LEFT.filter((visit) => visit.channel === channel), MONTH);
    expect(await reported(MONTH, channel)).toMatchObject({ traffic, funnel, days });
  }
});

test.each([['the month', '2026-10-01', '2026-11-01'], ['a week', '2026-10-12', '2026-10-19']])('what abandoned carts come to is exact, and what the list of them has: %s [I-FIGURES-1]', async (_, from, to) => {
  const filter = { changedFrom: `${from}T00:00:00.000Z`, changedTo: `${to}T00:00:00.000Z` };
  const { abandonedCartTotals: [total, ...others], abandonedCarts: { nodes } } = await c.asStaff('query ($filter: AbandonedCartFilter) { abandonedCartTotals(filter: $filter) { carts units value { amount currency } } abandonedCarts(filter: $filter, first: 200) { nodes { units } } }', { filter });
  const { carts, units, value } = cartsLeft(LEFT, { from: filter.changedFrom, to: filter.changedTo });
  expect([total, others, nodes.length]).toEqual([{ carts, units, value: { amount: `${String(value)}.00`, currency: 'EUR' } }, [], carts]);
});

test('each revoke of the month has its proof [I-ERASURE-1]', async () => {
  const { erasures: { nodes } } = await c.asStaff('{ erasures(first: 50) { nodes { state events erasedAt } } }');
  const known = [...REVOKES].filter(([by, mark]) => VISITS.some((visit, index) => visit.by === by && arrivalOf(visit, index) < mark));
  expect(nodes.map(({ state, erasedAt }: any) => [state, erasedAt])).toEqual(known.map(([, mark]) => ['revoked', mark]).toReversed());
});
