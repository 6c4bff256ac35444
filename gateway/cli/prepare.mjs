// Makes a fresh clone ready to run: packages installed, the SQLite driver, the code and the operators' console built; or the named part of it (packages, driver, code, console). Plain JavaScript without packages, because there may be none yet.
import { existsSync, lstatSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, buildIsFresh } from './prepare/build.mjs';
import { buildConsole, consoleIsFresh } from './prepare/console.mjs';
import { driverIsMissing, makeDriver } from './prepare/driver.mjs';
import { install, packagesAreFresh } from './prepare/install.mjs';
import { ROOT } from './prepare/root.mjs';

const OLDEST_NODE = [20, 19];

const PARTS = ['packages', 'driver', 'code', 'console'];

/** Install what is missing and build what is stale, all of it or the named parts, with the packages of development unless it is only for a start; throws an Error whose message is one line for people. */
export async function prepare({ parts = PARTS, dev = true } = {}) {
  requireNode();
  const wantsDriver = parts.includes('driver');
  const done = await Promise.allSettled([ // on a core each; both have ended even when one fails
    wantsDriver && driverIsMissing() ? makeDriver() : undefined,
    packagesAndCode({ parts, dev }),
  ]);
  done[0].value?.();
  for (const { reason } of done) if (reason !== undefined) throw reason;
  if (wantsDriver && driverIsMissing()) (await makeDriver())(); // the packages had an older one, which was replaced
}

async function packagesAndCode({ parts, dev }) {
  if (parts.includes('packages') && !packagesAreFresh({ dev })) {
    refuseLinkedPackages();
    await install({ dev });
  }
  await Promise.all([ // on a core each
    parts.includes('code') && !buildIsFresh() ? build() : undefined,
    parts.includes('console') && !consoleIsFresh() ? buildConsole() : undefined,
  ]);
}

/** Run a step of a command line program: one clear line and exit status 1 when it fails. */
export async function orExit(work) {
  try {
    return await work();
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  }
}

function requireNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  const [oldestMajor, oldestMinor] = OLDEST_NODE;
  if (major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)) return;
  throw new Error(`Portico needs Node.js ${OLDEST_NODE.join('.')} or newer; this is ${process.versions.node}`);
}

/** The target of a link belongs to another folder and is not changed. */
function refuseLinkedPackages() {
  const packages = join(ROOT, 'node_modules');
  if (existsSync(packages) && lstatSync(packages).isSymbolicLink()) {
    throw new Error('node_modules is a link whose packages are not those of package-lock.json; install them where it points, or remove the link');
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const words = process.argv.slice(2);
  const named = PARTS.filter((part) => words.includes(part));
  await orExit(() => prepare({ parts: named.length > 0 ? named : PARTS }));
}
