import { parseArgs } from 'node:util';
import { onDatabaseServer } from '../kit/on-database-server.js';
import { runKills } from './campaign.js';

const USAGE = 'npm run kills -- --seed N --kills M [--database mysql]\n';
const DEFAULT_KILLS = '200';
const EVERY = 10;

const say = (text: string): void => { process.stdout.write(`${text}\n`); };

/** Kill the product in the middle of writes; the exit code says whether anything was found. */
async function main(args: readonly string[]): Promise<number> {
  const { values } = parseArgs({ args: [...args], options: { seed: { type: 'string' }, kills: { type: 'string', default: DEFAULT_KILLS }, database: { type: 'string', default: 'embedded' } } });
  const [seed, kills] = [values.seed ?? String(Math.floor(Math.random() * 1e9)), values.kills].map(Number);
  if (seed === undefined || kills === undefined || [seed, kills].some((number) => !Number.isSafeInteger(number) || number < 0)) throw new Error(USAGE);
  if (values.database === 'mysql' && process.env['PORTICO_TEST_MYSQL'] === undefined) return onDatabaseServer(import.meta.url, args);
  say(`Killing with --seed ${String(seed)} --kills ${String(kills)} --database ${values.database}`);
  const { seconds, found, figures } = await runKills({ seed, kills, onKill: (kill, many) => { if (kill % EVERY === 0) say(`kill ${String(kill)}: ${String(many)} found`); } });
  say(`${String(kills)} kills in ${seconds.toFixed(0)} s; ${JSON.stringify(figures)}`);
  for (const one of found) say(`found: ${one}`);
  say(`${String(found.length)} found with --seed ${String(seed)}`);
  return found.length === 0 ? 0 : 1;
}

process.exitCode = await main(process.argv.slice(2));
