import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePorts } from './free-ports.js';
import { until } from './until.js';
import { suiteIf } from './suite-if.js';

/** A private Redis that keeps nothing. */
export interface TestRedis {
  readonly pid: number;
  readonly url: string;
  /** Sends it a signal: SIGSTOP makes it hang with its connections open, SIGCONT resumes it. */
  signal(name: 'SIGSTOP' | 'SIGCONT'): void;
  /** Ends it at once. */
  stop(): Promise<void>;
}

const isInstalled = spawnSync('redis-server', ['--version'], { stdio: 'ignore' }).status === 0;

/** Suites that need a Redis; where none is installed they are skipped and say how to install it. */
export const onRedis = suiteIf(isInstalled);
if (!isInstalled) process.stderr.write('redis-server is not installed, so the tests of limits shared between processes are skipped; on Debian and Ubuntu: apt-get install redis-server\n');

/** Start a Redis on a port of its own. */
export async function startRedis(port?: number): Promise<TestRedis> {
  const listening = port ?? await freePorts();
  const folder = mkdtempSync(join(tmpdir(), 'portico-redis-'));
  const child = spawn('redis-server', ['--port', String(listening), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--dir', folder], { stdio: 'ignore' });
  const onExit = (): void => { child.kill('SIGKILL'); };
  process.once('exit', onExit);
  await until(() => answers(listening));
  return {
    pid: child.pid ?? 0,
    url: `redis://127.0.0.1:${String(listening)}`,
    signal: (name) => { child.kill(name); },
    async stop() {
      process.off('exit', onExit);
      if (child.exitCode === null && child.signalCode === null) {
        const ended = once(child, 'exit');
        child.kill('SIGKILL');
        await ended;
      }
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const answers = (port: number): Promise<true | undefined> => new Promise((resolve) => {
  const socket = connect(port, '127.0.0.1', () => { socket.write('PING\r\n'); });
  socket.once('data', () => { socket.destroy(); resolve(true); });
  socket.once('error', () => { resolve(undefined); });
});
