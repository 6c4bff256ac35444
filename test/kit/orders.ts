import type { CallContext, Principal } from '#contract/principal.js';
import type { Call } from '#client/call.js';
import type { Subgraph } from '#subgraph-kit/subgraph.js';
import { openOrders, type OrdersPorts } from '../../subgraphs/orders/orders.js';
import { staffOf } from './company.js';
import { manualClock, type ManualClock } from './manual-clock.js';
import { openGraph, systemOf } from './open-graph.js';
import { parsed } from './parsed.js';

export { catalogEvents } from './company.js';

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
export const staff: Principal = staffOf(7);

/** The project itself. */
export const system: Principal = systemOf(7, 'relay');

/** A warehouse's connection. */
export const warehouse = (warehouseId: string, companyId = 7): Principal =>
  ({ kind: 'connection', companyId, actor: 'WMS', connectionId: `c-${warehouseId}`, warehouseId, scopes: ['fulfillment:read', 'fulfillment:write'] });

/** Which warehouse system works a location, where a test says so without the subgraph that knows it. */
interface ConnectedLocations {
  readonly connectionOf?: (locationId: string) => string | null;
}

/** Open the orders subgraph for a test file; close it in afterAll. */
export async function testOrders(start = '2026-03-10T08:00:00.000Z', { connectionOf, ...ports }: OrdersPorts & ConnectedLocations = {}): Promise<TestOrders> {
  const { clock, subgraph, call } = await openGraph(manualClock(start), { subgraphs: ['orders'], openers: { orders: (deps) => openOrders({ ...deps, ...(connectionOf && { locationConnection: (_, locationId) => Promise.resolve(connectionOf(locationId)) }) }, ports) } });
  return {
    clock, call, subgraph: subgraph('orders'),
    run: (operation, variables, as = {}) => call<unknown, unknown>(parsed(operation), variables, { principal: staff, requestId: 'r-1', via: 'test', ...as }),
  };
}
