import { rmSync } from 'node:fs';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Clock } from '#kernel/clock.js';

const PREFIX = 'portico-file-';
/** No file is read for so long. */
const OLD_MILLISECONDS = 3_600_000;

const made = new Set<string>();
process.once('exit', () => { for (const folder of made) rmSync(folder, { recursive: true, force: true }); });

/** A folder for what is kept of a file while it is read, named for the process; the end of the process removes it too. */
export async function makeFileFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), `${PREFIX}${String(process.pid)}-`));
  made.add(folder);
  return folder;
}

/** Remove such a folder. */
export async function removeFileFolder(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  made.delete(folder);
}

/** Remove the folders of processes that were killed. */
export async function sweepFileFolders(clock: Clock): Promise<void> {
  const names = (await readdir(tmpdir()).catch(() => [])).filter((name) => name.startsWith(PREFIX));
  for (const name of names) {
    const folder = join(tmpdir(), name);
    if (!isRunning(Number(name.slice(PREFIX.length).split('-', 1)[0])) || await isOld(folder, clock)) await rm(folder, { recursive: true, force: true }).catch(() => undefined); // another user's stays
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

async function isOld(folder: string, clock: Clock): Promise<boolean> {
  const found = await stat(folder).catch(() => undefined);
  return found !== undefined && clock.now().getTime() - found.mtimeMs > OLD_MILLISECONDS;
}
