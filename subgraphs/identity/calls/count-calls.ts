import { ago } from '#kernel/clock.js';
import type { Connection, ConnectionKind } from '../connections/connection.js';
import type { IdentityContext } from '../identity-deps.js';
import { countRecent } from './call-counts.store.js';
import { firstIdAt } from './call.js';

const DAY = 86_400_000;
/** So many rows are read of each connection and log, however much it calls. */
const MOST = 1000;

/** The kinds whose calls are all in the log. */
const LOGGED: ReadonlySet<ConnectionKind> = new Set(['FULFILLMENT', 'WMS_JSON', 'WMS_XML', 'COMMERCE', 'CATALOG']);

/** How many calls a connection made lately. */
export interface CallCounts {
  readonly calls: number;
  readonly failed: number;
  /** Whether these are all. */
  readonly complete: boolean;
}

/** The last calls of a connection in 24 hours, counted; null for a kind whose calls are not all logged. */
export async function countCalls({ identity: { callDatabases, clock } }: IdentityContext, { companyId, id: connectionId, kind }: Connection): Promise<CallCounts | null> {
  if (!LOGGED.has(kind)) return null;
  const fromId = firstIdAt(ago(clock, DAY));
  const counted = await Promise.all(callDatabases.map((database) => countRecent(database, companyId, { connectionId, fromId, most: MOST })));
  const sumOf = (name: 'calls' | 'failed'): number => counted.reduce((sum, one) => sum + one[name], 0);
  return { calls: sumOf('calls'), failed: sumOf('failed'), complete: counted.every(({ calls }) => calls < MOST) };
}
