import { openCompany, staffOf } from '../../kit/company.js';
import { manualClock } from '../../kit/manual-clock.js';
import { openGraph, type OpenGraph } from '../../kit/open-graph.js';
import { parsed } from '../../kit/parsed.js';

/* eslint-disable @typescript-eslint/no-explicit-any -- tests read answers of any shape */

type Company = Awaited<ReturnType<typeof openCompany>>;

const clock = manualClock('2026-11-21T08:00:00.000Z');
let graph: OpenGraph;
let [sandbox, real]: Company[] = [];
let collector = '';
let foreign = '';
const SIMULATE = 'mutation S($input: SimulateShopperEventsInput!) { simulateShopperEvents(input: $input) { visits events } }';

beforeAll(async () => {
  graph = await openGraph(clock, { subgraphs: ['identity', 'catalog'] });
  [sandbox, real] = [await openCompany(graph, 'Sandbox', true), await openCompany(graph, 'Real')];
  for (const company of [sandbox, real]) [collector, foreign] = [foreign, (await company.connection('COLLECTOR', { name: 'Shop' })).id];
});
afterAll(() => graph.close());

const simulate = async (input: object, company = sandbox!): Promise<any> => (await company.asStaff(SIMULATE, { input })).simulateShopperEvents;
const kept = async (): Promise<any[]> => (await sandbox!.asStaff('{ storefrontEvents(first: 500, filter: { from: "2026-10-01", to: "2026-11-22" }) { nodes { kind at product { title } } } }')).storefrontEvents.nodes;
const publish = (company: Company, sku: string): Promise<any> =>
  company.asStaff('mutation P($input: SaveProductsInput!) { saveProducts(input: $input) { id } }', { input: { products: [{ title: sku, handle: sku.toLowerCase(), status: 'ACTIVE', variants: [{ sku, price: { amount: '19.90', currency: 'EUR' } }] }] } });

test('nobody visits a storefront without products', async () => {
  await expect(simulate({ collectorId: collector })).rejects.toMatchObject({ code: 'INVALID_STATE', message: 'The company has no products with a price that shoppers could look at: give it products first' });
  for (const sku of ['MUG', 'TEE', 'COAT']) await publish(sandbox!, sku);
});

test('shoppers are refused in a company that is no sandbox, and of a connection that collects nothing', async () => {
  await publish(real!, 'MUG');
  await expect(simulate({ collectorId: foreign }, real)).rejects.toMatchObject({ code: 'INVALID_STATE', message: 'This company is no sandbox: its orders, stock and returns are real, and nothing is simulated in it' });
  const { id: integration } = await sandbox!.connection('COMMERCE', { name: 'ERP' });
  for (const id of [foreign, integration, 'nothing']) await expect(simulate({ collectorId: id })).rejects.toMatchObject({ code: 'NOT_FOUND', message: 'There is no collector with this id' });
  for (const count of [0, 101]) await expect(simulate({ collectorId: collector, count })).rejects.toMatchObject({ code: 'BAD_INPUT', details: { count: ['must be 1 to 100'] } });
  await expect(graph.run(SIMULATE, { input: { collectorId: collector } }, staffOf(sandbox!.company, ['catalog.read']))).rejects.toMatchObject({ code: 'FORBIDDEN' });
  expect(await kept()).toEqual([]);
});

test('shoppers look, search, fill carts and buy in the last thirty days, and each of their events is collected', async () => {
  const { visits, events } = await simulate({ collectorId: collector, count: 60 });
  const found = await kept();
  expect((await sandbox!.asStaff('{ storefrontEvents(first: 1, filter: { from: "2026-10-01", to: "2026-11-22" }) { nodes { visitorId } } }')).storefrontEvents.nodes[0].visitorId).toMatch(/^demo-simulated-000001-[\da-z]+-0000$/); // begins with what no storefront may use
  expect([visits, found.length, events > 120]).toEqual([60, events, true]);
  expect(new Set(found.map(({ kind }) => kind))).toEqual(new Set(['page_view', 'search', 'product_view', 'add_to_cart', 'checkout_start', 'purchase']));
  expect(new Set(found.flatMap(({ product }) => product?.title ?? []))).toEqual(new Set(['MUG', 'TEE', 'COAT']));
  const times = found.map(({ at }) => String(at)).sort();
  expect([times[0]! >= '2026-10-20', times.at(-1)! <= '2026-11-21T08:00:00.000Z']).toEqual([true, true]);
  const { storefrontFigures: { totals: { sessions, purchases } } } = await sandbox!.asStaff('{ storefrontFigures(input: { from: "2026-10-01", to: "2026-11-22" }) { totals { sessions purchases } } }');
  expect([sessions, purchases > 0]).toEqual([60, true]);
});

test('a further run is beside the one before, and a repeated command is the same run', async () => {
  const before = (await kept()).length;
  const keyed = () => graph.call<any, any>(parsed(SIMULATE), { input: { collectorId: collector, count: 5 } }, { principal: staffOf(sandbox!.company), requestId: 'r-1', via: 'test', command: { id: 'k-1', expiresAt: '2026-11-21T09:00:00.000Z' } });
  const first = await keyed();
  expect(await keyed()).toEqual(first);
  expect((await kept()).length).toBe(before + Number(first.simulateShopperEvents.events));
});

test('a run after one whose visitors were all erased is collected all the same', async () => {
  const visitors = await graph.database('catalog').query<{ id: string }>('SELECT id FROM visitor WHERE company_id = ?', [sandbox!.company]);
  for (const { id } of visitors) await sandbox!.asStaff('mutation E($input: EraseVisitorInput!) { eraseVisitor(input: $input) { __typename } }', { input: { visitorId: id } });
  expect(await kept()).toEqual([]);
  clock.turn(1000);
  const { events } = await simulate({ collectorId: collector, count: 5 });
  expect(await kept()).toHaveLength(events);
});
