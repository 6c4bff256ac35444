import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';

const ADDON = 'node_modules/better-sqlite3/build/Release/better_sqlite3.node';

/** What the Dockerfile copies into the image, so that the image's files are shown to be enough. */
const copied = () => [...readFileSync('Dockerfile', 'utf8').matchAll(/^COPY --from=build \/app\/(\S+) /gm)].map(([, name]) => name);

/** The packages without those of development, as `npm prune --omit=dev` leaves them. */
const packages = () => Object.entries(JSON.parse(readFileSync('package-lock.json', 'utf8')).packages)
  .filter(([path, { dev }]) => /^node_modules\/(?:@[^/]+\/)?[^/]+$/.test(path) && dev !== true && existsSync(path)).map(([path]) => path);

/** Put the product into a folder, with a driver. Packages are linked where they can be: nothing writes to them. */
export function productTree(folder, driver) {
  const put = (path, command) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    execFileSync('sh', ['-c', command, 'copy', path, join(folder, path)]);
  };
  for (const path of copied().filter((name) => name !== 'node_modules')) put(path, 'cp -a "$1" "$2"');
  for (const path of packages()) put(path, 'cp -al "$1" "$2" 2>/dev/null || cp -a "$1" "$2"');
  rmSync(join(folder, ADDON)); // a link: what it names stays as it is
  copyFileSync(driver, join(folder, ADDON));
}
