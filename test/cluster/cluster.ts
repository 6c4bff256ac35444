import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { parseArgs } from 'node:util';
import { runCluster } from './campaign.js';
import { startCluster, type GaleraCluster } from './galera-cluster.js';

const USAGE = 'npm run test:cluster -- [--seed N] [--kills N] [--pauses N] [--journeys PATH|none]';
const DEFAULTS = { kills: '6', pauses: '2', journeys: 'test/journeys' };

const say = (text: string): void => { process.stdout.write(`${text}\n`); };

/** Run the journeys and the kills on a cluster of three nodes; the exit code says whether anything failed or was found. */
async function main(args: readonly string[]): Promise<number> {
  const { values } = parseArgs({ args: [...args], options: { seed: { type: 'string' }, kills: { type: 'string', default: DEFAULTS.kills }, pauses: { type: 'string', default: DEFAULTS.pauses }, journeys: { type: 'string', default: DEFAULTS.journeys } } });
  const [seed = NaN, kills = NaN, pauses = NaN] = [values.seed ?? String(Math.floor(Math.random() * 1e9)), values.kills, values.pauses].map(Number);
  if ([seed, kills, pauses].some((number) => !Number.isSafeInteger(number) || number < 0)) throw new Error(USAGE);
  say('Starting three nodes of MariaDB with Galera ...');
  const cluster = await startCluster();
  try {
    const journeys = values.journeys === 'none' ? 0 : await runJourneys(cluster, values.journeys);
    say(`Taking the node that is written away with --seed ${String(seed)} --kills ${String(kills)} --pauses ${String(pauses)}`);
    const { found, figures } = await runCluster(cluster, { seed, kills, pauses, say });
    for (const one of found) say(`found: ${one}`);
    say(`${JSON.stringify(figures)}; ${String(found.length)} found with --seed ${String(seed)}`);
    return found.length === 0 ? journeys : 1;
  } finally {
    await cluster.close();
  }
}

/** The journeys as npm run test:mysql has them, on the cluster. */
async function runJourneys(cluster: GaleraCluster, path: string): Promise<number> {
  const [first, ...others] = cluster.nodes.map(({ url }) => new URL(url).host);
  const settings = { PORTICO_TEST_MYSQL: `mysql://portico:portico@${String(first)}/portico`, PORTICO_TEST_OTHER_HOSTS: others.join() };
  const child = spawn(process.execPath, ['node_modules/jest/bin/jest.js', '--runInBand', '--filter', './test/kit/jest/using-a-database.cjs', path], { stdio: 'inherit', env: { ...process.env, ...settings } });
  const [code] = await once(child, 'exit') as [number | null];
  return code ?? 1;
}

process.exitCode = await main(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.stack ?? error.message : String(error)}\n`);
  return 1;
});
