import { createRequire } from 'node:module';
import { setImmediate as nextTurn } from 'node:timers/promises';

/** Work on each of many in a turn of the event loop of its own, so that calls are answered between them. */
export async function eachInTurns<T>(all: Iterable<T>, work: (one: T) => Promise<void>): Promise<void> {
  for (const one of all) {
    await work(one);
    await nextTurn();
  }
}

interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>;
}

/** Load a CommonJS package that would hold the event loop for too long in one go: first what it depends on, a package a turn. */
export async function requireInTurns(name: string): Promise<void> {
  const here = createRequire(import.meta.url);
  const within = createRequire(here.resolve(name));
  const { dependencies = {} } = here(`${name}/package.json`) as Manifest;
  await eachInTurns(Object.keys(dependencies), (dependency) => {
    try {
      within(dependency);
    } catch {
      // types alone, or nothing that can be required: what is really missing fails below
    }
    return Promise.resolve();
  });
  here(name);
}
