import { setTimeout as delay } from 'node:timers/promises';
import { z } from 'zod';
import { systemClock } from '#kernel/clock.js';
import { SUBGRAPHS, type Config } from '#kernel/config.js';
import { createLog } from '#kernel/log.js';
import type { SigningKeys } from '#contract/signed-context.js';
import { KEEPING, type HoldWord } from '../../server/keeping/hold-words.js';
import { DatabaseInUse, ownDatabases } from '../../server/own-databases.js';
import { Refusal } from '../refusal.js';
import { askServer } from './ask-server.js';

/** Whoever may write the embedded databases of a deployment. */
export interface WriteHolder {
  /** Nobody writes them until the release; resolves once what was answered before is in them. */
  hold(): Promise<void>;
  /** Whether nobody has written them since the hold. */
  release(): Promise<boolean>;
  /** Let servers open those that nobody had. */
  close(): void;
}

const Answer = z.object({ token: z.string().optional(), isHeld: z.boolean().optional() });

const TRIES = 20;
const PAUSE_MILLISECONDS = 250;

/** Find who has the embedded databases: running servers, which are asked to hold their writes; those that nobody has are locked. */
export async function writeHolder(config: Config, keys: SigningKeys): Promise<WriteHolder> {
  const servers = new Map<string, string>();
  const owned = await ownRest(config, servers);
  if (owned.names.includes('identity')) await settleLeft(config);
  const ask: Ask = (url, word, token) => asked({ url, keys }, word, token);
  const release = async (): Promise<boolean> => {
    const results = await Promise.all([...servers].map(async ([url, token]) => (await ask(url, 'release', token)).isHeld === true));
    return results.every(Boolean);
  };
  const holdOnce = async (): Promise<void> => {
    for (const url of servers.keys()) servers.set(url, '');
    const isSettled = servers.size === 1 ? await holdOne(servers, ask) : await holdSeveral(servers, ask);
    if (!isSettled) throw new Refusal('The writes of the server could not be held long enough; try again');
  };
  return {
    release,
    close: owned.release,
    async hold() {
      for (let tried = 1; ; tried += 1) {
        try {
          await holdOnce();
          return;
        } catch (error) {
          await release().catch(() => undefined);
          if (tried === TRIES || !(error instanceof Refusal)) throw error;
          await delay(PAUSE_MILLISECONDS);
        }
      }
    },
  };
}

type Ask = (url: string, word: HoldWord, token?: string) => Promise<Answered>;

/** The usual case: one process has them all. */
async function holdOne(servers: Map<string, string>, ask: Ask): Promise<boolean> {
  const held: boolean[] = [];
  for (const url of servers.keys()) {
    const { token = '', isHeld = false } = await ask(url, 'holdSettled');
    servers.set(url, token);
    held.push(isHeld);
  }
  return !held.includes(false);
}

/** What was answered before all of them were held is to be in their tables, so that none settles before. */
async function holdSeveral(servers: Map<string, string>, ask: Ask): Promise<boolean> {
  for (const url of servers.keys()) servers.set(url, (await ask(url, 'hold')).token ?? '');
  const held: boolean[] = [];
  for (const [url, token] of servers) held.push((await ask(url, 'settle', token)).isHeld === true);
  return !held.includes(false);
}

interface Rest {
  readonly names: readonly string[];
  readonly release: () => void;
}

async function ownRest(config: Config, servers: Map<string, string>): Promise<Rest> {
  const served = new Set<string>();
  for (;;) {
    try {
      const names = SUBGRAPHS.filter((name) => config.databases[name].kind === 'sqlite' && !served.has(name));
      const { release } = await ownDatabases({ config: { ...config, services: names }, clock: systemClock, as: 'command' });
      return { names, release };
    } catch (error) {
      if (!(error instanceof DatabaseInUse) || error.owner?.state !== 'running' || error.owner.url === undefined) throw error;
      served.add(error.subgraph);
      servers.set(error.owner.url, '');
    }
  }
}

async function settleLeft({ databases, logLevel }: Config): Promise<void> {
  const { settleLeftCalls } = await import('../../../subgraphs/identity/settle-left-calls.js');
  await settleLeftCalls(databases.identity, { clock: systemClock, log: createLog(logLevel) });
}

interface Answered {
  readonly token?: string | undefined;
  readonly isHeld?: boolean | undefined;
}

interface Server {
  readonly url: string;
  readonly keys: SigningKeys;
}

async function asked({ url, keys }: Server, word: HoldWord, token?: string): Promise<Answered> {
  return Answer.parse(await askServer({ url, keys, audience: KEEPING }, word, { token }));
}
