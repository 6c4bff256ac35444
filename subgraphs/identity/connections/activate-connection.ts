import type { IdentityContext } from '../identity-deps.js';
import { changeConnection } from './change-connection.js';
import { statusAfter, type Connection } from './connection.js';

/** Let a draft or paused connection work; needs staff:write. */
export const activateConnection = (context: IdentityContext, id: string): Promise<Connection> =>
  changeConnection(context, { id, what: 'activated', apply: (connection) => ({ ...connection, status: statusAfter(connection, 'activate') }) });
