import { instant } from '#kernel/clock.js';
import { requireScope } from '#contract/principal.js';
import type { IdentityContext } from '../identity-deps.js';
import { noteProcess, removeEmbedded, removeProcess, type SeenProcess } from './serving-process.store.js';

/** A process that says it is there. */
export interface KeptProcess extends SeenProcess {
  /** Whether it says so for the first time. */
  readonly isFirst: boolean;
}

/**
 * Note that a process is there; it must say so again before others take it for gone. An embedded database is a file with one process: when the
 * next one begins, those before it are gone at once.
 */
export async function keepProcess({ principal, identity }: IdentityContext, { isFirst, ...seen }: KeptProcess): Promise<boolean> {
  requireScope(principal, 'system');
  const { database, clock, callLog } = identity;
  await database.inTransaction(async (transaction) => {
    await noteProcess(transaction, seen, instant(clock));
    if (isFirst && seen.embedded && database.dialect === 'sqlite') await removeEmbedded(transaction, seen.id);
  });
  await callLog.closeUnstored();
  return true;
}

/** Note that a process has answered everything and serves no longer: what it left running is nobody's. */
export async function endProcess({ principal, identity }: IdentityContext, id: string): Promise<boolean> {
  requireScope(principal, 'system');
  return await identity.database.inTransaction((transaction) => removeProcess(transaction, id)) > 0;
}
