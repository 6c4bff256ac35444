import { parseArgs } from 'node:util';
import { removeDatabases } from '../kit/database.js';
import { onDatabaseServer } from '../kit/on-database-server.js';
import { simulate } from './simulate.js';
import { openWorld } from './world.js';

const USAGE = 'npm run simulate -- [--seed N] [--minutes M] [--database mysql]: one seed with what happened in it, or as many seeds as there is time for (ten minutes unless given), from N on\n';
const DEFAULT_MINUTES = 10;
const MINUTE = 60_000;
const EVERY = 100;

const say = (text: string): void => { process.stdout.write(`${text}\n`); };

/** Simulate; the exit code says whether anything was found. */
async function main(args: readonly string[]): Promise<number> {
  const { values } = parseArgs({ args: [...args], options: { seed: { type: 'string' }, minutes: { type: 'string' }, database: { type: 'string', default: 'embedded' } } });
  const first = Number(values.seed ?? Math.floor(Math.random() * 1e9));
  const minutes = Number(values.minutes ?? (values.seed === undefined ? DEFAULT_MINUTES : 0));
  if (!Number.isSafeInteger(first) || first < 0 || !Number.isFinite(minutes) || minutes < 0) throw new Error(USAGE);
  if (values.database === 'mysql' && process.env['PORTICO_TEST_MYSQL'] === undefined) return onDatabaseServer(import.meta.url, args); // where what is under way at once ends in another order each time
  const [world, end] = [await openWorld(), Date.now() + minutes * MINUTE];
  let [seeds, failing] = [0, 0];
  do {
    const { found, trace } = await simulate(world, first + seeds);
    if (minutes === 0) for (const line of trace) say(line);
    for (const one of found) say(`seed ${String(first + seeds)}: ${one}`);
    if (found.length > 0) say(`again, with what happened: npm run simulate -- --seed ${String(first + seeds)}`);
    [seeds, failing] = [seeds + 1, failing + (found.length > 0 ? 1 : 0)];
    if (seeds % EVERY === 0) say(`${String(seeds)} seeds, ${String(failing)} failing`);
  } while (Date.now() < end);
  const { statements, failed } = world.faults.counted;
  say(`${String(seeds)} seeds from ${String(first)}: ${String(statements)} statements, ${String(failed)} of them failed, ${String(failing)} seeds with findings`);
  await world.close();
  await removeDatabases();
  return failing === 0 ? 0 : 1;
}

process.exitCode = await main(process.argv.slice(2));
