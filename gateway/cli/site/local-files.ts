import { lstatSync, readdirSync, readFileSync, type Dirent } from 'node:fs';
import { join } from 'node:path';
import { sha256 } from '#kernel/crypto.js';

/** A file in a folder of a site. */
export interface LocalFile {
  /** Its path in the folder, with / between. */
  readonly path: string;
  readonly text: string;
  readonly hash: string;
}

/** What is wrong with a file, and what to do. */
export interface FileFault {
  readonly path: string;
  readonly line?: number | undefined;
  readonly message: string;
}

/** The files of a folder, and those that cannot be read. */
export interface LocalFiles {
  readonly files: readonly LocalFile[];
  readonly faults: readonly FileFault[];
}

const LARGEST = 8_000_000;

/** What stands at the root of a site's folder; everything else there is left alone. */
const OWN = new Set(['site.yaml', 'redirects.yaml', 'templates', 'collections', 'menus', 'pages', 'entries']);

/** Read the files of a site in a folder. Links are not followed: they could lead out of it. */
export function readLocalFiles(folder: string): LocalFiles {
  const found = { files: [], faults: [] };
  if (lstatSync(folder, { throwIfNoEntry: false }) === undefined) return found;
  walk({ folder, below: '', ...found });
  return found;
}

interface Walking {
  readonly folder: string;
  readonly below: string;
  readonly files: LocalFile[];
  readonly faults: FileFault[];
}

function walk({ folder, below, files, faults }: Walking): void {
  for (const entry of readdirSync(join(folder, below), { withFileTypes: true })) {
    if (!isOwn(entry.name, below)) continue;
    const path = below === '' ? entry.name : `${below}/${entry.name}`;
    const message = entry.isDirectory() ? undefined : faultOf(entry, join(folder, path));
    if (entry.isDirectory()) walk({ folder, below: path, files, faults });
    else if (message !== undefined) faults.push({ path, message });
    else {
      const text = readFileSync(join(folder, path), 'utf8');
      files.push({ path, text, hash: sha256(text) });
    }
  }
}

const isOwn = (name: string, below: string): boolean => (below === '' ? OWN.has(name) : !name.startsWith('.'));

function faultOf(entry: Dirent, path: string): string | undefined {
  if (entry.isSymbolicLink()) return 'is a link, which is not followed: put the file itself here';
  if (!entry.isFile() || !/\.(?:md|yaml)$/.test(entry.name)) return 'is no file of a site: those end in .yaml or .md';
  return lstatSync(path).size > LARGEST ? 'is larger than 8 MB: make several of it' : undefined;
}
