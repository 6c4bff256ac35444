import type { Call } from '#client/call.js';
import type { CallContext } from '#contract/principal.js';
import { seedDemo } from '../../../gateway/demo/seed.js';
import { findSurfaces } from '../../../gateway/server/find-surfaces.js';
import { fakeGraph, type FakeGraph } from './fake-graph.js';

const NOON = new Date('2026-11-21T12:00:00.000Z');
const SECRET = Buffer.alloc(32, 7);
const callers = (await findSurfaces()).flatMap(({ demo = [] }) => demo);

interface Given {
  readonly now?: Date;
  readonly credentialsKnown?: boolean;
  readonly call?: Call;
}

const seed = (graph: FakeGraph, { now = NOON, credentialsKnown = false, call = graph.call }: Given = {}) =>
  seedDemo({ call, callers, clock: { now: () => now }, progress: (line) => graph.lines.push(line), secret: SECRET, credentialsKnown, scale: 0.1 });

/** A graph that answers so many calls and then fails, as if the process had been killed. */
const dyingAfter = (graph: FakeGraph, calls: number): Call => {
  let left = calls;
  return ((operation, variables, context: CallContext) => {
    left -= 1;
    return left < 0 ? Promise.reject(new Error('killed')) : graph.call(operation, variables, context);
  }) satisfies Call;
};

describe('the seed of the demo company', () => {
  it('answers the credentials of its people and warehouses', async () => {
    const graph = fakeGraph();
    const credentials = await seed(graph);
    const [owner, staff] = credentials?.users.map(({ password }) => password) ?? [];
    expect(credentials).toEqual({
      company: { id: 1, name: 'Portico Demo' },
      users: [
        { email: 'owner@demo.example', password: owner, role: 'OWNER', token: 'token of owner@demo.example' },
        { email: 'staff@demo.example', password: staff, role: 'MEMBER', token: 'token of staff@demo.example' },
      ],
      connections: { fulfillment: { apiKey: 'key-1' }, fulfillmentKassel: { apiKey: 'key-2' }, wmsJson: { apiKey: 'key-3' }, wmsXml: { apiKey: 'key-4' }, commerce: { apiKey: 'key-5', webhookSecret: 'whsec_5' } },
      carrierConnections: [
        { id: 'connection-6', kind: 'aggregator', apiKey: 'key-6', timeZone: 'Europe/Rome' }, { id: 'connection-7', kind: 'express', webhookSecret: 'whsec_7', timeZone: 'Europe/Berlin' },
        { id: 'connection-8', kind: 'generic', webhookSecret: 'whsec_8', timeZone: 'Europe/Rome' },
      ],
      storeToken: 'key-9',
      catalogKeys: { write: 'key-10', read: 'key-11' },
      collector: { key: 'key-12', origin: 'https://shop.example', signingSecret: 'signing-12' },
      delivery: { workspace: 'studio', siteId: 1, token: 'key-13' },
      returnsSlug: 'portico-demo',
    });
    expect([owner, staff]).toEqual([expect.stringMatching(/^[0-9a-f]{24}$/), expect.stringMatching(/^[0-9a-f]{24}$/)]);
    expect(owner).not.toBe(staff);
    expect(graph.companies).toEqual([{ name: 'Portico Demo', isDemo: true, sandbox: true }]); // assistants are told that it is the demo
  });

  it('writes two warehouses and two stores in three countries, with active connections for the warehouses and an integration', async () => {
    const graph = fakeGraph();
    await seed(graph);
    expect(graph.locations.map(({ code, kind, countryCode }) => [code, kind, countryCode])).toEqual([
      ['PIACENZA', 'WAREHOUSE', 'IT'], ['KASSEL', 'WAREHOUSE', 'DE'], ['MILANO', 'STORE', 'IT'], ['PARIS', 'STORE', 'FR'],
    ]);
    expect(graph.connections.map(({ warehouseId, status }) => [warehouseId, status])).toEqual([['location-1', 'ACTIVE'], ['location-2', 'ACTIVE'], ['location-1', 'ACTIVE'], ['location-2', 'ACTIVE'], ...Array.from({ length: 9 }, () => [null, 'ACTIVE'])]);
    expect(graph.connections.at(-9)).toMatchObject({ kind: 'COMMERCE', scopes: ['orders:read', 'returns:read', 'inventory:read', 'locations:read', 'orders:write'] });
  });

  it('leaves turns of the event loop to whoever asks the hosts meanwhile', async () => {
    const graph = fakeGraph();
    let [calls, turns, isOver] = [0, 0, false];
    const turn = (): void => { turns += 1; if (!isOver) setImmediate(turn); };
    setImmediate(turn);
    await seed(graph, { call: (...asked) => { calls += 1; return graph.call(...asked); } });
    isOver = true;
    expect(turns).toBeGreaterThan(calls / 8); // eight orders live at once
  });

  it('writes products and orders in batches and shows its progress', async () => {
    const graph = fakeGraph();
    await seed(graph);
    expect([graph.products.size, graph.orders.size]).toEqual([40, 150]);
    expect(graph.lines).toEqual([
      'Demo company: 40 of 40 products', 'Demo company: 60 visits of the storefront',
      'Demo company: 7 pages and 10 articles of the website', 'Demo company: 100 of 150 orders', 'Demo company: 149 of 150 orders',
    ]);
  });

  it('reports the stock of both warehouses and what they expect, before the last order', async () => {
    const graph = fakeGraph();
    await seed(graph);
    expect([...graph.stock.keys(), ...graph.incoming]).toEqual(['location-1', 'location-2', ['PIACENZA', 60], ['KASSEL', 60]]);
    expect(graph.called.at(-1)).toBe('PlaceDemoOrders');
    expect(graph.called.slice(graph.called.lastIndexOf('ExpectDemoStock') + 1, -1).every((name) => name.endsWith('DemoReturn') || name === 'FindDemoOrder' || name === 'CountDemoStock')).toBe(true);
  });

  it('has the carriers of each format report parcels, and refunds returns', async () => {
    const graph = fakeGraph();
    await seed(graph);
    const shipped = [...graph.orders.values()].filter(({ status }) => status === 'SHIPPED');
    const byCarrier = ['connection-6', 'connection-7', 'connection-8'].map((id) => [...graph.reports.values()].filter((one) => one === id).length);
    expect([shipped.length, byCarrier]).toEqual([97, [49, 15, 33]]);
    expect([...graph.refunds].map(([number, { returnReference, lines }]) => [number, returnReference, lines])).toEqual([
      ['#1091', 'return-6', [{ lineId: 'line-5', quantity: 1 }]], ['#1131', 'return-9', [{ lineId: 'line-2', quantity: 1 }]],
    ]);
  });

  it('does nothing a second time', async () => {
    const graph = fakeGraph();
    await seed(graph);
    graph.called.length = 0;
    expect(await seed(graph, { credentialsKnown: true })).toBeUndefined();
    expect(graph.called).toEqual(['ReadDemoCompany', 'ReadDemoOrder']);
  });

  it('renews the keys, and nothing else, when those of a complete seed are lost', async () => {
    const graph = fakeGraph();
    const before = await seed(graph);
    graph.called.length = 0;
    const after = await seed(graph);
    expect(after?.users).toEqual(before?.users);
    expect(after?.connections).toEqual({ fulfillment: { apiKey: 'key-14' }, fulfillmentKassel: { apiKey: 'key-15' }, wmsJson: { apiKey: 'key-16' }, wmsXml: { apiKey: 'key-17' }, commerce: { apiKey: 'key-18', webhookSecret: 'whsec_18' } });
    expect(after?.storeToken).toBe('key-22');
    expect(after?.collector).toEqual({ key: 'key-25', origin: 'https://shop.example', signingSecret: 'signing of connection-12' });
    expect(after?.delivery).toEqual({ workspace: 'studio', siteId: 1, token: 'key-26' });
    expect(graph.called).not.toContain('PlaceDemoOrders');
    expect(graph.called).not.toContain('SaveDemoProducts');
  });

  it('leaves a deployment with another first company unchanged', async () => {
    const graph = fakeGraph({ company: 'Acme' });
    expect(await seed(graph)).toBeUndefined();
    expect(graph.called).toEqual(['ReadDemoCompany']);
  });

  it.each([1, 2, 4, 7, 9, 12, 14, 15, 16, 40, 120, 150])('resumes on another day after it was killed at call %d, and ends with the same company', async (calls) => {
    const [whole, graph] = [fakeGraph(), fakeGraph()];
    await seed(whole);
    await expect(seed(graph, { call: dyingAfter(graph, calls) })).rejects.toThrow('killed');
    const begun = graph.orders.size > 0;
    const tomorrow = new Date('2026-11-22T09:00:00.000Z');
    const credentials = await seed(graph, { now: begun ? tomorrow : NOON });
    expect(Object.keys(credentials?.connections ?? {})).toEqual(['fulfillment', 'fulfillmentKassel', 'wmsJson', 'wmsXml', 'commerce']);
    expect(JSON.stringify([...graph.orders]) === JSON.stringify([...whole.orders])).toBe(true);
    expect([...graph.products.keys()]).toEqual([...whole.products.keys()]);
    expect(graph.locations).toEqual(whole.locations);
    expect(graph.site).toEqual(whole.site);
    expect([graph.stock, graph.incoming, graph.refunds.size, graph.reports.size]).toEqual([whole.stock, whole.incoming, whole.refunds.size, whole.reports.size]);
  });

  it.each([2, 5, 8])('resumes after it was killed with %d calls left, and reports no stock twice', async (left) => {
    const [whole, graph] = [fakeGraph(), fakeGraph()];
    await seed(whole);
    await expect(seed(graph, { call: dyingAfter(graph, whole.called.length - left) })).rejects.toThrow('killed');
    await seed(graph, { now: new Date('2026-11-22T09:00:00.000Z') });
    expect([graph.stock, graph.incoming, graph.refunds.size, graph.orders.size]).toEqual([whole.stock, whole.incoming, whole.refunds.size, whole.orders.size]);
  });

  it('fails when the graph refuses a call that was not made before', async () => {
    const graph = fakeGraph();
    const call = ((operation, variables, context: CallContext) => graph.call(operation, variables, context).then((answer) => {
      graph.orders.forEach((order) => { order.status = 'CANCELLED'; });
      return answer;
    })) satisfies Call;
    await expect(seed(graph, { call })).rejects.toThrow('The order is cancelled');
  });
});
