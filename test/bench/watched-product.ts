import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { setTimeout as delay } from 'node:timers/promises';
import { openShop, staffToken } from '../faults/shop.js';
import { freePorts } from '../kit/free-ports.js';
import { MASTER_KEY } from './bench-key.js';

const PAUSE_MS = 20;

/** Start the whole product on the embedded database, in a process and a folder of its own, to see what long work does to its memory and to other calls. */
export async function startWatched({ host = 'graphql', settings: more = {} }: { readonly host?: 'graphql' | 'commerce'; readonly settings?: Readonly<Record<string, string>> } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'portico-bench-'));
  const port = await freePorts();
  const settings = { PORT: String(port), PORTICO_DATA: folder, PORTICO_MASTER_KEY: MASTER_KEY, PORTICO_DEMO: 'off', PORTICO_LOG: 'error', ...more };
  const token = await staffToken(settings);
  const child = fork('dist/test/bench/product.js', ['{}', String(port)], { env: { PATH: process.env['PATH'], ...settings }, execArgv: [], stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  await once(child, 'message');
  const { asStaff } = await openShop(port, token);
  return {
    folder, port, token, asStaff,
    /** Its memory in MB: the most it had, or what it has now. */
    memory: (name: 'VmHWM' | 'VmRSS'): number => Number(new RegExp(`${name}:\\s+(\\d+)`).exec(readFileSync(`/proc/${String(child.pid)}/status`, 'utf8'))?.[1]) / 1024,
    /** Call it over and over; answers how to end that, which gives what the calls waited, in milliseconds, the shortest first. Nobody is known by these calls, so that no rate counts them, and the event loop answers them as any other. */
    watch: (): (() => Promise<readonly number[]>) => {
      const watching = { isOver: false };
      const waits: number[] = [];
      const watched = (async (): Promise<void> => {
        for (; !watching.isOver;) {
          const begun = performance.now();
          await (await fetch(`http://127.0.0.1:${String(port + (host === 'commerce' ? 1 : 0))}/healthz`)).text();
          waits.push(performance.now() - begun);
          await delay(PAUSE_MS);
        }
      })();
      return async () => {
        watching.isOver = true;
        await watched;
        return waits.toSorted((one, other) => one - other);
      };
    },
    stop: async (): Promise<void> => {
      child.kill('SIGTERM');
      await once(child, 'exit');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** What 99 of 100 calls wait at most, of waits that are sorted. */
export const p99 = (waits: readonly number[]): number => waits[Math.floor(waits.length * 0.99)] ?? NaN;
