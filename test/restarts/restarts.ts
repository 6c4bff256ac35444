import { parseArgs } from 'node:util';
import { runRestarts } from './campaign.js';
import { isTopology } from './restart-world.js';

const USAGE = 'npm run test:restarts -- [--topology alike|subgraphs] [--restarts N] [--seed N]';

const say = (text: string): void => { process.stdout.write(`${text}\n`); };

/** Restart every process again and again under load; the exit code says whether a call was lost or anything is wrong afterwards. */
async function main(args: readonly string[]): Promise<number> {
  const { values } = parseArgs({ args: [...args], options: { topology: { type: 'string' }, restarts: { type: 'string', default: '10' }, seed: { type: 'string' } } });
  const [restarts, seed] = [Number(values.restarts), Number(values.seed ?? Math.floor(Math.random() * 1e9))];
  if (!Number.isSafeInteger(restarts) || !Number.isSafeInteger(seed)) throw new Error(USAGE);
  if (process.env['PORTICO_TEST_MYSQL'] === undefined) throw new Error('Several processes share a database on a server alone: npm run test:restarts starts one');
  let findings = 0;
  for (const topology of values.topology === undefined ? ['alike', 'subgraphs'] : [values.topology]) {
    if (!isTopology(topology)) throw new Error(USAGE);
    say(`Restarting each process ${String(restarts)} times: --topology ${topology} --restarts ${String(restarts)} --seed ${String(seed)}`);
    const { found, figures } = await runRestarts({ topology, seed, restarts, say });
    for (const one of found) say(`found: ${one}`);
    say(`${topology}: ${JSON.stringify(figures)}; ${String(found.length)} found`);
    findings += found.length;
  }
  return findings === 0 ? 0 : 1;
}

process.exitCode = await main(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.stack ?? error.message : String(error)}\n`);
  return 1;
});
