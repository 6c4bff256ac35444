import { setTimeout as delay } from 'node:timers/promises';
import { Failure } from '#contract/failure.js';
import { isDiskFull } from '../disk-full.js';
import { errorCodes } from '../error-codes.js';

/** How one thing a process needs is doing: what is degraded still lets calls be answered. Never names a place, an address or a secret. */
export type PartState = 'up' | `degraded: ${string}` | `down: ${string}`;

/** Something does not work; the words are shown to every caller. */
export class NotReady extends Error {
  override readonly name = 'NotReady';
}

/** Something works less well than it should, and calls can be answered all the same; the words are shown to every caller. */
export class Degraded extends Error {
  override readonly name = 'Degraded';
}

const MOST_MILLISECONDS = 2000;
const READ_ONLY = new Set(['SQLITE_READONLY', 'EROFS', 'EACCES', 'ER_OPTION_PREVENTS_STATEMENT', 'ER_READ_ONLY_MODE', 'ER_CANT_EXECUTE_IN_READ_ONLY_TRANSACTION']);

/** How a check turns out within two seconds, and what it threw. */
export async function stateOf(check: () => Promise<unknown>): Promise<{ readonly state: PartState; readonly error?: unknown }> {
  const patience = new AbortController();
  try {
    await Promise.race([check(), tooLate(patience.signal)]);
    return { state: 'up' };
  } catch (error) {
    return { state: error instanceof Degraded ? `degraded: ${error.message}` : `down: ${reason(error)}`, error };
  } finally {
    patience.abort();
  }
}

async function tooLate(signal: AbortSignal): Promise<void> {
  try {
    await delay(MOST_MILLISECONDS, undefined, { signal, ref: false });
  } catch {
    return; // the check was in time
  }
  throw new NotReady('it gives no answer');
}

function reason(error: unknown): string {
  if (error instanceof NotReady) return error.message;
  if (isDiskFull(error)) return 'the disk is full';
  if (errorCodes(error).some((code) => READ_ONLY.has(code))) return 'it takes no writes';
  return error instanceof Failure && error.code === 'UNAVAILABLE' ? 'it cannot be reached' : 'it does not work; the log says why';
}
