import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { npm } from './npm.mjs';
import { ROOT } from './root.mjs';

const [NAME, ADDON] = ['better-sqlite3', 'node_modules/better-sqlite3/build/Release/better_sqlite3.node'];

/** SQLite's own level of optimisation, and without the search and map engines that nothing here uses: compiled in half the time of the driver's settings (-O3, everything), and as fast. Compilers that do not read CFLAGS compile the driver's own. */
const WITHOUT = ['FTS3', 'FTS3_PARENTHESIS', 'FTS4', 'FTS5', 'RTREE', 'GEOPOLY'];
const flags = () => ({
  CFLAGS: ['-O2', ...WITHOUT.map((engine) => `-USQLITE_ENABLE_${engine}`), process.env.CFLAGS ?? ''].join(' '),
  CXXFLAGS: ['-O1', process.env.CXXFLAGS ?? ''].join(' '),
});

/** The SQLite driver is native code. */
export const driverIsMissing = () => !existsSync(join(ROOT, ADDON));

/** Fetch or compile the SQLite driver of the lock file, in a folder of its own so that the packages can be installed meanwhile; answers how to put it among them, where they are. */
export async function makeDriver() {
  const { made, end } = await compiledDriver();
  return () => {
    if (existsSync(join(ROOT, 'node_modules', NAME))) place(made);
    end();
  };
}

/** Fetch or compile it for the Node.js of a PATH, whose headers the setting npm_config_nodedir may name; answers where it is, and how to remove it. */
export async function compiledDriver(env = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'portico-driver-'));
  const end = () => { rmSync(folder, { recursive: true, force: true }); };
  try {
    const lock = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8'));
    const own = { name: 'driver', dependencies: { [NAME]: lock.packages[`node_modules/${NAME}`].version }, allowScripts: { [NAME]: true } };
    writeFileSync(join(folder, 'package.json'), JSON.stringify(own));
    writeFileSync(join(folder, 'package-lock.json'), JSON.stringify({ ...lock, name: own.name, packages: { ...lock.packages, '': own } })); // npm takes what the driver needs, as locked
    await npm(['install', '--no-progress', '--ignore-scripts=false'], { folder, title: `Building the SQLite driver (${NAME}) ...`, doing: 'compiling the SQLite driver, which prints nothing and takes a minute, on a busy machine more', env: { ...flags(), ...env } });
    if (!existsSync(join(folder, ADDON))) throw new Error(`The SQLite driver is missing: the installation of ${NAME} made no better_sqlite3.node; is a C++ compiler installed?`);
  } catch (error) {
    end();
    throw error;
  }
  return { made: join(folder, ADDON), end };
}

function place(made) {
  mkdirSync(dirname(join(ROOT, ADDON)), { recursive: true });
  copyFileSync(made, join(ROOT, ADDON));
}
