import type { Blobs } from '../blobs/blobs.js';
import { forgetArrived } from '../blobs/incoming.js';
import type { MadeImage } from './image-work.js';

/** An image whose bytes are stored, found by the hash of its content. */
export interface StoredImage extends Omit<MadeImage, 'arrived'> {
  readonly content: string;
  /** How many bytes it has. */
  readonly bytes: number;
}

/** Publish what a thread made; a dry run deletes it. */
export async function storeImage({ blobs }: { readonly blobs: Blobs }, { arrived, ...measured }: MadeImage, { dryRun }: { readonly dryRun?: boolean | undefined } = {}): Promise<StoredImage> {
  await (dryRun === true ? forgetArrived(arrived) : blobs.publish(arrived));
  return { ...measured, content: arrived.hash, bytes: arrived.length };
}
