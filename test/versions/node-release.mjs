import { copyFileSync, existsSync, mkdirSync, renameSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { compiledDriver } from '../../gateway/cli/prepare/driver.mjs';
import { npm } from '../../gateway/cli/prepare/npm.mjs';

/** A scratch folder outside the repository: a release is some 200 MB, and its driver takes a minute. */
export const KEPT = join(process.env.XDG_CACHE_HOME ?? join(homedir(), '.cache'), 'portico-node');

/** A release of Node.js from the npm registry, whose package has the headers too, and the SQLite driver for it; both are fetched and compiled once. */
export async function nodeRelease(version) {
  if (process.platform !== 'linux') throw new Error('The releases of Node.js in the npm registry are used on Linux alone');
  const name = `node-linux-${process.arch}`;
  const folder = join(KEPT, version);
  const home = join(folder, 'node_modules', name);
  const node = join(home, 'bin/node');
  if (!existsSync(node)) {
    mkdirSync(folder, { recursive: true });
    await npm(['install', '--no-save', '--no-package-lock', '--no-progress', '--ignore-scripts', '--prefix', folder, `${name}@${version}`], { folder, title: `Fetching Node.js ${version} ...`, doing: 'fetching and unpacking it' });
  }
  const driver = join(folder, 'better_sqlite3.node');
  if (!existsSync(driver)) {
    const { made, end } = await compiledDriver({ PATH: `${join(home, 'bin')}:${process.env.PATH}`, npm_config_nodedir: home });
    copyFileSync(made, `${driver}.new`);
    renameSync(`${driver}.new`, driver);
    end();
  }
  return { node, driver };
}
