import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { homedir } from 'node:os';
import { join, resolve } from 'node:path';
import { lastRelease } from './released-schema.js';

/** An older state of the product, built. */
export interface ReleaseTree {
  readonly commit: string;
  readonly folder: string;
}

const KEPT = join(process.env['XDG_CACHE_HOME'] ?? join(homedir(), '.cache'), 'portico-upgrade');
const LOCK = 'package-lock.json';

const git = (...words: readonly string[]): string => execFileSync('git', words, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();

/** The revision that an upgrade is from, unless it is named: the newest tag, else the commit that is noted as the last release. */
export function lastRevision(): string {
  try {
    return git('describe', '--tags', '--abbrev=0');
  } catch {
    return lastRelease().commit;
  }
}

/** A revision as it was, in a folder of its own that is kept for the next time, with its packages and its code built; packages are linked where the lock file is ours. */
export function releaseTree(revision: string, say: (text: string) => void): ReleaseTree {
  const commit = git('rev-parse', '--verify', `${revision}^{commit}`);
  const folder = join(KEPT, commit);
  if (!existsSync(folder)) {
    say(`Unpacking ${commit} ...`);
    mkdirSync(folder, { recursive: true });
    try {
      execFileSync('sh', ['-c', 'git archive "$0" | tar --extract --directory "$1"', commit, folder]);
    } catch (error) {
      rmSync(folder, { recursive: true, force: true });
      throw error;
    }
  }
  const isOurs = readFileSync(join(folder, LOCK), 'utf8') === readFileSync(LOCK, 'utf8');
  if (isOurs && !existsSync(join(folder, 'node_modules'))) symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  say(`Building ${commit}${isOurs ? '' : ', with packages of its own'} ...`);
  execFileSync(process.execPath, ['gateway/cli/prepare.mjs'], { cwd: folder, stdio: ['ignore', 'inherit', 'inherit'] });
  return { commit, folder };
}
