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

/** The media type that assets are stored as: nothing else is, and what no asset has is found by it. */
export const STORED_AS = 'application/vnd.portico.asset';

/** Behind a line of their own the bytes of an asset are never those of a product's image, which is swept by itself. */
const MARK = 'asset';

const [MOST_BASE64, MOST_STORED, MARK_BYTES] = [14_000_000, 64 * 1024 * 1024, 64] as const; // 10 MB of bytes; encoded anew an image may be larger than it came

/** An image whose bytes are stored, before the library has it. */
export type StoredAsset = Pick<Asset, 'bytes' | 'content' | 'height' | 'id' | 'mediaType' | 'width'>;

interface Sent {
  readonly companyId: number;
  readonly contentBase64: string;
  readonly dryRun?: boolean | undefined;
}

/** Recognise an image by its bytes, encode it anew without anything but pixels, and store it; never inside a transaction. A dry run stores nothing. Throws BAD_INPUT for what is no image that can be used, and UNAVAILABLE while too many wait. */
export async function makeAsset({ blobs, images }: Pick<ContentDeps, 'blobs' | 'images'>, { companyId, contentBase64, dryRun }: Sent): Promise<StoredAsset> {
  const to = blobs.incoming(companyId, { contentType: STORED_AS, most: MOST_STORED });
  const { arrived, mediaType, width, height } = await made(images, { companyId, contentBase64 }, to).catch(asProblem);
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

async function made(images: ContentDeps['images'], { companyId, contentBase64 }: Sent, to: Incoming): Promise<MadeImage> {
  if (contentBase64.length > MOST_BASE64) throw refusal('must be an image of at most 10 MB');
  const { head, port } = holdBytes(new Uint8Array(Buffer.from(contentBase64, 'base64')));
  try {
    const as = imageKind(head);
    if (!as || as === 'heic') throw refusal('must be a JPEG, PNG, WebP, GIF or AVIF');
    return await images.run({ kind: 'keep', port, as, to }, { isUrgent: true, owner: `assets of ${String(companyId)}` });
  } finally {
    port.close();
  }
}

const refusal = (problem: string): Failure => new Failure('BAD_INPUT', 'The image cannot be used', { contentBase64: [problem] });

function asProblem(error: unknown): never {
  if (error instanceof Failure || !(error instanceof Error && 'code' in error && error.code === BAD_IMAGE)) throw error;
  throw refusal(`cannot be used: ${error.message}`);
}
