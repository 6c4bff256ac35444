import { parseArgs } from 'node:util';

/** What to do: which mutants, on how many cores, and how long the tests of one may take by their measured times. */
export interface Options { readonly seed: number; readonly count: number; readonly jobs: number; readonly most: number; readonly only: string | undefined; readonly list: boolean }

/** Read the command line: --seed N --count M [--jobs N] [--most SECONDS] [--only PART-OF-PATH] [--list]. */
export function readOptions(typed: readonly string[]): Options {
  const { values } = parseArgs({ args: [...typed], options: {
    seed: { type: 'string', default: String(Math.trunc(Math.random() * 1e6)) }, count: { type: 'string', default: '20' }, jobs: { type: 'string', default: '2' },
    most: { type: 'string', default: '600' }, only: { type: 'string' }, list: { type: 'boolean', default: false },
  } });
  const [seed, count, jobs, most] = [values.seed, values.count, values.jobs, values.most].map(Number);
  if (![seed, count, jobs, most].every((value) => Number.isSafeInteger(value) && Number(value) >= 0)) throw new Error('Give whole numbers: npm run mutate -- --seed N --count M [--jobs N] [--most SECONDS] [--only PART-OF-PATH] [--list]');
  return { seed: seed ?? 0, count: count ?? 0, jobs: Math.max(1, jobs ?? 1), most: most ?? 0, only: values.only, list: values.list };
}
