import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rm, stat, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import { Failure } from '#contract/failure.js';
import type { Arrived, BlobAddress, BlobContent, Incoming } from './blobs.js';
import { orStorageFailure } from './storage-error.js';

const FOLDER = 'incoming';
const OWNER_ONLY = { folder: 0o700, file: 0o600 } as const;

/** Write bytes into a file of their own, which is not synced; an incomplete file is deleted. Throws BODY_TOO_LARGE. */
export async function receive({ companyId, folder, head, contentType, most }: Incoming, content: BlobContent): Promise<Arrived> {
  const at = join(folder, FOLDER);
  const file = join(at, randomUUID());
  await orStorageFailure(mkdir(at, { recursive: true, mode: OWNER_ONLY.folder }));
  const handle = await orStorageFailure(open(file, 'wx', OWNER_ONLY.file));
  try {
    await orStorageFailure(handle.writeFile(head));
    const address = await write(handle, content, most);
    await orStorageFailure(handle.close());
    return { ...address, companyId, contentType, file };
  } catch (error) {
    await handle.close().catch(() => undefined);
    await rm(file, { force: true });
    throw error;
  }
}

async function write(handle: FileHandle, content: BlobContent, most: number): Promise<BlobAddress> {
  const hash = createHash('sha256');
  let length = 0;
  for await (const chunk of content instanceof Uint8Array ? [content] : content) {
    length += chunk.length;
    if (length > most) throw new Failure('BODY_TOO_LARGE', `The file has more than ${String(most)} bytes`, { most });
    hash.update(chunk);
    await orStorageFailure(handle.writeFile(chunk));
  }
  return { hash: hash.digest('hex'), length };
}

/** Delete bytes that arrived and that nobody wants. */
export const forgetArrived = ({ file }: Pick<Arrived, 'file'>): Promise<void> => rm(file, { force: true });

/** Delete incomplete uploads of processes that died. */
export async function forgetUnfinished(folder: string, before: Date): Promise<void> {
  const at = join(folder, FOLDER);
  for (const name of await readdir(at).catch(() => [])) {
    const known = await stat(join(at, name)).catch(() => undefined);
    if (known && known.mtime < before) await rm(join(at, name), { force: true });
  }
}
