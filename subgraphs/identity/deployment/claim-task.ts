import { instant, shift } from '#kernel/clock.js';
import { seal, unseal } from '#kernel/crypto.js';
import { requireScope } from '#contract/principal.js';
import type { IdentityContext } from '../identity-deps.js';
import { endTask, takeLease, taskByName } from './deployment-task.store.js';

/** The result of claiming a task. */
export interface TaskClaim {
  /** Whether this process holds the task; otherwise another one does. */
  readonly isOwner: boolean;
  /** The stored result of an earlier run, if any. */
  readonly result: string | null;
}

/** The claiming process and the length of the lease. */
export interface ClaimedTask {
  readonly name: string;
  readonly owner: string;
  readonly seconds: number;
}

/** The result of a task. */
export interface FinishedTask {
  readonly name: string;
  readonly owner: string;
  readonly result?: string | null | undefined;
}

const identityOf = (name: string): string => `deployment:${name}`;

/** Claim a task of the deployment, or extend the lease on it; one process holds it at a time. */
export async function claimTask({ principal, identity: { database, clock, sealing } }: IdentityContext, { name, owner, seconds }: ClaimedTask): Promise<TaskClaim> {
  requireScope(principal, 'system');
  return database.inTransaction(async (transaction) => {
    const now = instant(clock);
    const isOwner = await takeLease(transaction, { name, owner, leaseEnd: shift(now, seconds * 1000) }, now);
    const sealed = (await taskByName(transaction, name))?.sealed ?? null;
    return { isOwner, result: sealed === null ? null : unseal(sealed, identityOf(name), sealing) };
  });
}

/** Store the result of a task, if any, and release its lease; returns whether the owner still held it. */
export async function finishTask({ principal, identity: { database, clock, sealing } }: IdentityContext, { name, owner, result }: FinishedTask): Promise<boolean> {
  requireScope(principal, 'system');
  const sealed = result == null ? null : seal(result, identityOf(name), sealing);
  return database.inTransaction((transaction) => endTask(transaction, { name, owner, sealed }, instant(clock)));
}
