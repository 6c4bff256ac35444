import { performance } from 'node:perf_hooks';
import { setTimeout as delay } from 'node:timers/promises';
import type { Caller } from './kind.js';

/** What calls took: milliseconds of each turn, sorted, and turns a second. */
export interface Loaded { readonly times: readonly number[]; readonly perSecond: number }

/** Callers, and what each does again and again for some time. */
export interface Load { readonly callers: readonly Caller[]; readonly turn: (caller: Caller) => Promise<unknown>; readonly seconds: number }

const [SECOND, MOST_FAILED] = [1000, 0.01];

/** Each caller makes a turn after the other. */
export const saturate = (load: Load): Promise<Loaded> => run(load, () => Promise.resolve(performance.now()));

/** Turns begin at a rate a second, whether or not those before have ended; each counts from when it should have begun. */
export const pace = (load: Load, perSecond: number): Promise<Loaded> => {
  let planned = performance.now();
  return run(load, async () => {
    const due = planned += SECOND / perSecond;
    await delay(Math.max(0, due - performance.now()));
    return due;
  });
};

async function run({ callers, turn, seconds }: Load, next: () => Promise<number>): Promise<Loaded> {
  const times: number[] = [];
  const failures: unknown[] = [];
  const began = performance.now();
  await Promise.all(callers.map(async (caller) => {
    while (performance.now() - began < seconds * SECOND) {
      const due = await next();
      await turn(caller).then(() => { times.push(performance.now() - due); }, (error: unknown) => { failures.push(error); });
    }
  }));
  if (failures.length > MOST_FAILED * times.length) throw failures[0];
  return { times: times.toSorted((one, other) => one - other), perSecond: times.length * SECOND / (performance.now() - began) };
}

/** The time that so many of a hundred turns take at most. */
export const percentile = ({ times }: Loaded, percent: number): number => times[Math.min(times.length - 1, Math.floor(times.length * percent / 100))] ?? NaN;
