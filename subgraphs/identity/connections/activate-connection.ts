import type { IdentityContext } from '../identity-deps.js';
import { changeConnection } from './change-connection.js';
import { statusAfter, type Connection } from './connection.js';
import { requireKnownWarehouse } from './known-warehouse.js';
import { readConnection } from './read-connections.js';

/** Activate a draft or paused connection; needs company.manage and everything that it may do or is sent. */
export async function activateConnection(context: IdentityContext, id: string): Promise<Connection> {
  const { warehouseId } = await readConnection(context, id);
  await requireKnownWarehouse(context, warehouseId); // drafts from before this check may name an unknown warehouse
  return changeConnection(context, { id, what: 'activated', apply: (connection) => ({ ...connection, status: statusAfter(connection, 'activate') }) });
}
