import { setTimeout as delay } from 'node:timers/promises';
import { createRandom } from '../../gateway/demo/data/random.js';
import { firstCounts } from '../kills/burst.js';
import { feedReader } from '../kills/feeds.js';
import type { State } from '../kills/work.js';
import { beginCalling, callAll, type Figures } from './callers.js';
import { openRestartWorld, type Restarted, type Topology } from './restart-world.js';
import { storedFlaws } from './stored-flaws.js';

/** What is to be run. */
export interface Plan {
  readonly topology: Topology;
  readonly seed: number;
  /** How often each process is restarted. */
  readonly restarts: number;
  readonly say: (text: string) => void;
}

/** What came of it; times in milliseconds. */
export interface Outcome {
  readonly found: readonly string[];
  readonly figures: Figures & Record<'restarts' | 'slowestExit' | 'orders' | 'products' | 'events' | 'webhooks' | 'webhooksSentAgain', number>;
}

/** Two checks of the load balancer a second apart, and one more. */
const NOTICED_MILLISECONDS = 3000;
const MOST_EXIT = 10_000;

/** Restart each process in turn under calls that nobody repeats, and check at the end what was stored and sent. */
export async function runRestarts({ topology, seed, restarts, say }: Plan): Promise<Outcome> {
  const world = await openRestartWorld(topology);
  const reader = feedReader(world.send);
  const found = new Set<string>();
  const state: State = { orders: [], levels: new Map(), keys: new Set(), made: 0 };
  const figures: Outcome['figures'] = { calls: 0, slowestAnswer: 0, connections: 0, restarts: 0, slowestExit: 0, orders: 0, products: 0, events: 0, webhooks: 0, webhooksSentAgain: 0 };
  const calling = { world, state, figures, found, random: createRandom(seed, 'restarts') };
  try {
    await callAll(calling, firstCounts(state, calling.random));
    const calls = beginCalling(calling);
    for (let round = 1; round <= restarts && found.size === 0; round += 1) {
      for (const one of world.processes) await restart(one, { figures, found });
      say(`round ${String(round)}: ${JSON.stringify(figures)}, ${String(found.size)} found`);
    }
    await calls.end();
    for (const one of await storedFlaws({ world, state, reader, figures })) found.add(one);
    if (found.size > 0) say([unusual(world.balancer.said()), ...world.processes.flatMap(({ services, said }) => complaints(said()).map((line) => `${services}: ${line}`))].join('\n'));
  } finally {
    await world.close();
  }
  return { found: [...found], figures };
}

async function restart(one: Restarted, { figures, found }: Pick<Outcome, 'figures'> & { readonly found: Set<string> }): Promise<void> {
  const [status, milliseconds] = await one.stop();
  figures.restarts += 1;
  figures.slowestExit = Math.max(figures.slowestExit, Math.round(milliseconds));
  if (status !== 0 || milliseconds > MOST_EXIT) found.add(`${one.services} ended with ${String(status)} after ${String(Math.round(milliseconds))} ms`);
  await one.start();
  await delay(NOTICED_MILLISECONDS);
}

const MOST_SHOWN = 60;
/** Lines of the load balancer on calls that did not end as they should, and on servers that came or went. */
const unusual = (log: string): string => log.split('\n').filter((line) => / (?:0|-1|5\d\d) \d+ - - |^Server \w+\//.test(line)).slice(-MOST_SHOWN).join('\n');

/** Lines of a process's log on what is not as it should be: warnings and worse. */
const complaints = (log: string): string[] => log.split('\n').filter((line) => /^\{"level":[4-6]0/.test(line)).slice(-MOST_SHOWN);
