import { createReadStream } from 'node:fs';
import type { Arrived, Incoming } from './blobs.js';
import { forgetArrived } from './incoming.js';
import { orStorageFailure } from './storage-error.js';

/** The bytes that arrived, before they are published, for whoever stores them in another form; their file is gone then, whatever happens. */
export async function* bytesOfArrived({ file }: Pick<Arrived, 'file'>, { head }: Pick<Incoming, 'head'>): AsyncIterable<Uint8Array> {
  const chunks: AsyncIterator<Buffer> = createReadStream(file, { start: Buffer.byteLength(head) })[Symbol.asyncIterator]();
  try {
    for (let next = await orStorageFailure(chunks.next()); next.done !== true; next = await orStorageFailure(chunks.next())) yield next.value;
  } finally {
    await forgetArrived({ file });
  }
}
