import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { lockFile } from '#subgraph-kit/lock-file.js';
import { Refusal } from '../refusal.js';
import { syncFolder } from './kept-file.js';
import { MANIFEST, textOf, type Manifest } from './manifest.js';

/** A backup that is being written beside its place: it gets its name when it is whole. */
export interface BackupFolder {
  /** Where its files are written. */
  readonly folder: string;
  /** Write the manifest, and give the folder its name. */
  finish(manifest: Manifest): Promise<void>;
  /** Remove what there is of it. */
  abandon(): void;
}

const OWNER_ONLY = { folder: 0o700, file: 0o600 } as const;

/** Begin a backup at a path that does not exist. What a killed command left there is removed. */
export function beginBackup(path: string): BackupFolder {
  const place = resolve(path);
  if (existsSync(place)) throw new Refusal(`${path} exists already: a backup is never written over anything; name a new folder`);
  const [folder, lock] = [`${place}.unfinished`, `${place}.lock`];
  if (!existsSync(dirname(place))) throw new Refusal(`${dirname(place)} does not exist; make it first`);
  const unlock = lockFile(lock);
  if (!unlock) throw new Refusal(`${path} is being written by another command`);
  const end = (): void => {
    rmSync(lock, { force: true });
    unlock();
  };
  try {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { mode: OWNER_ONLY.folder });
  } catch (error) {
    end();
    throw error;
  }
  return {
    folder,
    async finish(manifest) {
      writeFileSync(join(folder, MANIFEST), textOf(manifest), { mode: OWNER_ONLY.file, flush: true });
      await syncFolder(folder);
      renameSync(folder, place);
      await syncFolder(dirname(place));
      end();
    },
    abandon() {
      rmSync(folder, { recursive: true, force: true });
      end();
    },
  };
}
