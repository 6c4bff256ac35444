import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundle } from './bundle.mjs';
import { compile } from './compile.mjs';
import { ROOT } from './root.mjs';
import { run } from './run.mjs';

const FOLDERS = ['gateway', 'shims', 'subgraphs', 'mcp', 'test'];
const SETTINGS = ['package.json', 'package-lock.json', 'tsconfig.json', 'gateway/cli/prepare/bundle.mjs', 'gateway/cli/prepare/compile.mjs', 'gateway/contract/supergraph.graphql'];
const CONSOLE = join(ROOT, 'gateway/console'); // is built apart (console.mjs)
const STAMP = join(ROOT, 'dist/.fingerprint');

/** Whether dist/ was built from the sources as they are. */
export const buildIsFresh = () => existsSync(STAMP) && readFileSync(STAMP, 'utf8') === fingerprint();

/** Compile to dist/ and bundle the programs, in seconds. Types are checked apart, by `npm run check`. */
export async function build() {
  const before = fingerprint();
  rmSync(STAMP, { force: true });
  process.stderr.write('Building ...\n');
  await compile(sources().map(({ path }) => path).filter((path) => /\.tsx?$/.test(path)));
  await Promise.all([bundle(), planOperations()]);
  writeFileSync(STAMP, before);
}

/** Plan the operations of the surfaces, in a second. */
async function planOperations() {
  const { status, output } = await run(process.execPath, ['dist/gateway/cli/plan-operations.js'], { title: 'Planning the operations ...', progress: () => 'planning' });
  if (status !== 0) throw new Error(`The operations could not be planned:\n${output}`);
}

/** Names, sizes and times of everything the build reads. */
function fingerprint() {
  const hash = createHash('sha256');
  for (const { path, size, mtimeMs } of sources()) hash.update(`${path}\n${size}\n${mtimeMs}\n`);
  return hash.digest('hex');
}

function sources() {
  const found = FOLDERS.filter((folder) => existsSync(join(ROOT, folder))).flatMap((folder) =>
    readdirSync(join(ROOT, folder), { withFileTypes: true, recursive: true })
      .filter((entry) => entry.isFile() && isRead(entry.name) && !entry.parentPath.startsWith(CONSOLE))
      .map((entry) => join(entry.parentPath, entry.name).slice(ROOT.length + 1)));
  return [...SETTINGS, ...found].sort().map((path) => ({ path, ...sizeAndTime(path) }));
}

const isRead = (name) => /\.(?:tsx?|json)$/.test(name) && !/\.test\.tsx?$/.test(name);

function sizeAndTime(path) {
  const { size, mtimeMs } = statSync(join(ROOT, path));
  return { size, mtimeMs };
}
