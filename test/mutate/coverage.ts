import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { blocksOf, instrumented, type Block } from './blocks.js';
import { mutatedFiles } from './find-mutants.js';
import { runJest } from './jest-run.js';
import { TreeCopy } from './tree-copy.js';

/** A test file: how long it took, whether it passed, and the numbers of the blocks it reached. */
export interface TestFile { readonly file: string; readonly hash: string; readonly seconds: number; readonly passed: boolean; readonly blocks: readonly number[] }

/** What the tests reach. */
export interface Coverage { readonly blocks: readonly Block[]; readonly tests: readonly TestFile[] }

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 16);

/** A folder outside the repository for what was measured of these sources. */
export function cacheFolder(root: string): string {
  const folder = join(process.env['XDG_CACHE_HOME'] ?? join(homedir(), '.cache'), 'portico-mutate', hashOf(JSON.stringify(mutatedFiles(root).map((file) => readFileSync(join(root, file), 'utf8')))));
  mkdirSync(folder, { recursive: true });
  return folder;
}

const testFiles = (root: string): readonly { file: string; hash: string }[] =>
  readdirSync(join(root, 'test'), { recursive: true, encoding: 'utf8' }).filter((name) => /\.test\.tsx?$/.test(name)).sort()
    .map((name) => ({ file: `test/${name}`, hash: hashOf(readFileSync(join(root, 'test', name), 'utf8')) }));

/** What each test file reaches: measured once for the sources as they are, and again for test files that changed since. */
export async function coverage(root: string, jobs: number): Promise<Coverage> {
  const kept = join(cacheFolder(root), 'coverage.json');
  const blocks = blocksOf(root);
  const known = existsSync(kept) ? JSON.parse(readFileSync(kept, 'utf8')) as TestFile[] : [];
  const present = testFiles(root);
  const fresh = known.filter(({ file, hash }) => present.some((one) => one.file === file && one.hash === hash));
  const missing = present.filter(({ file }) => !fresh.some((one) => one.file === file));
  if (missing.length === 0) return { blocks, tests: fresh };
  process.stderr.write(`Measuring what ${String(missing.length)} test files reach ...\n`);
  const tests = [...fresh, ...await measured(root, missing, { blocks, jobs })];
  writeFileSync(kept, JSON.stringify(tests));
  return { blocks, tests };
}

async function measured(root: string, files: readonly { file: string; hash: string }[], { blocks, jobs }: { blocks: readonly Block[]; jobs: number }): Promise<readonly TestFile[]> {
  const copy = new TreeCopy(root);
  try {
    instrument(copy, blocks);
    const results = join(copy.root, '.results.json');
    const every = files.map(({ file }) => file);
    await runJest({ root: copy.root, silence: 900, parameters: [`--maxWorkers=${String(jobs)}`, '--json', `--outputFile=${results}`, '--runTestsByPath', ...every] });
    const { testResults } = JSON.parse(readFileSync(results, 'utf8')) as { testResults: readonly { name: string; status: string; startTime: number; endTime: number }[] };
    const reached = readReached(copy.root);
    return files.map(({ file, hash }) => {
      const result = testResults.find(({ name }) => relative(copy.root, name) === file);
      return { file, hash, seconds: result ? (result.endTime - result.startTime) / 1000 : 0, passed: PASSED.has(result?.status ?? ''), blocks: [...reached.get(join(copy.root, file)) ?? []] };
    });
  } finally {
    copy.remove();
  }
}

/** Jest calls a file focused whose tests passed while some of them, those of the other database, were skipped. */
const PASSED: ReadonlySet<string> = new Set(['passed', 'focused']);

function instrument(copy: TreeCopy, blocks: readonly Block[]): void {
  const notes = `import '${copy.address('test/mutate/reached.mjs')}';`;
  const byFile = new Map<string, [number, Block][]>();
  for (const [number, block] of blocks.entries()) byFile.set(block.file, [...byFile.get(block.file) ?? [], [number, block]]);
  for (const [file, own] of byFile) copy.writeBuilt(file, `${notes}${instrumented(copy.read(file), own)}`);
  const setUp = 'test/kit/each-file.ts';
  copy.writeBuilt(setUp, `${notes}\n${copy.read(setUp)}\nglobalThis.testFileStarts(expect.getState().testPath);\n`);
  rmSync(join(copy.root, '.reached'), { recursive: true, force: true });
}

function readReached(root: string): ReadonlyMap<string, ReadonlySet<number>> {
  const reached = new Map<string, Set<number>>();
  const folder = join(root, '.reached');
  for (const name of readdirSync(folder).filter((one) => one.startsWith('hits-'))) {
    for (const line of readFileSync(join(folder, name), 'utf8').split('\n')) {
      const [by, block] = line.split('\t');
      if (by === undefined || block === undefined) continue;
      reached.set(by, (reached.get(by) ?? new Set()).add(Number(block)));
    }
  }
  return reached;
}

/** The folder of the repository this was built from. */
export const repository = dirname(dirname(dirname(new URL(import.meta.url).pathname))).replace(/\/dist$/, '');
