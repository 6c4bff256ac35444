import { closeSync, mkdirSync, openSync, rmSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Clock } from '#kernel/clock.js';

const [STALE, BETWEEN] = [60_000, 50]; // milliseconds

interface Guarded {
  readonly file: string;
  readonly clock: Clock;
}

/** Do some work while no other process does it for this file; what a killed process left locked counts for a minute, longer than the work takes. */
export async function oneAtATime<T>({ file, clock }: Guarded, work: () => Promise<T>): Promise<T> {
  const lock = `${file}.lock`;
  mkdirSync(dirname(file), { recursive: true });
  while (!isTaken(lock, clock)) await pause(BETWEEN);
  try {
    return await work();
  } finally {
    rmSync(lock, { force: true });
  }
}

function isTaken(lock: string, clock: Clock): boolean {
  try {
    closeSync(openSync(lock, 'wx'));
    return true;
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    const lockedAt = statSync(lock, { throwIfNoEntry: false })?.mtimeMs;
    if (lockedAt !== undefined && clock.now().getTime() - lockedAt > STALE) rmSync(lock, { force: true });
    return false;
  }
}
