import { spawn, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Redis } from 'ioredis';
import { readConfig, SUBGRAPHS } from '#kernel/config.js';
import { healthPort } from '#kernel/health-port.js';
import { MASTER_KEY } from '../bench/bench-key.js';
import { ISSUER } from '../bench/oidc-data.js';
import { bareDriver } from '../bench/sql.js';
import { freePorts } from '../kit/free-ports.js';
import { startRedis } from '../kit/redis.js';
import { until } from '../kit/until.js';
import { MCP_HOST } from './people-kinds.js';

const FORGET_MILLISECONDS = 250;

/** A process of the product: its id, and its first port. */
export interface Running { readonly pid: number; readonly at: number; readonly stop: () => void }

/** A database server and Redis that processes with everything run on. */
export interface Deployment {
  /** The address of a subgraph's schema. */
  readonly urlOf: (subgraph: string) => string;
  readonly databasePid: number;
  readonly startOne: () => Promise<Running>;
  readonly close: () => Promise<void>;
}

/** Begin on the server that `test/kit/with-database-server.mjs` started. Limits of callers, who are few here, are forgotten four times a second: what is measured is the process. */
export async function openDeployment(server: string): Promise<Deployment> {
  const prefix = `capacity_${randomBytes(4).toString('hex')}`;
  const urlOf = (subgraph: string): string => new URL(`/${prefix}_${subgraph}`, server).toString();
  const folder = mkdtempSync(join(tmpdir(), 'portico-capacity-'));
  const redis = await startRedis();
  const windows = new Redis(redis.url);
  const forgetting = setInterval(() => { void windows.flushdb(); }, FORGET_MILLISECONDS);
  const [found] = await bareDriver({ kind: 'mysql', url: new URL('/mysql', server).toString() }).read('SELECT @@pid_file AS file', []);
  const started: ChildProcess[] = [];
  process.once('exit', () => { for (const child of started) child.kill('SIGKILL'); });
  const databases = Object.fromEntries(SUBGRAPHS.map((subgraph) => [`PORTICO_${subgraph.toUpperCase()}_DB`, urlOf(subgraph)]));
  return {
    urlOf, databasePid: Number(readFileSync(String(found?.['file']), 'utf8')),
    startOne: async () => {
      const one = await startProcess({ ...databases, PORTICO_REDIS: redis.url, PORTICO_DATA: mkdtempSync(join(folder, 'data-')) });
      started.push(one.child);
      return { pid: one.child.pid ?? 0, at: one.at, stop: () => { one.child.kill('SIGKILL'); } };
    },
    close: async () => {
      clearInterval(forgetting);
      windows.disconnect();
      for (const child of started) child.kill('SIGKILL');
      await redis.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** A process as in production, which is ready. */
async function startProcess(more: Readonly<Record<string, string>>): Promise<{ readonly child: ChildProcess; readonly at: number }> {
  const at = await freePorts();
  const settings = {
    PORT: String(at), PORTICO_DEMO: 'off', PORTICO_LOG: 'error', PORTICO_SERVICES: 'all', PORTICO_MASTER_KEY: MASTER_KEY, PORTICO_TRUSTED_PROXIES: '127.0.0.1', PORTICO_ALLOW_LOOPBACK_WEBHOOKS: 'on',
    PORTICO_AUTH_URL: ISSUER, PORTICO_MCP_URL: `http://${MCP_HOST}`, ...more,
  };
  const child = spawn(process.execPath, ['dist/bundle/portico.js'], { stdio: ['ignore', 'ignore', 'inherit'], env: { PATH: process.env['PATH'], ...settings } });
  await until(() => fetch(`http://127.0.0.1:${String(healthPort(readConfig(settings)))}/readyz`).then(({ ok }) => (ok ? true : undefined), () => undefined));
  return { child, at };
}
