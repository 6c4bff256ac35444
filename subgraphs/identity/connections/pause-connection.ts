import type { IdentityContext } from '../identity-deps.js';
import { changeConnection } from './change-connection.js';
import { statusAfter, type Connection } from './connection.js';

/** Stop a working connection for a while; needs staff:write. */
export const pauseConnection = (context: IdentityContext, id: string): Promise<Connection> =>
  changeConnection(context, { id, what: 'paused', apply: (connection) => ({ ...connection, status: statusAfter(connection, 'pause') }) });
