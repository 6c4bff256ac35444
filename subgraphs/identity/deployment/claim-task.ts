import { instant, shift } from '#kernel/clock.js';
import { seal, unseal } from '#kernel/crypto.js';
import { requireScope } from '#contract/principal.js';
import type { IdentityContext } from '../identity-deps.js';
import { endTask, takeLease, taskByName } from './deployment-task.store.js';

/** What a process learns when it asks for a task. */
export interface TaskClaim {
  /** Whether the task is this process's now; otherwise another one works on it. */
  readonly isOwner: boolean;
  /** What the task made before, if anything. */
  readonly result: string | null;
}

/** Who asks for a task, and for how long. */
export interface ClaimedTask {
  readonly name: string;
  readonly owner: string;
  readonly seconds: number;
}

/** What a task made. */
export interface FinishedTask {
  readonly name: string;
  readonly owner: string;
  readonly result?: string | null | undefined;
}

const identityOf = (name: string): string => `deployment:${name}`;

/** Take a task of the deployment, or prolong the lease on it; one process has it at a time. */
export async function claimTask({ principal, identity: { database, clock, sealing } }: IdentityContext, { name, owner, seconds }: ClaimedTask): Promise<TaskClaim> {
  requireScope(principal, 'system');
  return database.inTransaction(async (transaction) => {
    const now = instant(clock);
    const isOwner = await takeLease(transaction, { name, owner, leaseEnd: shift(now, seconds * 1000) }, now);
    const sealed = (await taskByName(transaction, name))?.sealed ?? null;
    return { isOwner, result: sealed === null ? null : unseal(sealed, identityOf(name), sealing) };
  });
}

/** Keep what a task made, if anything, and let the next process have it; answers whether the lease still was the owner's. */
export async function finishTask({ principal, identity: { database, clock, sealing } }: IdentityContext, { name, owner, result }: FinishedTask): Promise<boolean> {
  requireScope(principal, 'system');
  const sealed = result == null ? null : seal(result, identityOf(name), sealing);
  return database.inTransaction((transaction) => endTask(transaction, { name, owner, sealed }, instant(clock)));
}
