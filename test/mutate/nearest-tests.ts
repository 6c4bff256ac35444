import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import ts from 'typescript';
import { blockAround } from './blocks.js';
import type { Mutant } from './candidate.js';
import type { Coverage, TestFile } from './coverage.js';

const ALIASES: Readonly<Record<string, string>> = { '#kernel': 'gateway/kernel', '#contract': 'gateway/contract', '#client': 'gateway/client', '#subgraph-kit': 'subgraphs/kit', '#kit': 'shims/kit' };

/** Tests that depend on a folder in a way that neither imports nor reached blocks show: they read its sources, or load files by folder. */
const SEES_FOLDER: Readonly<Record<string, readonly string[]>> = {
  subgraphs: ['test/architecture/command-names.test.ts', 'test/architecture/tenant-statements.test.ts'],
  shims: ['test/contract/rows/rows.test.ts', 'test/contract/mappers/mappers.test.ts'],
};

/** So many of the nearest tests come first; then those that see the folder, then the quickest. */
const NEAREST = 3;

/** Test files that can notice a mutant, the nearest first: of those that reach it, what reaches the least else. Code that runs when its file is loaded is covered by the tests that import it. */
export function nearestTests(coverage: Coverage, mutant: Mutant, importers: Importers): readonly TestFile[] {
  const reaching = reachingTests(coverage, mutant, importers);
  const seeing = SEES_FOLDER[mutant.file.split('/', 1)[0] ?? ''] ?? [];
  const readers = coverage.tests.filter(({ file, passed }) => passed && seeing.includes(file));
  const [first, rest] = [reaching.slice(0, NEAREST), reaching.slice(NEAREST)];
  return [...new Set([...first, ...readers, ...rest.toSorted((one, other) => one.seconds - other.seconds)])];
}

function reachingTests({ blocks, tests }: Coverage, mutant: Mutant, importers: Importers): readonly TestFile[] {
  const passing = tests.filter(({ passed }) => passed);
  const block = blockAround(blocks, mutant.file, mutant.start);
  const byReach = (found: readonly TestFile[]): readonly TestFile[] => found.toSorted((one, other) => cost(one) - cost(other));
  if (block !== undefined) return byReach(passing.filter((test) => test.blocks.includes(block)));
  const inFile = new Set([...blocks.entries()].filter(([, { file }]) => file === mutant.file).map(([number]) => number));
  const reaching = passing.filter((test) => test.blocks.some((one) => inFile.has(one)));
  const distances = importers(mutant.file);
  const importing = passing.filter(({ file }) => distances.has(file) && !reaching.some((one) => one.file === file));
  return [...byReach(reaching), ...importing.toSorted((one, other) => (distances.get(one.file) ?? 0) - (distances.get(other.file) ?? 0) || cost(one) - cost(other))];
}

const cost = ({ blocks, seconds }: TestFile): number => blocks.length * (1 + seconds);

/** How far away each file is that needs a file, directly or through others. */
export type Importers = (file: string) => ReadonlyMap<string, number>;

/** Read who imports whom. */
export function importersIn(root: string): Importers {
  const importedBy = new Map<string, string[]>();
  for (const file of ['gateway', 'shims', 'subgraphs', 'test'].flatMap((folder) => sourcesIn(root, folder))) {
    for (const { fileName } of ts.preProcessFile(readFileSync(join(root, file), 'utf8')).importedFiles) {
      const target = targetOf(file, fileName);
      importedBy.set(target, [...importedBy.get(target) ?? [], file]);
    }
  }
  return (file) => {
    const distances = new Map<string, number>();
    let edge = [file];
    for (let distance = 1; edge.length > 0; distance += 1) {
      edge = [...new Set(edge.flatMap((one) => importedBy.get(one) ?? []))].filter((one) => !distances.has(one));
      for (const one of edge) distances.set(one, distance);
    }
    return distances;
  };
}

const sourcesIn = (root: string, folder: string): readonly string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).filter((name) => /\.tsx?$/.test(name)).map((name) => `${folder}/${name}`);

function targetOf(file: string, specifier: string): string {
  const [alias = '', ...rest] = specifier.split('/');
  const known = ALIASES[alias];
  const path = known === undefined ? normalize(join(dirname(file), specifier)) : join(known, ...rest);
  return path.replace(/\.js$/, '.ts');
}
