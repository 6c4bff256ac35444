import { readFileSync } from 'node:fs';
import type { Incoming } from '#subgraph-kit/blobs/blobs.js';
import type { MadeImage } from '#subgraph-kit/images/image-work.js';
import { temporaryFolder } from './temporary-folder.js';

/** Where images of a test are written: their files have nothing but their bytes. */
export const incomingFolder = (): Incoming => ({ companyId: 1, folder: temporaryFolder(), head: '', contentType: 'image/test', most: 64 * 1024 * 1024 });

/** What was made of an image, with its bytes. */
export async function readMade(work: Promise<MadeImage>): Promise<Omit<MadeImage, 'arrived'> & { readonly bytes: Buffer }> {
  const { arrived: { file }, ...measured } = await work;
  return { ...measured, bytes: readFileSync(file) };
}
