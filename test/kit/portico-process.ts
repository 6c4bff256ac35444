import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { promisify } from 'node:util';
import { commandLine } from '../../gateway/cli/command-line.js';
import { SHORT_LIVED } from './short-lived.js';

/** Settings of a process of the product. */
export type Settings = Readonly<Record<string, string>>;

/** A running process of the product. */
export interface PorticoProcess {
  /** Sends SIGTERM and answers the exit status. */
  stop(): Promise<number | null>;
  /** Everything it said and logged so far. */
  said(): string;
}

/** How a process that ended by itself ended. */
export interface Ended {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

const MAIN = 'dist/bundle/portico.js';
const COMMAND_LINE = 'dist/bundle/command-line.js';

/** No setting of the surrounding environment affects a test, nor does it matter how busy the machine is. Most of these processes are called a few times. */
const environment = (settings: Settings): NodeJS.ProcessEnv => ({ PATH: process.env['PATH'], PORTICO_DEMO: 'off', PORTICO_SLOW_MS: '0', PORTICO_WARM_UP: 'off', ...settings });

/** Start a process, of the product built in a folder, and wait until it says that it is up; rejects with what it said when it ends before. */
export async function startProcess(settings: Settings, folder = '.'): Promise<PorticoProcess> {
  const child = spawn(process.execPath, [...SHORT_LIVED, MAIN], { cwd: folder, env: environment(settings), stdio: ['ignore', 'pipe', 'pipe'] });
  const said: string[] = [];
  child.stderr.on('data', (text: Buffer) => said.push(text.toString()));
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (text: Buffer) => {
      said.push(text.toString());
      if (said.join('').includes('Portico is up')) resolve();
    });
    child.once('exit', (status) => { reject(new Error(`The process ended with status ${String(status)}: ${said.join('')}`)); });
  });
  return {
    said: () => said.join(''),
    async stop() {
      if (child.exitCode !== null) return child.exitCode;
      const exit = once(child, 'exit') as Promise<[number | null]>;
      child.kill('SIGTERM');
      return (await exit)[0];
    },
  };
}

/** A process that neither starts nor ends is killed, even one too busy to handle a signal. */
const MOST_MILLISECONDS = 240_000;

const ended = (script: string, parameters: readonly string[], settings: Settings): Promise<Ended> =>
  promisify(execFile)(process.execPath, [...SHORT_LIVED, script, ...parameters], { env: environment(settings), timeout: MOST_MILLISECONDS, killSignal: 'SIGKILL' }).then(
    ({ stdout, stderr }) => ({ status: 0, stdout, stderr }),
    (failed: unknown) => {
      const { code, stdout, stderr } = failed as { code: number | null; stdout: string; stderr: string };
      return { status: code, stdout, stderr };
    },
  );

/** Start a process that is expected to refuse. */
export const refusedStart = (settings: Settings): Promise<Ended> => ended(MAIN, [], settings);

/** Run one command of the command line in a process of its own, as a person does. */
export const porticoProcess = (settings: Settings, ...typed: readonly string[]): Promise<Ended> => ended(COMMAND_LINE, typed, settings);

/** Run one command of the command line in this process. */
export async function portico(settings: Settings, ...typed: readonly string[]): Promise<Ended> {
  const [printed, complained]: [string[], string[]] = [[], []];
  const status = await commandLine(typed, { settings: environment(settings), print: (text) => { printed.push(text); }, complain: (text) => { complained.push(text); } });
  const shown = (texts: readonly string[]): string => texts.map((text) => `${text}\n`).join('');
  return { status, stdout: shown(printed), stderr: shown(complained) };
}
