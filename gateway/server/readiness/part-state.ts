import { setTimeout as delay } from 'node:timers/promises';
import { Failure } from '#contract/failure.js';
import { isDiskFull } from '../disk-full.js';
import { errorCodes } from '../error-codes.js';

/** The state of one dependency of a process; with a degraded one calls are still answered. Contains no path, address or secret. */
export type PartState = 'up' | `degraded: ${string}` | `down: ${string}`;

/** A dependency does not work; the message is shown to every caller. */
export class NotReady extends Error {
  override readonly name = 'NotReady';
}

/** A dependency works in part, and calls are still answered; the message is shown to every caller. */
export class Degraded extends Error {
  override readonly name = 'Degraded';
}

const MOST_MILLISECONDS = 2000;
const READ_ONLY = new Set(['SQLITE_READONLY', 'EROFS', 'EACCES', 'ER_OPTION_PREVENTS_STATEMENT', 'ER_READ_ONLY_MODE', 'ER_CANT_EXECUTE_IN_READ_ONLY_TRANSACTION']);

/** The result of a check within two seconds, with its error. */
export async function stateOf(check: () => Promise<unknown>): Promise<{ readonly state: PartState; readonly error?: unknown }> {
  const deadline = new AbortController();
  try {
    await Promise.race([check(), tooLate(deadline.signal)]);
    return { state: 'up' };
  } catch (error) {
    return { state: error instanceof Degraded ? `degraded: ${error.message}` : `down: ${reason(error)}`, error };
  } finally {
    deadline.abort();
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
