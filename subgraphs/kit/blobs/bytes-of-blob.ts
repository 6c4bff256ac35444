import type { StoredBlob } from './blobs.js';

/** All bytes of a blob, for small ones. */
export async function bytesOfBlob({ stream }: Pick<StoredBlob, 'stream'>): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}
