import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { NotSeen, type Check, type Problem } from './check.js';

/** What a folder or file says of who may use it. */
export interface Rights {
  readonly name: string;
  readonly mode: number;
  readonly uid: number;
}

/** Groups are left out: volumes of Kubernetes give theirs to the one group of the pod. */
const [ANYBODY, WRITE_OF_ANYBODY] = [0o007, 0o002];
const OTHERS = 0o077;
const SECRET = ['master.key', 'demo.json'];
const ROOT = 0;
const MOST_NAMED = 3;

/** Who may read and write what is in the data folder. */
export const checkPermissions: Check = {
  name: 'file permissions',
  bad: 'anybody on the machine may read `master.key` or `demo.json`, or write the data folder; files in it belong to another user than the folder does, who cannot open them: a command was run as root',
  remedy: 'chmod -R go= the data folder, and chown -R it to the user of the product; run commands as that user.',
  look: ({ config: { dataFolder } }) => {
    if (!existsSync(dataFolder)) throw new NotSeen('there is no data folder');
    const files = readdirSync(dataFolder).flatMap((name) => rightsIfThere(dataFolder, name));
    return Promise.resolve({ found: 'the data folder is its owner\'s', problems: problemsOfRights(rightsOf(dataFolder, '.'), files) });
  },
};

const rightsOf = (folder: string, name: string): Rights => {
  const { mode, uid } = statSync(join(folder, name));
  return { name, mode, uid };
};

/** Journals and locks come and go while a server runs. */
function rightsIfThere(folder: string, name: string): Rights[] {
  try {
    return [rightsOf(folder, name)];
  } catch {
    return [];
  }
}

/** What is wrong with the rights of a folder and of the files in it. */
export function problemsOfRights(folder: Rights, files: readonly Rights[]): Problem[] {
  const read = files.filter(({ name, mode }) => SECRET.includes(name) && (mode & ANYBODY) !== 0).map(({ name }) => name);
  const foreign = folder.uid === ROOT ? [] : files.filter(({ uid, mode }) => uid !== folder.uid && (mode & OTHERS) === 0).map(({ name }) => name);
  return [
    ...((folder.mode & WRITE_OF_ANYBODY) === 0 ? [] : [{ state: 'BAD', found: 'anybody may write the data folder' } as const]),
    ...(read.length === 0 ? [] : [{ state: 'BAD', found: `anybody may read ${read.join(' and ')}` } as const]),
    ...(foreign.length === 0 ? [] : [{ state: 'BAD', found: `${foreign.slice(0, MOST_NAMED).join(', ')}${foreign.length > MOST_NAMED ? ` and ${String(foreign.length - MOST_NAMED)} more` : ''} belong to another user than the data folder` } as const]),
  ];
}
