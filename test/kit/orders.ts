import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { uuidV7Ids } from '#kernel/ids.js';
import { createLog } from '#kernel/log.js';
import { ALL_PERMISSIONS } from '#contract/permissions.js';
import type { CallContext, Principal } from '#contract/principal.js';
import type { Call } from '#client/call.js';
import { createGraph } from '#client/graph.js';
import { localSubgraph } from '#client/local-subgraph.js';
import type { Subgraph } from '#subgraph-kit/subgraph.js';
import { openOrders, type OrdersPorts } from '../../subgraphs/orders/orders.js';
import { testDatabase } from './database.js';
import { manualClock, type ManualClock } from './manual-clock.js';
import { parsed } from './parsed.js';

/** The orders subgraph on a database of its own, called through the graph. */
export interface TestOrders {
  readonly clock: ManualClock;
  readonly subgraph: Subgraph;
  /** The graph itself. */
  readonly call: Call;
  /** Runs an operation as a principal and answers its data; rejects with the Failure. */
  run(operation: string, variables: Readonly<Record<string, unknown>>, as?: Partial<CallContext>): Promise<any>; // eslint-disable-line @typescript-eslint/no-explicit-any -- tests read answers of any shape
}

/** A person of company 7 with every right of staff. */
export const staff: Principal = {
  kind: 'staff', companyId: 7, actor: 'ada@example.test', userId: 'u1',
  scopes: [], permissions: ALL_PERMISSIONS,
};

/** The project itself. */
export const system: Principal = { kind: 'system', companyId: 7, actor: 'relay', scopes: ['system'] };

/** A warehouse's connection. */
export const warehouse = (warehouseId: string, companyId = 7): Principal =>
  ({ kind: 'connection', companyId, actor: 'WMS', connectionId: `c-${warehouseId}`, warehouseId, scopes: ['fulfillment:read', 'fulfillment:write'] });

/** Open the orders subgraph for a test file; close it in afterAll. */
export async function testOrders(start = '2026-03-10T08:00:00.000Z', ports: OrdersPorts = {}): Promise<TestOrders> {
  const clock = manualClock(start);
  const subgraph = await openOrders({
    database: testDatabase('orders'), clock, ids: uuidV7Ids(clock), log: createLog('silent'),
    keys: { cursor: randomBytes(32), sealing: { id: 'test', bytes: randomBytes(32) } }, wakeRelay: () => undefined,
  }, ports);
  const graph = createGraph(readFileSync('gateway/contract/supergraph.graphql', 'utf8'), new Map([['orders', localSubgraph(subgraph)]]));
  return {
    clock,
    subgraph,
    call: graph.call,
    run: (operation, variables, as = {}) =>
      graph.call<unknown, unknown>(parsed(operation), variables, { principal: staff, requestId: 'r-1', via: 'test', ...as }),
  };
}

/** Items as the catalog tells of them. */
export const catalogEvents = (companyId: number, items: readonly Readonly<Record<string, unknown>>[]) => ({
  input: {
    companyId,
    events: items.map((item, place) => ({
      id: `e${String(place)}`, type: 'variant.changed', stamp: '2026-03-01T00:00:00.000Z', place,
      payload: { productId: 1, title: null, size: null, color: null, weightG: null, imageUrl: null, priceMinor: null, currency: null, barcode: null, ...item },
    })),
  },
});
