import { instant } from '#kernel/clock.js';
import { suppressWaitingOf } from '../deliveries/delivery.store.js';
import type { IdentityContext } from '../identity-deps.js';
import { changeConnection } from './change-connection.js';
import { statusAfter, type Connection } from './connection.js';
import { clearSilence } from './silence.store.js';

/** Pause an active connection and end its silence, so that it is not flagged meanwhile. Needs company.manage. */
export const pauseConnection = (context: IdentityContext, id: string): Promise<Connection> =>
  changeConnection(context, { id, what: 'paused', apply: async (connection, transaction) => {
    const status = statusAfter(connection, 'pause');
    if (connection.silentSince !== null) await clearSilence(transaction, connection.companyId, id);
    await suppressWaitingOf(transaction, connection.companyId, { connectionId: id, at: instant(context.identity.clock) });
    return { ...connection, status, silentSince: null };
  } });
