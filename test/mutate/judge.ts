import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { changed, type Mutant } from './candidate.js';
import type { Coverage, TestFile } from './coverage.js';
import { runJest } from './jest-run.js';
import { nearestTests, type Importers } from './nearest-tests.js';
import type { TreeCopy } from './tree-copy.js';

/** What became of a mutant: noticed by a test file, by the checks, by hanging; survived; out of reach of every test; or only MySQL comes there. */
export interface Verdict {
  readonly mutant: Mutant;
  readonly end: 'noticed' | 'hung' | 'refused' | 'survived' | 'unreached' | 'mysql';
  readonly by: string;
  readonly seconds: number;
}

/** The inputs of a judge. */
export interface Court { readonly copy: TreeCopy; readonly coverage: Coverage; readonly importers: Importers; readonly most: number; readonly checks: boolean }

/** Run the tests nearest to a mutant, then the others that reach it; a mutant that no test detects goes to the compiler and the linter. */
export async function judge(mutant: Mutant, court: Court): Promise<Verdict> {
  const started = performance.now();
  const tests = nearestTests(court.coverage, mutant, court.importers);
  const { end, by } = await endOf(mutant, court, tests);
  return { mutant, end, by, seconds: Math.round((performance.now() - started) / 1000) };
}

async function endOf(mutant: Mutant, { copy, most, checks }: Court, tests: readonly TestFile[]): Promise<Pick<Verdict, 'end' | 'by'>> {
  const original = copy.read(mutant.file);
  if (tests.length === 0 && mutant.onMysqlOnly) return { end: 'mysql', by: '' };
  try {
    copy.write(mutant.file, changed(original, mutant));
    const run = within(tests, most);
    const order = run.map(({ file }) => join(copy.root, file));
    const silence = 60 + 6 * Math.max(0, ...run.map(({ seconds }) => seconds));
    const { end, output } = run.length === 0 ? { end: 'passed', output: '' } : await runJest({
      root: copy.root, silence, order, stopAtFailure: true, parameters: ['--runInBand', '--bail=1', '--testSequencer=./test/mutate/in-order.mjs', '--runTestsByPath', ...order],
    });
    if (end === 'hung') return { end, by: `${String(silence)} s of silence` };
    if (end === 'failed') return { end: 'noticed', by: /^FAIL +(\S+)/m.exec(output)?.[1] ?? output.slice(-300) };
    const complaint = checks ? await complaintAbout(copy, mutant.file) : undefined;
    if (complaint !== undefined) return { end: 'refused', by: complaint };
    return run.length === 0 ? { end: 'unreached', by: '' } : { end: 'survived', by: `${String(run.length)} of ${String(tests.length)} test files passed` };
  } finally {
    copy.write(mutant.file, original);
  }
}

/** As many as take no longer than the limit, but at least one. */
function within(tests: readonly TestFile[], most: number): readonly TestFile[] {
  let sum = 0;
  return tests.filter(({ seconds }, index) => (sum += seconds) <= most || index === 0);
}

/** What compiler or linter say of a tree with one changed file; undefined when nothing. */
export async function complaintAbout({ root }: TreeCopy, file: string): Promise<string | undefined> {
  const node = async (...parameters: string[]): Promise<string | undefined> => {
    const child = spawn('nice', ['-n', '5', process.execPath, ...parameters], { cwd: root, stdio: ['ignore', 'pipe', 'ignore'] });
    let output = '';
    child.stdout.on('data', (text: Buffer) => { output += text.toString(); });
    const [status] = await once(child, 'close') as [number | null];
    return status === 0 ? undefined : output.trim().split('\n').find((line) => line.includes('error')) ?? 'refused';
  };
  return await node('node_modules/typescript/bin/tsc', '--noEmit', '--incremental', '--tsBuildInfoFile', '.check.tsbuildinfo') ?? node('node_modules/eslint/bin/eslint.js', file);
}
