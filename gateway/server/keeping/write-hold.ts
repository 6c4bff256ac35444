import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { Failure } from '#contract/failure.js';
import type { HeldWrites } from '#subgraph-kit/database.js';
import type { Subgraph } from '#subgraph-kit/subgraph.js';

/** Holds the writes of the embedded databases of a process for a moment, for whoever takes a backup. */
export interface WriteHold {
  /** Hold them all; resolves with a token. Throws CONFLICT while another hold lasts, and UNAVAILABLE where a transaction takes too long: then nothing is held. */
  hold(): Promise<string>;
  /** What was answered before the hold is in the tables of the call log. False when the hold is over. */
  settle(token: string): Promise<boolean>;
  /** End the hold. False when it was over before. */
  release(token: string): Promise<boolean>;
}

interface Patience {
  /** How long to wait for the transactions that are under way, in milliseconds. */
  readonly waits: number;
  /** The longest hold, in milliseconds: whoever asked for it may have died. */
  readonly lasts: number;
}

const PATIENCE: Patience = { waits: 1000, lasts: 3000 };

interface Hold {
  readonly token: string;
  readonly held: readonly HeldWrites[];
  readonly timer: NodeJS.Timeout;
}

/** The hold over some subgraphs, those with databases on a server left out by the caller. */
export function writeHold(subgraphs: readonly Subgraph[], { waits, lasts }: Patience = PATIENCE): WriteHold {
  let isTaking = false;
  let current: Hold | undefined;
  const end = async (token: string): Promise<boolean> => {
    if (current?.token !== token) return false;
    const { held, timer } = current;
    current = undefined;
    clearTimeout(timer);
    await releaseAll(held);
    return true;
  };
  return {
    async hold() {
      if (isTaking || current) throw new Failure('CONFLICT', 'Another backup takes its point just now; try again');
      isTaking = true;
      try {
        const held = await heldWithin(waits, subgraphs);
        const token = randomUUID();
        current = { token, held, timer: setTimeout(() => void end(token), lasts) };
        return token;
      } finally {
        isTaking = false;
      }
    },
    async settle(token) {
      if (current?.token !== token) return false;
      for (const one of current.held) await one.settle();
      return true;
    },
    release: end,
  };
}

const releaseAll = async (held: readonly HeldWrites[]): Promise<void> => { await Promise.all(held.map((one) => one.release())); };

/** All of them, or none: those that come too late are released as they come. */
async function heldWithin(milliseconds: number, subgraphs: readonly Subgraph[]): Promise<readonly HeldWrites[]> {
  const all = Promise.all(subgraphs.map((subgraph) => subgraph.holdWrites?.() ?? Promise.resolve([]))).then((each) => each.flat());
  const over = new AbortController();
  const late = delay(milliseconds, undefined, { signal: over.signal }).then(() => undefined, () => undefined);
  try {
    const held = await Promise.race([all, late]);
    if (held) return held;
    void all.then(releaseAll, () => undefined);
    throw new Failure('UNAVAILABLE', 'A transaction takes long just now; try again');
  } finally {
    over.abort();
  }
}
