import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Certificate } from './certificate.js';
import { temporaryFolder } from './temporary-folder.js';
import { until } from './until.js';
import { suiteIf } from './suite-if.js';

/** A mail as Python's own email package reads it. */
export interface ReadMail {
  readonly headers: readonly (readonly [string, string])[];
  /** The text of each part, by its media type. */
  readonly parts: Readonly<Record<string, string>>;
  readonly defects: readonly string[];
}

/** A mail as a server got it. */
export interface ReceivedMail extends ReadMail {
  readonly from: string;
  readonly to: readonly string[];
  readonly tls: boolean;
  readonly login: boolean;
}

/** A mail server made by others. It rejects recipients that begin with `gone` permanently, and `later` temporarily. */
export interface TestSmtp {
  readonly port: number;
  /** The next mail it took, once it says so: mails come in the order in which they were taken, so that a later one shows that none came before it. */
  next(): Promise<ReceivedMail>;
  stop(): Promise<void>;
}

const SCRIPT = 'test/kit/smtp-server.py';
const PYTHON = ['/usr/bin/python3', 'python3'].find((program) => spawnSync(program, ['-c', 'import aiosmtpd'], { stdio: 'ignore' }).status === 0);

/** Suites that need a mail server; where none is installed they are skipped and say how to install it. */
export const onSmtp = suiteIf(PYTHON !== undefined);
if (PYTHON === undefined) process.stderr.write('aiosmtpd is not installed, so the tests that send mail are skipped; on Debian and Ubuntu: apt-get install python3-aiosmtpd\n');

/** Start a mail server; with a certificate it takes mail only after STARTTLS and from `portico` with the password `p@ss wörd`. */
export async function startSmtp(certificate?: Certificate): Promise<TestSmtp> {
  const child = spawn(PYTHON ?? 'python3', [SCRIPT, ...(certificate ? filesOf(certificate) : [])], { stdio: ['ignore', 'pipe', 'ignore'] });
  const onExit = (): void => { child.kill('SIGKILL'); };
  process.once('exit', onExit);
  const received: ReceivedMail[] = [];
  const port = await new Promise<number>((resolve, reject) => {
    createInterface(child.stdout).on('line', (line) => {
      const fact = JSON.parse(line) as ReceivedMail | { port: number };
      if ('port' in fact) resolve(fact.port);
      else received.push(fact);
    });
    child.once('exit', (status) => { reject(new Error(`The mail server ended with status ${String(status)}`)); });
  });
  return {
    port,
    next: () => until(() => Promise.resolve(received.shift())),
    async stop() {
      process.off('exit', onExit);
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
    },
  };
}

function filesOf({ cert, key }: Certificate): string[] {
  const folder = temporaryFolder();
  return Object.entries({ cert, key }).map(([name, text]) => {
    writeFileSync(join(folder, name), text);
    return join(folder, name);
  });
}

/** Files as Python's own email package reads them. */
export const readMails = (files: readonly string[]): ReadMail[] =>
  execFileSync(PYTHON ?? 'python3', [SCRIPT, 'read', ...files], { encoding: 'utf8' }).trim().split('\n').map((line) => JSON.parse(line) as ReadMail);
