import type { Call } from '#client/call.js';
import type { Ids } from '#kernel/ids.js';
import { systemContext } from '#contract/system-context.js';
import { FlagSilentConnectionsDocument } from './operations/flag-silent-connections.generated.js';
import { WarehouseConnectionsDocument, type WarehouseConnectionsQuery } from './operations/warehouse-connections.generated.js';
import { WatchWarehousesDocument } from './operations/watch-warehouses.generated.js';

type Connection = WarehouseConnectionsQuery['warehouseConnections'][number];

const PER_PAGE = 500;

/**
 * Find warehouses that make no calls while orders wait (document 1, Events): identity knows the last calls, orders the waiting queues
 * and the sent alerts, and identity shows such connections in error until their next call. Every step may be repeated after a crash.
 */
export async function watchWarehouses(call: Call, ids: Ids, stopping?: AbortSignal): Promise<void> {
  const companies = byCompany(await everyConnection(call, ids));
  const failures: unknown[] = [];
  for (const [companyId, connections] of companies) {
    if (stopping?.aborted === true) break;
    await watchCompany(call, ids, { companyId, connections }).catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0) throw new AggregateError(failures, 'The calls of the warehouses of some companies could not be checked');
}

async function everyConnection(call: Call, ids: Ids): Promise<Connection[]> {
  const found: Connection[] = [];
  for (;;) {
    const last = found.at(-1);
    const after = last ? { afterCompany: last.companyId, afterId: last.id } : {};
    const { warehouseConnections: page } = await call(WarehouseConnectionsDocument, { first: PER_PAGE, ...after }, systemContext({ actor: 'worker', requestId: ids.next() }));
    found.push(...page);
    if (page.length < PER_PAGE) return found;
  }
}

function byCompany(connections: readonly Connection[]): ReadonlyMap<number, Connection[]> {
  const companies = new Map<number, Connection[]>();
  for (const connection of connections) companies.set(connection.companyId, [...companies.get(connection.companyId) ?? [], connection]);
  return companies;
}

async function watchCompany(call: Call, ids: Ids, { companyId, connections }: { companyId: number; connections: readonly Connection[] }): Promise<void> {
  const context = systemContext({ actor: 'worker', requestId: ids.next() });
  const watched = connections.map(({ id, name, warehouseId, heardAt, silentSince }) => ({ id, name, warehouseId, heardAt, silentSince }));
  const { watchWarehouses: silent } = await call(WatchWarehousesDocument, { input: { companyId, connections: watched } }, context);
  const unflagged = silent.filter(({ id }) => watched.some((connection) => connection.id === id && connection.silentSince === null));
  if (unflagged.length > 0) await call(FlagSilentConnectionsDocument, { input: { companyId, connections: unflagged } }, context);
}
