import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { plannerThread } from '#client/planner-thread.js';
import type { Settings } from '../kit/portico-process.js';
import { SHORT_LIVED } from '../kit/short-lived.js';
import type { Instruction } from './fail-point.js';
import type { Planned, PlanWanted } from './parents-planner.js';

/** The whole product in a process that kills itself on instruction. */
export interface FaultyProcess {
  instruct(instruction: Instruction): Promise<void>;
  /** Resolves with the signal that ended it. */
  readonly died: Promise<NodeJS.Signals | null>;
  /** kill -9. */
  kill(): void;
  stop(): Promise<void>;
}

const SCRIPT = 'dist/bundle/faulty-portico.js';
const SUPERGRAPH = readFileSync('gateway/contract/supergraph.graphql', 'utf8');

type Word = 'up' | 'done';

/** Resolves with the child's next word of a kind. */
const heard = (child: ChildProcess, word: Word): Promise<void> => new Promise((resolve) => {
  const hear = (message: unknown): void => {
    if (message !== word) return;
    child.off('message', hear);
    resolve();
  };
  child.on('message', hear);
});

/** Plan what the child asks for, while it lives. */
async function plan(child: ChildProcess, { wanted, text, operationName }: PlanWanted): Promise<void> {
  const planned: Planned = await plannerThread(SUPERGRAPH).plan(text, operationName).then((made) => ({ planned: wanted, plan: made }), (error: unknown) => ({ planned: wanted, problem: String(error) }));
  if (child.connected) child.send(planned, () => undefined);
}

/** Start it; `up` resolves when it serves, and rejects with what it said when it ends before. Its clock starts `turned` milliseconds ahead. */
export function launchFaulty(settings: Settings, turned = 0): FaultyProcess & { readonly up: Promise<void> } {
  const child = fork(SCRIPT, [String(turned)], { env: { PATH: process.env['PATH'], PORTICO_DEMO: 'off', ...settings }, execArgv: [...SHORT_LIVED], stdio: ['ignore', 'ignore', 'pipe', 'ipc'] });
  child.on('message', (message: Word | PlanWanted) => { if (typeof message === 'object') void plan(child, message); });
  const said: string[] = [];
  child.stderr?.on('data', (text: Buffer) => said.push(text.toString()));
  const died = once(child, 'exit').then(([, signal]) => signal as NodeJS.Signals | null);
  return {
    died,
    up: Promise.race([heard(child, 'up'), died.then(() => { throw new Error(`It ended before it was up: ${said.join('')}`); })]),
    async instruct(instruction) {
      const done = heard(child, 'done');
      child.send(instruction);
      await done;
    },
    kill() { child.kill('SIGKILL'); },
    async stop() {
      child.kill('SIGTERM');
      await died;
    },
  };
}

/** Start it and wait until it serves. */
export async function startFaulty(settings: Settings, turned = 0): Promise<FaultyProcess> {
  const launched = launchFaulty(settings, turned);
  await launched.up;
  return launched;
}
