import type { IdentityContext } from '../identity-deps.js';
import { changeConnection } from './change-connection.js';
import { statusAfter, type Connection } from './connection.js';
import { requireKnownWarehouse } from './known-warehouse.js';
import { readConnection } from './read-connections.js';

/** Let a draft or paused connection work; needs company.manage. */
export async function activateConnection(context: IdentityContext, id: string): Promise<Connection> {
  const { warehouseId } = await readConnection(context, id);
  await requireKnownWarehouse(context, warehouseId); // a draft from before this was asked may name anything
  return changeConnection(context, { id, what: 'activated', apply: (connection) => ({ ...connection, status: statusAfter(connection, 'activate') }) });
}
