import { setImmediate as endOfTurn } from 'node:timers/promises';
import { Failure } from '#contract/failure.js';

/** Writes of concurrent callers that share transactions, first in, first out. */
export interface GroupCommit<I, R> {
  /** Resolves with the item's own result once its transaction has committed. */
  readonly submit: (item: I) => Promise<R>;
  /** Resolves when everything submitted has ended. */
  readonly close: () => Promise<void>;
}

interface Settings<I, R> {
  /** Commit the items in one transaction and answer a result for each, in their order; runs again for each item alone when the group failed. */
  readonly commit: (items: readonly I[]) => Promise<readonly R[]>;
  /** The largest group. */
  readonly most?: number;
}

interface Waiting<I, R> {
  readonly item: I;
  readonly resolve: (result: R) => void;
  readonly reject: (reason: unknown) => void;
}

const MOST = 100;

/**
 * Share a transaction among everything submitted while the one before was being committed: under load the cost of
 * reaching the disk is paid once a group. An item that fails does not fail the others: its group starts again one by one.
 */
export function groupCommit<I, R>({ commit, most = MOST }: Settings<I, R>): GroupCommit<I, R> {
  const waiting: Waiting<I, R>[] = [];
  let draining: Promise<void> | undefined;
  const commitGroup = async (group: readonly Waiting<I, R>[]): Promise<void> => {
    try {
      const results = await commit(group.map(({ item }) => item));
      group.forEach(({ resolve }, index) => { resolve(results[index] as R); });
    } catch (error) {
      if (group.length === 1 || isAway(error)) group.forEach(({ reject }) => { reject(error); });
      else for (const alone of group) await commitGroup([alone]);
    }
  };
  const drain = async (): Promise<void> => {
    await endOfTurn(); // whatever arrived in the same turn of the event loop joins the first group
    while (waiting.length > 0) await commitGroup(waiting.splice(0, most));
    draining = undefined;
  };
  return {
    submit: (item) => new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject });
      draining ??= drain();
    }),
    close: async () => { await draining; },
  };
}

/** A database that cannot be reached fails each alike, and the commit may have arrived: nothing is tried twice. */
const isAway = (error: unknown): boolean => error instanceof Failure && error.code === 'UNAVAILABLE';
