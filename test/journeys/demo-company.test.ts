import type { Call } from '#client/call.js';
import { createRelay } from '../../gateway/relay/relay.js';
import { ROUTES } from '../../gateway/relay/routes.js';
import { seedDemo } from '../../gateway/demo/seed.js';
import { findSurfaces } from '../../gateway/server/find-surfaces.js';
import { manualClock } from '../kit/manual-clock.js';
import { openGraph, systemOf, type OpenGraph } from '../kit/open-graph.js';

/** Of 1,500 orders; of these every way that orders go is taken. */
const SCALE = 0.06;

const SHIPPED = ['LABEL_CREATED', 'PICKED_UP', 'IN_TRANSIT', 'OUT_FOR_DELIVERY', 'READY_FOR_PICKUP', 'DELIVERED', 'EXCEPTION', 'RETURNED_TO_SENDER'];

let graph: OpenGraph;
beforeAll(async () => { graph = await openGraph(manualClock(), { subgraphs: ['identity', 'orders', 'catalog', 'content'] }); });
afterAll(() => graph.close());

test('the demo company is made through the real graph, and a second start finds it complete', async () => {
  const callers = (await findSurfaces()).flatMap(({ demo = [] }) => demo);
  const relay = createRelay({ call: graph.call, clock: graph.clock, log: graph.log, routes: ROUTES });
  const call: Call = async (operation, variables, context) => {
    const answer = await graph.call(operation, variables, context);
    await relay.drain();
    return answer;
  };
  const seed = (credentialsKnown: boolean) => seedDemo({ call, callers, clock: graph.clock, progress: () => undefined, secret: Buffer.alloc(32, 7), credentialsKnown, scale: SCALE });
  const made = await seed(false);
  expect(Object.keys(made?.connections ?? {})).toEqual(['fulfillment', 'fulfillmentKassel', 'wmsJson', 'wmsXml', 'commerce']);
  expect(await seed(true)).toBeUndefined();
  const { orders, products } = await graph.run('{ orders(first: 100) { nodes { status } } products(first: 100) { nodes { id } } }', {}, { ...systemOf(made?.company.id), permissions: ['commerce.read', 'catalog.read'] });
  expect([orders.nodes.length, products.nodes.length]).toEqual([96, 24]); // six of them are exchanges
  expect(new Set(orders.nodes.map(({ status }: { status: string }) => status)).size).toBeGreaterThan(4);
  const system = { ...systemOf(made?.company.id), permissions: ['commerce.read'] } as const;
  const { shipments } = await graph.run('query S($statuses: [ShipmentStatus!]) { shipments(filter: {statuses: $statuses}, first: 100) { nodes { status trackingEvents { status raw } } } }', { statuses: SHIPPED }, system);
  const seen: { status: string; trackingEvents: { status: string | null; raw: string | null }[] }[] = shipments.nodes;
  expect(new Set(seen.map(({ status }) => status))).toEqual(new Set(['DELIVERED', 'IN_TRANSIT', 'PICKED_UP', 'READY_FOR_PICKUP']));
  expect(seen.filter(({ trackingEvents }) => trackingEvents.length === 0 || trackingEvents.some(({ status, raw }) => status === null || raw === null))).toEqual([]);
  const { watchParcels } = await graph.run('mutation { watchParcels }', {}, systemOf());
  expect(watchParcels).toBe(0); // no parcel counts as silent, because its carrier reported it
});
