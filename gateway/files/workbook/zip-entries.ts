import { createRequire } from 'node:module';
import type { Readable } from 'node:stream';
import { promisify } from 'node:util';
import type * as Yauzl from 'yauzl';
import { FileFault } from '../file-fault.js';

/** The files within a zip file. */
export interface ZipEntries {
  readonly has: (name: string) => boolean;
  /** The text of one, in pieces; throws a {@link FileFault} where it is longer than some bytes or damaged. */
  readonly read: (name: string, most: number) => AsyncIterable<Buffer>;
  readonly close: () => void;
}

const MOST_ENTRIES = 5000;

/** Open a zip file; its files are unpacked as they are read. */
export async function openZip(path: string): Promise<ZipEntries> {
  const { open } = createRequire(import.meta.url)('yauzl') as typeof Yauzl;
  const zip = await promisify<string, Yauzl.Options, Yauzl.ZipFile>(open)(path, { lazyEntries: true, autoClose: false }).catch((error: unknown) => { throw damaged(error); });
  const entries = await entriesOf(zip).catch((error: unknown) => {
    zip.close();
    throw damaged(error);
  });
  const openStream = promisify<Yauzl.Entry, Readable>((entry, done) => { zip.openReadStream(entry, done); });
  return {
    has: (name) => entries.has(name),
    read: (name, most) => unpacked(() => openStream(reached(entries, name)), { name, most }),
    close: () => { zip.close(); },
  };
}

function reached(entries: ReadonlyMap<string, Yauzl.Entry>, name: string): Yauzl.Entry {
  const entry = entries.get(name);
  if (!entry) throw new FileFault(`The workbook has no ${name}`);
  return entry;
}

const entriesOf = (zip: Yauzl.ZipFile): Promise<Map<string, Yauzl.Entry>> => new Promise((resolve, reject) => {
  const entries = new Map<string, Yauzl.Entry>();
  zip.on('entry', (entry: Yauzl.Entry) => {
    entries.set(entry.fileName, entry);
    if (entries.size > MOST_ENTRIES) reject(new FileFault(`The workbook has more than ${String(MOST_ENTRIES)} files`));
    else zip.readEntry();
  });
  zip.on('end', () => { resolve(entries); });
  zip.on('error', reject);
  zip.readEntry();
});

/** What a file unpacks to, as long as that is no more than it may be: a bomb says nothing true of its size. */
async function* unpacked(open: () => Promise<Readable>, { name, most }: { readonly name: string; readonly most: number }): AsyncIterable<Buffer> {
  let length = 0;
  try {
    for await (const chunk of await open() as AsyncIterable<Buffer>) {
      length += chunk.length;
      if (length > most) throw new FileFault(`${name} of the workbook unpacks to more than ${String(Math.round(most / 1_048_576))} MB`);
      yield chunk;
    }
  } catch (error) {
    throw damaged(error);
  }
}

const damaged = (error: unknown): FileFault => (error instanceof FileFault ? error : new FileFault(`The workbook is damaged: ${error instanceof Error ? error.message : String(error)}`, { cause: error }));
