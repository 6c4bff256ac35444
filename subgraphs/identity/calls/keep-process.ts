import { instant } from '#kernel/clock.js';
import { requireScope } from '#contract/principal.js';
import type { IdentityContext } from '../identity-deps.js';
import { storeHeartbeat, removeEmbedded, removeProcess, type SeenProcess } from './serving-process.store.js';

/** The heartbeat of a process. */
export interface KeptProcess extends SeenProcess {
  /** Whether it is the first heartbeat. */
  readonly isFirst: boolean;
}

/**
 * Record a heartbeat; a process without further heartbeats is treated as stopped. An embedded database is used by one process: when the
 * next one starts, earlier ones are treated as stopped at once.
 */
export async function keepProcess({ principal, identity }: IdentityContext, { isFirst, ...seen }: KeptProcess): Promise<boolean> {
  requireScope(principal, 'system');
  const { database, clock, callLog } = identity;
  await database.inTransaction(async (transaction) => {
    await storeHeartbeat(transaction, seen, instant(clock));
    if (isFirst && seen.embedded && database.dialect === 'sqlite') await removeEmbedded(transaction, seen.id);
  });
  await callLog.closeUnstored();
  return true;
}

/** Unregister a process that has finished its calls and stops; calls it left running are abandoned. */
export async function endProcess({ principal, identity }: IdentityContext, id: string): Promise<boolean> {
  requireScope(principal, 'system');
  return await identity.database.inTransaction((transaction) => removeProcess(transaction, id)) > 0;
}
