import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './root.mjs';
import { run } from './run.mjs';

/** What the console is made of: its own folder, the sign-in that it shares with GraphiQL, and the few files of the contract that those import. */
const SOURCES = ['gateway/console', 'gateway/server/people/browser', 'gateway/contract/own-tools.ts', 'gateway/contract/oauth.ts', 'gateway/contract/languages.ts', 'gateway/contract/locales.ts', 'gateway/kernel/clock.ts', 'package-lock.json'];
const STAMP = join(ROOT, 'dist/.console-fingerprint');

/** Whether dist/console was built from the sources as they are. */
export const consoleIsFresh = () => existsSync(STAMP) && readFileSync(STAMP, 'utf8') === fingerprint();

/** Build the operators' console to dist/console, in a process of its own: Vite sets NODE_ENV, which is not for the product. */
export async function buildConsole() {
  const before = fingerprint();
  rmSync(STAMP, { force: true });
  const { status, output } = await run(process.execPath, ['node_modules/vite/bin/vite.js', 'build', '--config', 'gateway/console/vite.config.mjs'], { title: 'Building the console ...', progress: () => 'bundling the console' });
  if (status !== 0) throw new Error(`The console could not be built:\n${output}`);
  writeFileSync(STAMP, before);
}

/** Names, sizes and times of what it is built from. */
function fingerprint() {
  const hash = createHash('sha256');
  for (const path of SOURCES.flatMap(filesOf).sort()) {
    const { size, mtimeMs } = statSync(join(ROOT, path));
    hash.update(`${path}\n${size}\n${mtimeMs}\n`);
  }
  return hash.digest('hex');
}

function filesOf(path) {
  if (!statSync(join(ROOT, path)).isDirectory()) return [path];
  return readdirSync(join(ROOT, path), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name).slice(ROOT.length + 1));
}
