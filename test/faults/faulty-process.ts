import { fork } from 'node:child_process';
import { once } from 'node:events';
import type { Settings } from '../kit/portico-process.js';
import type { Instruction } from './fail-point.js';

/** The whole product in a process that can be told to die. */
export interface FaultyProcess {
  tell(instruction: Instruction): Promise<void>;
  /** Resolves with the signal that ended it. */
  readonly died: Promise<NodeJS.Signals | null>;
  stop(): Promise<void>;
}

const SCRIPT = 'dist/test/faults/faulty-portico.js';

/** Start it and wait until it serves; rejects with what it said when it ends before. */
export async function startFaulty(settings: Settings): Promise<FaultyProcess> {
  const child = fork(SCRIPT, { env: { PATH: process.env['PATH'], PORTICO_DEMO: 'off', ...settings }, execArgv: [], stdio: ['ignore', 'ignore', 'pipe', 'ipc'] });
  const said: string[] = [];
  child.stderr?.on('data', (text: Buffer) => said.push(text.toString()));
  const died = once(child, 'exit').then(([, signal]) => signal as NodeJS.Signals | null);
  await Promise.race([once(child, 'message'), died.then(() => { throw new Error(`It ended before it was up: ${said.join('')}`); })]);
  return {
    died,
    async tell(instruction) {
      const done = once(child, 'message');
      child.send(instruction);
      await done;
    },
    async stop() {
      child.kill('SIGTERM');
      await died;
    },
  };
}
