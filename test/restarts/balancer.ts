import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { until } from '../kit/until.js';

/** A running load balancer. */
export interface Balancer {
  /** Its log: a line a call, and one for each server that comes or goes. */
  said(): string;
  stop(): Promise<void>;
}

const FILE = 'gateway/deploy/haproxy.cfg';
const [FIRST_PORT, HEALTH_OFFSET, MOST_CALLS] = [4000, 8, 1000];

/** HAProxy with the file of the repository, on the ports of this machine from `base` on, before processes whose ports begin at `processes`. */
export async function startBalancer(base: number, processes: readonly number[]): Promise<Balancer> {
  if (spawnSync('haproxy', ['-v'], { stdio: 'ignore' }).status !== 0) throw new Error('haproxy is not installed; on Debian and Ubuntu: apt-get install haproxy');
  const folder = mkdtempSync(join(tmpdir(), 'portico-balancer-'));
  const file = join(folder, 'haproxy.cfg');
  writeFileSync(file, onLoopback(readFileSync(FILE, 'utf8'), base, processes));
  const child = spawn('haproxy', ['-db', '-f', file], { stdio: ['ignore', 'pipe', 'pipe'] });
  process.once('exit', () => { child.kill('SIGKILL'); });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => { said += text.toString(); });
  const exit = once(child, 'exit');
  await until(async () => {
    if (child.exitCode !== null) throw new Error(`haproxy does not start: ${said}`);
    return await fetch(`http://127.0.0.1:${String(base + HEALTH_OFFSET)}/healthz`).then(({ ok }) => ok || undefined, () => undefined);
  });
  return {
    said: () => said,
    stop: async () => {
      child.kill('SIGKILL');
      await exit;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The file as it is but for where it listens, and whom it finds: no names of containers, but ports of this machine, which may be so busy that an answer to a check takes long. */
function onLoopback(file: string, base: number, processes: readonly number[]): string {
  const servers = (template: string): string => processes.map((first, index) => template
    .replace(/server-template (\w+) \d+ \w+:(\d+)/, (_, name: string, port) => `server ${name}${String(index + 1)} 127.0.0.1:${String(first + Number(port) - FIRST_PORT)}`)
    .replace(/check port (\d+)/, (_, port) => `check port ${String(first + Number(port) - FIRST_PORT)}`)).join('\n');
  return file
    .replace(/^resolvers docker\n( .*\n)*/m, '').replace(' resolvers docker init-addr none', '')
    .replace(/timeout check \d+s/, 'timeout check 30s')
    .replace(/maxconn \d+/, `maxconn ${String(MOST_CALLS)}`)
    .replaceAll(/bind :(\d+)/g, (_, port) => `bind 127.0.0.1:${String(base + Number(port) - FIRST_PORT)}`)
    .replace(/bind 127\.0\.0\.1:8404/, `bind 127.0.0.1:${String(base + HEALTH_OFFSET)}`)
    .replaceAll(/^ {2}server-template .*$/gm, servers);
}
