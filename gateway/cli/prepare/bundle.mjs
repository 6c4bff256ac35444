import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ROOT } from './root.mjs';

const BUILT = join(ROOT, 'dist');
const BUNDLE = join(BUILT, 'bundle');

/** The programs, by their names in the bundle: those of the product, and those that tests start over and over. */
const PROGRAMS = {
  portico: 'gateway/main.js',
  'command-line': 'gateway/cli/portico.js',
  'faulty-portico': 'test/faults/faulty-portico.js',
  'webhook-sender': 'test/faults/webhook-sender.js',
  'import-worker': 'test/faults/import-worker.js',
  'measured-start': 'test/kit/measured-start.js',
};

/** Write each program and what it imports of the built code into few files, which load in half the time; packages stay where they are (decision 0039). What browsers run beside GraphiQL is one file with its packages. */
export async function bundle() {
  const { build } = await import('esbuild');
  rmSync(BUNDLE, { recursive: true, force: true });
  const programs = Object.entries(PROGRAMS).map(([name, file]) => [name, join(BUILT, file)]).filter(([, file]) => existsSync(file));
  await build({
    entryPoints: Object.fromEntries(programs), outdir: BUNDLE, absWorkingDir: ROOT,
    bundle: true, splitting: true, format: 'esm', platform: 'node', target: 'node20', packages: 'external',
    keepNames: true, // the graph's types are named by their classes
    plugins: [{ name: 'own addresses', setup: ({ onLoad }) => onLoad({ filter: /\/dist\/.+\.js$/ }, withOwnAddress) }],
    logLevel: 'error',
  });
  await build({
    entryPoints: { graphiql: join(BUILT, 'gateway/server/people/browser/open-graphiql.js') }, outdir: join(BUILT, 'browser'), absWorkingDir: ROOT,
    bundle: true, minify: true, format: 'iife', globalName: 'PorticoGraphiQL', platform: 'browser', target: 'es2022', legalComments: 'inline', logLevel: 'error',
  });
}

/** A module finds files and threads by its address: the one it has outside the bundle. All files of the bundle are in one folder. */
function withOwnAddress({ path }) {
  const code = readFileSync(path, 'utf8');
  if (!code.includes(ADDRESS)) return undefined;
  return { contents: code.replaceAll(ADDRESS, `new URL(${JSON.stringify(relative(BUNDLE, path))}, ${ADDRESS}).href`), loader: 'js' };
}

const ADDRESS = 'import.meta.url';
