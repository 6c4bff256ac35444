import { statfs } from 'node:fs/promises';
import { systemClock } from '#kernel/clock.js';
import { HOSTS, SUBGRAPHS, type Config } from '#kernel/config.js';
import { uuidV7Ids } from '#kernel/ids.js';
import { createLog } from '#kernel/log.js';
import { prepareDataFolder } from '../../server/data-folder.js';
import { openDeployment } from '../../server/deployment.js';
import { listen } from '../../server/http/listen.js';
import type { Command } from '../command.js';

interface Finding {
  readonly check: string;
  readonly state: 'good' | 'BAD';
  readonly found: string;
}

type Check = (config: Config) => Promise<string>;

const LEAST_FREE_BYTES = 1_000_000_000;
const BYTES_PER_GIGABYTE = 1_000_000_000;

/** Looks whether the product can run with these settings here. */
export const doctor: Command = {
  words: 'doctor',
  help: 'Look whether the product can run here: settings, data folder, disk, databases and their tables, ports.',
  options: {},
  run: async ({ config }) => {
    const findings = await Promise.all(Object.entries(checks()).map(([name, check]) => finding(name, () => check(config))));
    if (findings.some(({ state }) => state === 'BAD')) process.exitCode = 1;
    return [{ check: 'settings', state: 'good', found: `services ${config.services.join(', ')}` }, ...findings];
  },
};

const checks = (): Readonly<Record<string, Check>> => ({
  'data folder': checkFolder,
  disk: checkDisk,
  ...Object.fromEntries(SUBGRAPHS.map((name): [string, Check] => [`${name} database`, (config) => checkDatabase(config, name)])),
  ...Object.fromEntries((['graphql', 'commerce'] as const).map((host): [string, Check] => [`${host} port`, (config) => checkPort(config, host)])),
});

const finding = (check: string, look: () => Promise<string>): Promise<Finding> =>
  look().then((found) => ({ check, state: 'good', found }), (error: unknown) => ({ check, state: 'BAD', found: error instanceof Error ? error.message : String(error) }));

async function checkFolder({ dataFolder }: Config): Promise<string> {
  prepareDataFolder(dataFolder);
  return Promise.resolve(`${dataFolder} can be written`);
}

async function checkDisk({ dataFolder }: Config): Promise<string> {
  const { bavail, bsize } = await statfs(dataFolder);
  const free = bavail * bsize;
  const found = `${(free / BYTES_PER_GIGABYTE).toFixed(1)} GB are free`;
  if (free < LEAST_FREE_BYTES) throw new Error(`${found}; one is the least`);
  return found;
}

/** Opening a database brings its tables up to date, so what opens and answers is whole. */
async function checkDatabase(config: Config, name: (typeof SUBGRAPHS)[number]): Promise<string> {
  const deployment = await openDeployment({ config: { ...config, services: [name] }, clock: systemClock, ids: uuidV7Ids(systemClock), log: createLog('silent') });
  await deployment.ready();
  await deployment.close();
  return `${config.databases[name].kind} answers, its tables are up to date`;
}

async function checkPort({ listenHost: address, ports }: Config, host: (typeof HOSTS)[number]): Promise<string> {
  const port = await listen({ handler: () => undefined, address, port: ports[host], title: `PORT + ${String(HOSTS.indexOf(host))}` });
  await port.stop();
  return `${String(ports[host])} is free`;
}
