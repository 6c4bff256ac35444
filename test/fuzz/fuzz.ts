import { parseArgs } from 'node:util';
import { onDatabaseServer } from '../kit/on-database-server.js';
import { TOOL_NAMES } from './assistant-rows.js';
import { runCampaign, type Outcome } from './campaign.js';
import { commonRefusal, countsText, findingText, sharesText } from './report.js';
import { neverDone } from './shares.js';
import { shrink } from './shrink.js';

const USAGE = 'npm run fuzz -- --seed N --calls M [--seed N --calls M] [--database mysql] [--round R] [--shares]\n';
const DEFAULT_CALLS = 5000;
/** From so many calls on, each route and field must have succeeded. */
const ENOUGH = 4000;

const say = (text: string): void => { process.stdout.write(`${text}\n`); };

/** What is fuzzed: seeds, each with its number of calls, one after the other in this process, which is warm from the second on. */
interface Asked { readonly seeds: readonly number[]; readonly calls: readonly number[]; readonly firstRound: number; readonly database: string; readonly isDetailed: boolean }

const isCount = (number: number): boolean => Number.isSafeInteger(number) && number >= 0;

function asked(args: readonly string[]): Asked {
  const { values } = parseArgs({ args: [...args], options: { seed: { type: 'string', multiple: true }, calls: { type: 'string', multiple: true }, round: { type: 'string', default: '0' }, database: { type: 'string', default: 'embedded' }, shares: { type: 'boolean', default: false } } });
  const seeds = (values.seed ?? [String(Math.floor(Math.random() * 1e9))]).map(Number);
  const calls = (values.calls ?? seeds.map(() => DEFAULT_CALLS)).map(Number);
  const firstRound = Number(values.round);
  if (seeds.length !== calls.length || ![...seeds, ...calls, firstRound].every(isCount)) throw new Error(USAGE);
  return { seeds, calls, firstRound, database: values.database, isDetailed: values.shares };
}

/** Fuzz the product; the exit code says whether anything was found. */
async function main(args: readonly string[]): Promise<number> {
  const { seeds, calls, ...more } = asked(args);
  if (more.database === 'mysql' && process.env['PORTICO_TEST_MYSQL'] === undefined) return onDatabaseServer(import.meta.url, args);
  let found = 0;
  for (const [at, seed] of seeds.entries()) found = Math.max(found, await fuzz({ ...more, seed, calls: calls[at] ?? 0 }));
  return found;
}

async function fuzz({ seed, calls, firstRound, database, isDetailed }: Omit<Asked, 'seeds' | 'calls'> & { readonly seed: number; readonly calls: number }): Promise<number> {
  say(`Fuzzing with --seed ${String(seed)} --calls ${String(calls)} --database ${database}`);
  const outcome = await runCampaign({
    seed, calls, firstRound, isThorough: calls >= ENOUGH,
    onRound: (round, made, { memoryMiB, diskMiB }) => { say(`round ${String(round)}: ${String(made)} calls, ${String(memoryMiB)} MiB of memory, ${String(diskMiB)} MiB stored`); },
    onFound: async (found, before) => {
      const shrunk = await shrink({ seed, found, before });
      say(findingText(found, { seed, calls: before.length + 1, database }, shrunk));
    },
  });
  return report(outcome, { seed, calls, database, isThorough: calls >= ENOUGH, isDetailed });
}

interface Reporting { readonly seed: number; readonly calls: number; readonly database: string; readonly isThorough: boolean; readonly isDetailed: boolean }

/** Report the outcome; answers the exit code. */
function report({ made, seconds, found, figures, shares }: Outcome, { seed, calls, database, isThorough, isDetailed }: Reporting): number {
  const missed = isThorough && found.length === 0 ? neverDone(shares, TOOL_NAMES) : [];
  if (isDetailed) say(sharesText(shares));
  say(`Done by assistants: ${countsText(shares, TOOL_NAMES)}`);
  for (const { finding, call, round } of found) say(`found: ${finding.kind} at ${call.target} (round ${String(round)}): ${finding.detail.slice(0, 200)}`);
  for (const name of missed) say(`never succeeded: ${name}; its most frequent refusal: ${commonRefusal(shares.get(name))}`);
  say(`${String(made)} calls in ${seconds.toFixed(0)} s, ${(made / seconds).toFixed(0)} a second; ${JSON.stringify(figures)}`);
  say(`${String(found.length)} found, ${String(missed.length)} never succeeded; repeat with: npm run fuzz -- --seed ${String(seed)} --calls ${String(calls)} --database ${database}`);
  return found.length + missed.length === 0 ? 0 : 1;
}

process.exitCode = await main(process.argv.slice(2));
