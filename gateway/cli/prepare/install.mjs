import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { npm } from './npm.mjs';
import { ROOT } from './root.mjs';

/** Whether node_modules holds what package-lock.json names, by npm's own record of what it installed; without `dev`, what the product and its build need of it. */
export function packagesAreFresh({ dev }) {
  const installed = packagesOf(INSTALLED);
  if (!installed) return false;
  const wanted = packagesOf('package-lock.json') ?? {};
  return Object.entries(wanted).every(([path, { version, optional, devOptional, peer, dev: isDev }]) =>
    path === '' || (isDev && !dev) || installed[path]?.version === version || (installed[path] === undefined && (optional || devOptional || peer) === true));
}

const INSTALLED = 'node_modules/.package-lock.json';

/** Those of development are not taken away where they are. */
const hasDev = () => Object.values(packagesOf(INSTALLED) ?? {}).some(({ dev }) => dev);

function packagesOf(file) {
  const path = join(ROOT, file);
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')).packages : undefined;
}

/**
 * Install the packages of the lock file. Not `npm ci`: it refuses a lock file without the native packages of other platforms,
 * which a registry mirror may lack; this one takes the same versions and changes neither package.json nor the lock file.
 * The one script that is needed, the SQLite driver's, is run apart (driver.mjs). Without `dev` those of development, two thirds of all, are left for later.
 */
export async function install({ dev }) {
  const omitted = dev || hasDev() ? [] : ['--omit=dev'];
  await npm(['install', '--no-save', '--no-progress', '--ignore-scripts', ...omitted], { title: 'Installing packages (npm install) ...', doing: 'fetching and unpacking packages' });
}
