import { SUBGRAPHS, type Config } from '#kernel/config.js';
import type { Subgraph } from '#subgraph-kit/subgraph.js';
import { prepareDataFolder } from '../../server/data-folder.js';
import type { Owner } from '../../server/database-owner.js';
import { masterKeyId } from '../../server/deployment-keys.js';
import { freeSpace } from '../../server/free-space.js';
import { knownMasterKeys } from '../../server/master-key.js';
import { heldInWords } from '../../server/restore-advice.js';
import type { Command } from '../command.js';
import { wrappedIn } from '../keeping/wrapped-in.js';
import { openBeside, type Beside } from '../open-beside.js';
import { checkBlobs } from './check-blobs.js';
import { checkMail } from './check-mail.js';
import { checkPort } from './check-port.js';
import { readinessAt } from './readiness-at.js';

interface Finding {
  readonly check: string;
  readonly state: 'good' | 'BAD';
  readonly found: string;
}

/** The deployment under check, and the servers found so far that hold its databases. */
interface Patient {
  readonly config: Config;
  readonly servers: Set<Owner>;
}

type Check = (patient: Patient) => Promise<string>;

const BYTES_PER_MEGABYTE = 1_000_000;
const BYTES_PER_GIGABYTE = 1_000_000_000;

/** Checks whether the product can run here with these settings, or how it runs. */
export const doctor: Command = {
  words: 'doctor',
  help: 'Look whether the product can run here, or how it runs: settings, keys, data folder, disk, stored files, mail, databases and their tables, ports, and what people and apps hold.',
  options: {},
  run: async ({ config }) => {
    const patient: Patient = { config, servers: new Set() };
    const findings: Finding[] = [{ check: 'settings', state: 'good', found: `services ${config.services.join(', ')}` }];
    for (const [name, check] of Object.entries(checks())) findings.push(await finding(name, () => check(patient))); // in this order: the check of ports needs the servers that were found
    if (findings.some(({ state }) => state === 'BAD')) process.exitCode = 1;
    return findings;
  },
};

const checks = (): Readonly<Record<string, Check>> => ({
  'data folder': checkFolder,
  disk: checkDisk,
  'stored files': ({ config }) => checkBlobs(config.blobs),
  mail: ({ config }) => checkMail(config.mail),
  ...Object.fromEntries(SUBGRAPHS.map((name): [string, Check] => [`${name} database`, (patient) => checkDatabase(patient, name)])),
  'sign-ins': checkHeld,
  'master key': checkKey,
  ...Object.fromEntries((['graphql', 'commerce', 'catalog', 'auth'] as const).map((host): [string, Check] => [`${host} port`, ({ config, servers }) => checkPort(config, host, servers.size > 0)])),
});

const finding = (check: string, look: () => Promise<string>): Promise<Finding> =>
  look().then((found) => ({ check, state: 'good', found }), (error: unknown) => ({ check, state: 'BAD', found: error instanceof Error ? error.message : String(error) }));

async function checkFolder({ config: { dataFolder } }: Patient): Promise<string> {
  prepareDataFolder(dataFolder);
  return Promise.resolve(`${dataFolder} can be written`);
}

async function checkDisk({ config: { dataFolder, leastFreeBytes } }: Patient): Promise<string> {
  const free = await freeSpace(dataFolder);
  const found = `${(free / BYTES_PER_GIGABYTE).toFixed(1)} GB are free`;
  if (free < leastFreeBytes) throw new Error(`${found}; PORTICO_MIN_FREE_MB wants ${String(leastFreeBytes / BYTES_PER_MEGABYTE)} MB`);
  return found;
}

/** Messages about a wrong key show these ids; they reveal nothing of the keys. */
async function checkKey({ config }: Patient): Promise<string> {
  const known = knownMasterKeys(config);
  return Promise.resolve(known ? `${known.keys.map(masterKeyId).join(', then ')}, from ${known.origin}` : 'none yet; the first start makes one');
}

async function checkSubgraph(subgraph: Subgraph | undefined): Promise<void> {
  await subgraph?.ready();
  await subgraph?.checkParts?.();
}

/** Opening a database brings its tables up to date, so one that opens and takes a write is in order. For one that a server holds, that server is asked. */
async function checkDatabase({ config, servers }: Patient, name: (typeof SUBGRAPHS)[number]): Promise<string> {
  const beside = await openBeside({ ...config, logLevel: 'silent' }, [name]);
  try {
    const server = beside.servers.get(name);
    if (!server) {
      await checkSubgraph(beside.deployment.subgraphs.get(name));
      return `${config.databases[name].kind} answers, its tables are up to date${await wrappedWords(beside, name)}`;
    }
    servers.add(server);
    const state = (await readinessAt(server.url ?? ''))?.checks[name] ?? 'down: it gives no answer';
    if (state !== 'up') throw new Error(`the server that holds it (process ${String(server.pid)}) says ${state}`);
    return `${config.databases[name].kind} answers through the server that holds it (process ${String(server.pid)}, started at ${server.startedAt})${await wrappedWords(beside, name)}`;
  } finally {
    await beside.deployment.close();
  }
}

/** With which master key it opens. */
async function wrappedWords(beside: Beside, name: (typeof SUBGRAPHS)[number]): Promise<string> {
  const [ids, [{ wrapping: first }]] = [await wrappedIn(beside, name), beside.deployment.keys.of(name)];
  return `; its keys are wrapped with the master key ${ids.join(' and ')}${ids.every((id) => id === first.id) ? '' : `, not with ${first.id} yet: \`npm run portico -- master-key rotate\``}`;
}

/** Never BAD: it tells whoever restored a backup what is left to do. */
async function checkHeld({ config }: Patient): Promise<string> {
  const beside = await openBeside({ ...config, logLevel: 'silent' }, ['identity']);
  try {
    return await heldInWords(beside.deployment);
  } finally {
    await beside.deployment.close();
  }
}
