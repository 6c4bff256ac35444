import { Agent, request } from 'node:http';
import { performance } from 'node:perf_hooks';
import { setTimeout as delay } from 'node:timers/promises';
import type { Random } from '../../gateway/demo/data/random.js';
import { newProduct } from '../cluster/new-product.js';
import { nextBurst } from '../kills/burst.js';
import type { State, Work } from '../kills/work.js';
import { READS } from './reads.js';
import type { RestartWorld } from './restart-world.js';

/** What is counted; times in milliseconds. */
export interface Figures {
  calls: number;
  slowestAnswer: number;
  /** Connections that callers opened. */
  connections: number;
}

interface Calling {
  readonly world: RestartWorld;
  readonly random: Random;
  readonly state: State;
  readonly figures: Figures;
  readonly found: Set<string>;
}

const [READERS, PAUSE_MILLISECONDS, REST_MILLISECONDS] = [4, 50, 100];
const [MOST_SHOWN, MOST_FOUND] = [300, 20];

/** Calls that go on until they are ended: bursts of writes one after the other, and readers on a connection each. Nothing is sent twice. */
export function beginCalling(calling: Calling): { readonly end: () => Promise<void> } {
  let ended = false;
  const isOver = (): boolean => ended || calling.found.size >= MOST_FOUND;
  const writing = writer(calling, isOver);
  const readers = Array.from({ length: READERS }, () => reader(calling, isOver));
  return { end: async () => { ended = true; await Promise.all([writing, ...readers]); } };
}

async function writer(calling: Calling, isOver: () => boolean): Promise<void> {
  while (!isOver()) {
    await callAll(calling, [...nextBurst(calling.state, calling.random), newProduct(calling.state), ...READS]);
    await delay(REST_MILLISECONDS);
  }
}

/** Send calls once each, and note what they did: first what wrote, then what read. */
export async function callAll({ world, state, figures, found }: Omit<Calling, 'random'>, works: readonly Work[]): Promise<void> {
  const done = await Promise.all(works.map(async (work) => {
    const { call, isDone } = work;
    const answer = await timed(figures, () => world.send(call)).catch((error: unknown) => ({ status: 0, body: causeOf(error) }));
    if (isDone(answer, false)) return [{ work, answer }];
    found.add(`${String(Math.round(performance.now()))} ${call.door} ${call.method} ${call.path} was answered ${String(answer.status)}: ${answer.body.slice(0, MOST_SHOWN)}`);
    return [];
  }));
  for (const { work, answer } of done.flat().toSorted((one, other) => Number(one.work.reads ?? false) - Number(other.work.reads ?? false))) {
    if (work.call.key !== undefined) state.keys.add(work.call.key);
    work.apply(answer);
  }
}

const causeOf = (error: unknown): string => (error instanceof Error ? `${error.message} ${error.cause instanceof Error ? error.cause.message : ''}` : String(error));

async function timed<Answer>(figures: Figures, call: () => Promise<Answer>): Promise<Answer> {
  const began = performance.now();
  figures.calls += 1;
  try {
    return await call();
  } finally {
    figures.slowestAnswer = Math.max(figures.slowestAnswer, Math.round(performance.now() - began));
  }
}

/**
 * What anybody reads without a credential, as they get it. The portal and its API share 1,800 reads a minute of their store: four readers that never wait for an answer make 4,800 a minute, a
 * quarter of which are theirs.
 */
const PAGES = [
  [1, '/returns/lume'], [0, '/healthz'], [5, '/.well-known/openid-configuration'], [2, '/healthz'],
  [1, '/api/oms/v1/public/returns/lume'], [3, '/healthz'], [5, '/.well-known/jwks.json'], [4, '/healthz'],
] as const;

/** Reads page after page on one connection. */
async function reader({ world, figures, found }: Calling, isOver: () => boolean): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  for (let turn = 0; !isOver(); turn += 1) {
    const [port, path] = PAGES[turn % PAGES.length] ?? PAGES[0];
    const status = await timed(figures, () => got({ agent, port: world.base + port, path }, figures)).catch((error: unknown) => causeOf(error));
    if (status !== 200) found.add(`${String(Math.round(performance.now()))} GET ${path} was answered ${String(status)}`);
    await delay(PAUSE_MILLISECONDS);
  }
  agent.destroy();
}

/** Each call is somebody else's: pages are limited by address. */
const addressOf = (turn: number): string => `10.0.${String(Math.floor(turn / BYTE) % BYTE)}.${String(turn % BYTE)}`;
const BYTE = 250;

const got = (of: { readonly agent: Agent; readonly port: number; readonly path: string }, figures: Figures): Promise<number> => new Promise((resolve, reject) => {
  const sent = request({ ...of, host: '127.0.0.1', headers: { 'x-forwarded-for': addressOf(figures.calls) } }, (response) => {
    response.on('error', reject).on('end', () => { resolve(response.statusCode ?? 0); }).resume();
  });
  sent.on('socket', () => { if (!sent.reusedSocket) figures.connections += 1; }).on('error', reject).end();
});
