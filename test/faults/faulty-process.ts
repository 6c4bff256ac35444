import { fork } from 'node:child_process';
import { once } from 'node:events';
import type { Settings } from '../kit/portico-process.js';
import { SHORT_LIVED } from '../kit/short-lived.js';
import type { Instruction } from './fail-point.js';

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

/** Start it; `up` resolves when it serves, and rejects with what it said when it ends before. Its clock starts `turned` milliseconds ahead. */
export function launchFaulty(settings: Settings, turned = 0): FaultyProcess & { readonly up: Promise<void> } {
  const child = fork(SCRIPT, [String(turned)], { env: { PATH: process.env['PATH'], PORTICO_DEMO: 'off', ...settings }, execArgv: [...SHORT_LIVED], stdio: ['ignore', 'ignore', 'pipe', 'ipc'] });
  const said: string[] = [];
  child.stderr?.on('data', (text: Buffer) => said.push(text.toString()));
  const died = once(child, 'exit').then(([, signal]) => signal as NodeJS.Signals | null);
  return {
    died,
    up: Promise.race([once(child, 'message').then(() => undefined), died.then(() => { throw new Error(`It ended before it was up: ${said.join('')}`); })]),
    async instruct(instruction) {
      const done = once(child, 'message');
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
