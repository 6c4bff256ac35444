import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { runCampaign } from './campaign.js';
import { findingText, sharesText } from './report.js';
import { shrink } from './shrink.js';

const USAGE = 'npm run fuzz -- --seed N --calls M [--database mysql] [--round R] [--shares]\n';
const DEFAULT_CALLS = '5000';

const say = (text: string): void => { process.stdout.write(`${text}\n`); };

/** Fuzz the product; the exit code tells whether anything was found. */
async function main(args: readonly string[]): Promise<number> {
  const { values } = parseArgs({ args: [...args], options: { seed: { type: 'string' }, calls: { type: 'string', default: DEFAULT_CALLS }, round: { type: 'string', default: '0' }, database: { type: 'string', default: 'embedded' }, shares: { type: 'boolean', default: false } } });
  const [seed, calls, firstRound] = [values.seed ?? String(Math.floor(Math.random() * 1e9)), values.calls, values.round].map(Number);
  if (seed === undefined || calls === undefined || firstRound === undefined || [seed, calls, firstRound].some((number) => !Number.isSafeInteger(number) || number < 0)) throw new Error(USAGE);
  if (values.database === 'mysql' && process.env['PORTICO_TEST_MYSQL'] === undefined) return onMariadb(args);
  say(`Fuzzing with --seed ${String(seed)} --calls ${String(calls)} --database ${values.database}`);
  const outcome = await runCampaign({
    seed, calls, firstRound,
    onRound: (round, made) => { say(`round ${String(round)}: ${String(made)} calls`); },
    onFound: async (found, before) => {
      const shrunk = await shrink({ seed, found, before });
      say(findingText(found, { seed, calls: before.length + 1 }, shrunk));
    },
  });
  if (values.shares) say(sharesText(outcome));
  const { made, seconds, found, figures } = outcome;
  say(`${String(made)} calls in ${seconds.toFixed(0)} s, ${(made / seconds).toFixed(0)} a second; ${JSON.stringify(figures)}`);
  for (const { finding, call, round } of found) say(`found: ${finding.kind} at ${call.target} (round ${String(round)}): ${finding.detail.slice(0, 200)}`);
  say(`${String(found.length)} found with --seed ${String(seed)}`);
  return found.length === 0 ? 0 : 1;
}

/** The same again beside a private server. */
const onMariadb = (args: readonly string[]): number =>
  spawnSync(process.execPath, ['test/kit/with-mariadb.mjs', process.execPath, fileURLToPath(import.meta.url), ...args], { stdio: 'inherit' }).status ?? 1;

process.exitCode = await main(process.argv.slice(2));
