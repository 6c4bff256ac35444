import { Failure } from '#contract/failure.js';
import { marked } from '#contract/upload.js';
import type { Incoming } from '#subgraph-kit/blobs/blobs.js';
import { bytesOfArrived } from '#subgraph-kit/blobs/bytes-of-arrived.js';
import { bytesOfBlob } from '#subgraph-kit/blobs/bytes-of-blob.js';
import { forgetArrived } from '#subgraph-kit/blobs/incoming.js';
import { holdBytes } from '#subgraph-kit/images/held-bytes.js';
import { imageKind } from '#subgraph-kit/images/image-kind.js';
import { BAD_IMAGE, type MadeImage } from '#subgraph-kit/images/image-work.js';
import type { ContentDeps } from '../content-deps.js';
import { assetId, type Asset } from './asset.js';
import { imageRefusal, type SentImage } from './sent-image.js';

/** The media type that assets are stored as: nothing else is, and what no asset has is found by it. */
export const STORED_AS = 'application/vnd.portico.asset';

/** Behind a line of their own the bytes of an asset are never those of a product's image, which is swept by itself. */
const MARK = 'asset';

const [MOST_STORED, MARK_BYTES] = [64 * 1024 * 1024, 64] as const; // encoded anew an image may be larger than it came

/** An image whose bytes are stored, before the library has it. */
export type StoredAsset = Pick<Asset, 'bytes' | 'content' | 'height' | 'id' | 'mediaType' | 'width'>;

interface Sent {
  readonly companyId: number;
  readonly sent: SentImage;
  readonly dryRun?: boolean | undefined;
}

/** Recognise an image by its bytes, encode it anew without anything but pixels, and store it; never inside a transaction. A dry run stores nothing. Throws BAD_INPUT for what is no image that can be used, and UNAVAILABLE while too many wait. */
export async function makeAsset({ blobs, images }: Pick<ContentDeps, 'blobs' | 'images'>, { companyId, sent, dryRun }: Sent): Promise<StoredAsset> {
  const to = blobs.incoming(companyId, { contentType: STORED_AS, most: MOST_STORED });
  const { arrived, mediaType, width, height } = await made(images, { companyId, sent }, to).catch(asProblem(sent));
  const measured = { id: assetId(companyId, arrived.hash), mediaType, width, height, bytes: arrived.length };
  if (dryRun === true) {
    await forgetArrived(arrived);
    return { ...measured, content: arrived.hash };
  }
  const { hash: content } = await blobs.put(companyId, marked(MARK, bytesOfArrived(arrived, to)), { contentType: STORED_AS, most: MOST_STORED + MARK_BYTES });
  return { ...measured, content };
}

/** The stored bytes of an asset; undefined where they are gone. */
export async function bytesOfAsset({ blobs }: Pick<ContentDeps, 'blobs'>, companyId: number, content: string): Promise<Buffer | undefined> {
  const stored = await blobs.get(companyId, content);
  return stored && Buffer.from((await bytesOfBlob(stored)).subarray(MARK.length + 1));
}

async function made(images: ContentDeps['images'], { companyId, sent: { bytes, field } }: Sent, to: Incoming): Promise<MadeImage> {
  const { head, port } = holdBytes(bytes);
  try {
    const as = imageKind(head);
    if (!as || as === 'heic') throw imageRefusal(field, 'must be a JPEG, PNG, WebP, GIF or AVIF');
    return await images.run({ kind: 'keep', port, as, to }, { isUrgent: true, owner: `assets of ${String(companyId)}` });
  } finally {
    port.close();
  }
}

const asProblem = ({ field }: SentImage) => (error: unknown): never => {
  if (error instanceof Failure || !(error instanceof Error && 'code' in error && error.code === BAD_IMAGE)) throw error;
  throw imageRefusal(field, `cannot be used: ${error.message}`);
};
