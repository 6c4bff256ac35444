import { mkdir, open, readdir, rename, rm, stat, type FileHandle } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isBlobHash, type Blobs, type BlobFacts, type Incoming, type StoredBlob, type Sweep } from './blobs.js';
import { forgetArrived, forgetUnfinished, receive } from './incoming.js';
import { orStorageFailure, systemCodeOf } from './storage-error.js';

const OWNER_ONLY = 0o700;
const SHELF_DIGITS = 2;
const LONGEST_HEAD = 128;

/** Blobs in a folder: `<company>/<first two digits>/<hash>`, a file a blob, whose first line is its media type. */
export function folderBlobs(folder: string): Blobs {
  const ofCompany = (companyId: number): string => join(folder, String(companyId));
  const fileOf = (companyId: number, hash: string): string => join(ofCompany(companyId), hash.slice(0, SHELF_DIGITS), hash);
  const incoming = (companyId: number, facts: BlobFacts): Incoming => ({ ...facts, companyId, folder: ofCompany(companyId), head: headOf(facts.contentType) });
  const publish: Blobs['publish'] = async ({ companyId, file, hash, length }) => {
    try {
      await orStorageFailure(settle(file, fileOf(companyId, hash)));
    } catch (error) {
      await forgetArrived({ file });
      throw error;
    }
    return { hash, length };
  };
  return {
    incoming,
    publish,
    put: async (companyId, content, facts) => publish(await receive(incoming(companyId, facts), content)),
    get: async (companyId, hash) => (isBlobHash(hash) ? unlessMissing(readStored(fileOf(companyId, hash))) : undefined),
    has: async (companyId, hash) => isBlobHash(hash) && await unlessMissing(stat(fileOf(companyId, hash))) !== undefined,
    delete: async (companyId, hash) => {
      if (isBlobHash(hash)) await orStorageFailure(rm(fileOf(companyId, hash), { force: true }));
    },
    sweep: (companyId, sweep) => sweepFolder(ofCompany(companyId), sweep),
    close: () => undefined,
  };
}

function headOf(contentType: string): string {
  const head = `${contentType}\n`;
  if (!/^[\x20-\x7e]+$/.test(contentType) || head.length > LONGEST_HEAD) throw new TypeError('A media type is printable ASCII of at most 127 characters');
  return head;
}

/** Move a complete file to its path once it is synced; the folder is synced too, or a power cut could lose the name. */
async function settle(from: string, to: string): Promise<void> {
  const shelf = dirname(to);
  const made = await mkdir(shelf, { recursive: true, mode: OWNER_ONLY });
  await sync(from);
  await rename(from, to);
  await sync(shelf);
  if (made !== undefined) await sync(dirname(shelf));
}

/** Sync a file or a folder. */
async function sync(path: string): Promise<void> {
  const handle = await open(path);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function readStored(file: string): Promise<StoredBlob> {
  const handle = await open(file);
  try {
    const contentType = await readHead(handle);
    const start = contentType.length + 1;
    return { contentType, length: (await handle.stat()).size - start, stream: handle.createReadStream({ start }) };
  } catch (error) {
    await handle.close();
    throw error;
  }
}

async function typeOf(file: string): Promise<string> {
  const handle = await open(file);
  try {
    return await readHead(handle);
  } finally {
    await handle.close();
  }
}

async function readHead(handle: FileHandle): Promise<string> {
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(LONGEST_HEAD), 0, LONGEST_HEAD, 0);
  return buffer.toString('latin1', 0, Math.max(0, buffer.subarray(0, bytesRead).indexOf('\n')));
}

const unlessMissing = <T>(work: Promise<T>): Promise<T | undefined> => orStorageFailure(work.catch((error: unknown) => {
  if (systemCodeOf(error) === 'ENOENT') return undefined;
  throw error;
}));

/** A file stored again during the sweep is newer than the sweep, which checks again before it deletes one. */
async function sweepFolder(folder: string, { before, contentType, referenced }: Sweep): Promise<number> {
  await forgetUnfinished(folder, before);
  let forgotten = 0;
  for (const shelf of await readdir(folder).catch(() => [])) {
    const hashes = (await readdir(join(folder, shelf))).filter(isBlobHash);
    const needed = await referenced(hashes);
    for (const hash of hashes.filter((one) => !needed.has(one))) forgotten += await forgetOld(join(folder, shelf, hash), { before, contentType });
  }
  return forgotten;
}

async function forgetOld(file: string, { before, contentType }: Pick<Sweep, 'before' | 'contentType'>): Promise<number> {
  const known = await unlessMissing(stat(file));
  if (!known || known.mtime >= before || await unlessMissing(typeOf(file)) !== contentType) return 0;
  await orStorageFailure(rm(file, { force: true }));
  return 1;
}
