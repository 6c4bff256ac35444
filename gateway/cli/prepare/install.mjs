import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './root.mjs';
import { run } from './run.mjs';

const ADDON = join(ROOT, 'node_modules/better-sqlite3/build/Release/better_sqlite3.node');

/** Whether node_modules holds what package-lock.json names, by npm's own record of what it installed. */
export function packagesAreFresh() {
  const installed = packagesOf('node_modules/.package-lock.json');
  if (!installed) return false;
  const wanted = packagesOf('package-lock.json') ?? {};
  return Object.entries(wanted).every(([path, { version, optional, devOptional, peer }]) =>
    path === '' || installed[path]?.version === version || (installed[path] === undefined && (optional || devOptional || peer) === true));
}

function packagesOf(file) {
  const path = join(ROOT, file);
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')).packages : undefined;
}

/**
 * Install the packages of the lock file. Not `npm ci`: it refuses a lock file without the native packages of other platforms,
 * which a registry mirror may lack; this one takes the same versions and changes neither package.json nor the lock file.
 * The one script that is needed, the SQLite driver's, is run by itself.
 */
export async function install() {
  await npm(['install', '--no-save', '--no-progress', '--ignore-scripts'], { title: 'Installing packages (npm install) ...', doing: 'fetching and unpacking packages' });
}

/** The SQLite driver is native code. */
export const addonIsMissing = () => !existsSync(ADDON);

/** SQLite's own level of optimisation, and without the search and map engines that nothing here uses: compiled in half the time of the driver's settings (-O3, everything), and as fast. Compilers that do not read CFLAGS compile the driver's own. */
const WITHOUT = ['FTS3', 'FTS3_PARENTHESIS', 'FTS4', 'FTS5', 'RTREE', 'GEOPOLY', 'DBSTAT_VTAB'];
const flags = () => ({
  CFLAGS: ['-O2', ...WITHOUT.map((engine) => `-USQLITE_ENABLE_${engine}`), process.env.CFLAGS ?? ''].join(' '),
  CXXFLAGS: ['-O1', process.env.CXXFLAGS ?? ''].join(' '),
});

/** Fetch or compile the SQLite driver. */
export async function rebuildAddon() {
  await npm(['rebuild', 'better-sqlite3', '--ignore-scripts=false'], { title: 'Building the SQLite driver (better-sqlite3) ...', doing: 'compiling the SQLite driver, which prints nothing and takes a minute, on a busy machine more', env: flags() });
  if (addonIsMissing()) throw new Error('The SQLite driver is missing: `npm rebuild better-sqlite3` made no better_sqlite3.node; is a C++ compiler installed?');
}

async function npm(args, { title, doing, env }) {
  const { status, output } = await run('npm', args, { title, progress: () => doing, env });
  if (status === 0) return;
  process.stderr.write(`${output}\n`);
  throw new Error(`npm ${args[0]} failed with status ${status}; its messages are above`);
}
