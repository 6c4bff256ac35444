import { isUtf8 } from 'node:buffer';
import { lstatSync, readdirSync, readFileSync, type Dirent } from 'node:fs';
import { join } from 'node:path';
import { sha256 } from '#kernel/crypto.js';
import { FileProblem } from './file-problem.js';

/** A file in a folder of a site. */
export interface LocalFile {
  /** Its path in the folder, with / between. */
  readonly path: string;
  /** Empty where it cannot be read: {@link readableText} says why. */
  readonly text: string;
  readonly hash: string;
  /** Why it cannot be read. */
  readonly problem?: FileProblem;
}

/** What is wrong with a file, and what to do. */
export interface FileFault {
  readonly path: string;
  readonly line?: number | undefined;
  readonly message: string;
}

/** The files of a folder, and what there is no file of a site. */
export interface LocalFiles {
  readonly files: readonly LocalFile[];
  readonly faults: readonly FileFault[];
  /** Files and folders of which nobody knows what is in them, or what of the site they are. */
  readonly unread: readonly string[];
}

const LARGEST = 8_000_000;

/** No file has this hash. */
const UNREAD = 'unread';

/** What stands at the root of a site's folder; everything else there is left alone. */
const OWN = new Set(['site.yaml', 'redirects.yaml', 'templates', 'collections', 'menus', 'pages', 'entries']);

/** What a file says. Throws {@link FileProblem} where it cannot be read. */
export function readableText({ text, problem }: LocalFile): string {
  if (problem) throw problem;
  return text;
}

/** Read the files of a site in a folder. Links are not followed: they could lead out of it. */
export function readLocalFiles(folder: string): LocalFiles {
  const found = { files: [], faults: [], unread: [] };
  if (lstatSync(folder, { throwIfNoEntry: false }) === undefined) return found;
  walk({ folder, below: '', ...found });
  return found;
}

interface Walking {
  readonly folder: string;
  readonly below: string;
  readonly files: LocalFile[];
  readonly faults: FileFault[];
  readonly unread: string[];
}

function walk(walking: Walking): void {
  const { folder, below } = walking;
  for (const entry of readdirSync(join(folder, below), { withFileTypes: true, encoding: 'buffer' })) {
    const name = entry.name.toString('utf8');
    if (!isOwn(name, below)) continue;
    if (isUtf8(entry.name)) take(walking, entry, below === '' ? name : `${below}/${name}`);
    else {
      walking.unread.push(below); // what of the folder it is cannot be told
      walking.faults.push({ path: `${below}/${shown(entry.name)}`, message: 'has a name that is not UTF-8: rename it' });
    }
  }
}

function take(walking: Walking, entry: Dirent<Buffer>, path: string): void {
  if (entry.isDirectory()) walk({ ...walking, below: path });
  else if (entry.isSymbolicLink()) {
    walking.unread.push(path);
    walking.faults.push({ path, message: 'is a link, which is not followed: put the file itself here' });
  } else if (entry.isFile() && /\.(?:md|yaml)$/.test(path)) walking.files.push(fileAt(walking.folder, path));
  else walking.faults.push({ path, message: 'is no file of a site: those end in .yaml or .md' });
}

const isOwn = (name: string, below: string): boolean => (below === '' ? OWN.has(name) : !name.startsWith('.'));

/** A name with the bytes that are no ASCII as `\xE9`. */
const shown = (name: Buffer): string => Array.from(name, (byte) => (byte >= FIRST_SHOWN && byte < FIRST_UNSHOWN ? String.fromCodePoint(byte) : `\\x${byte.toString(16).toUpperCase().padStart(2, '0')}`)).join('');

const [FIRST_SHOWN, FIRST_UNSHOWN, LINE_END] = [0x20, 0x7F, 0x0A] as const;

/** A file that cannot be read is there all the same: what it is about is neither overwritten nor removed. */
function fileAt(folder: string, path: string): LocalFile {
  const at = join(folder, path);
  if (lstatSync(at).size > LARGEST) return { path, text: '', hash: UNREAD, problem: new FileProblem('is larger than 8 MB: make several of it') };
  const bytes = readFileSync(at);
  const hash = sha256(bytes);
  return isUtf8(bytes) ? { path, text: bytes.toString('utf8'), hash } : { path, text: '', hash, problem: new FileProblem('is not UTF-8: save it as UTF-8', lineOfFault(bytes)) };
}

/** No byte of a longer character of UTF-8 is a line end. */
function lineOfFault(bytes: Buffer): number {
  let line = 1;
  for (let from = 0; from < bytes.length; line += 1) {
    const end = bytes.indexOf(LINE_END, from);
    const to = end === -1 ? bytes.length : end;
    if (!isUtf8(bytes.subarray(from, to))) break;
    from = to + 1;
  }
  return line;
}
