import { Failure } from '#contract/failure.js';
import { forgetArrived } from '#subgraph-kit/blobs/incoming.js';
import { imageKind } from '#subgraph-kit/images/image-kind.js';
import { BAD_IMAGE, PHOTO_KINDS, type MadeImage } from '#subgraph-kit/images/image-work.js';
import { storeImage } from '#subgraph-kit/images/store-image.js';
import type { OrdersDeps } from '../orders-deps.js';
import { MOST_PHOTO_BYTES, MOST_PHOTOS, STORED_AS, type PreparedPhoto } from './return-photo.js';

/** A photo as a customer sends it: its bytes, or these as base64. Nothing its sender says of it is believed. */
export interface GivenPhoto {
  readonly filename?: string | null | undefined;
  readonly bytes?: Uint8Array | null | undefined;
  readonly contentBase64?: string | null | undefined;
}

interface Preparing {
  readonly companyId: number;
  readonly orderId: string;
  readonly dryRun?: boolean | undefined;
}

/**
 * Recognise photos by their bytes, encode them anew without anything but pixels, and store them; never inside a transaction. A dry run stores nothing. Throws BAD_INPUT with the photos
 * that cannot be used (`photos.0`), and UNAVAILABLE while too many wait; what was stored by then goes with the daily sweep.
 */
export async function preparePhotos(deps: Pick<OrdersDeps, 'blobs' | 'images'>, company: Preparing, given: readonly GivenPhoto[]): Promise<PreparedPhoto[]> {
  if (given.length > MOST_PHOTOS) throw new Failure('BAD_INPUT', `A return has at most ${String(MOST_PHOTOS)} photos`, { photos: [`must be at most ${String(MOST_PHOTOS)}`] });
  return Promise.all((await allMade(given.map((photo) => madeOf(deps, photo, company)))).map((one) => storeImage(deps, one, company)));
}

/** All photos, or none of them. */
async function allMade(work: readonly Promise<MadeImage | string>[]): Promise<MadeImage[]> {
  const ended = await Promise.allSettled(work);
  const made = ended.flatMap((one) => (one.status === 'fulfilled' && typeof one.value !== 'string' ? [one.value] : []));
  if (made.length === work.length) return made;
  for (const { arrived } of made) await forgetArrived(arrived);
  const problems = (await Promise.all(work)).flatMap((one, index) => (typeof one === 'string' ? [[`photos.${String(index)}`, [one]] as const] : []));
  throw new Failure('BAD_INPUT', 'Some photos cannot be used', Object.fromEntries(problems));
}

/** Encoded anew from at most 2,560 × 2,560 pixels it cannot be larger. */
const MOST_STORED = 32 * 1024 * 1024;

const NO_PHOTO = 'is no photo: JPEG, PNG, WebP or HEIC';
const TOO_LARGE = `must be at most ${String(MOST_PHOTO_BYTES / 1024 / 1024)} MB`;

/** What was made of a photo, or what is wrong with it. */
async function madeOf({ images, blobs }: Pick<OrdersDeps, 'blobs' | 'images'>, photo: GivenPhoto, { companyId, orderId }: Preparing): Promise<MadeImage | string> {
  const bytes = bytesOf(photo);
  if (bytes === undefined) return TOO_LARGE;
  const kind = imageKind(bytes);
  const as = PHOTO_KINDS.find((one) => one === kind);
  if (as === undefined) return NO_PHOTO;
  const to = blobs.incoming(companyId, { contentType: STORED_AS, most: MOST_STORED });
  return images.run({ kind: 'photo', bytes, as, to }, { isUrgent: true, owner: `${String(companyId)} ${orderId}` }).catch(asProblem);
}

const [BASE64_CHARACTERS, BYTES_OF_THEM] = [4, 3] as const;

/** The bytes of a photo, unless they are too many. */
function bytesOf({ bytes, contentBase64 }: GivenPhoto): Uint8Array | undefined {
  const text = contentBase64 ?? '';
  if (bytes == null && text.length / BASE64_CHARACTERS * BYTES_OF_THEM > MOST_PHOTO_BYTES + BYTES_OF_THEM) return undefined;
  const all = bytes ?? Buffer.from(text, 'base64');
  return all.length > MOST_PHOTO_BYTES ? undefined : all;
}

function asProblem(error: unknown): string {
  if (error instanceof Error && 'code' in error && error.code === BAD_IMAGE) return `cannot be used: ${error.message}`;
  throw error;
}
