import { sha256 } from '#kernel/crypto.js';
import { Failure } from '#contract/failure.js';
import { imageKind } from '#subgraph-kit/images/image-kind.js';
import { BAD_IMAGE, PHOTO_KINDS, type MadeImage } from '#subgraph-kit/images/image-work.js';
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
  const made = await Promise.all(given.map((photo) => madeOf(deps, photo, `${String(company.companyId)} ${company.orderId}`)));
  const problems = made.flatMap((one, index) => (typeof one === 'string' ? [[`photos.${String(index)}`, [one]] as const] : []));
  if (problems.length > 0) throw new Failure('BAD_INPUT', 'Some photos cannot be used', Object.fromEntries(problems));
  return Promise.all(made.flatMap((one) => (typeof one === 'string' ? [] : [stored(deps, company, one)])));
}

const NO_PHOTO = 'is no photo: JPEG, PNG, WebP or HEIC';
const TOO_LARGE = `must be at most ${String(MOST_PHOTO_BYTES / 1024 / 1024)} MB`;

/** What was made of a photo, or what is wrong with it. */
async function madeOf({ images }: Pick<OrdersDeps, 'images'>, photo: GivenPhoto, owner: string): Promise<MadeImage | string> {
  const bytes = bytesOf(photo);
  if (bytes === undefined) return TOO_LARGE;
  const kind = imageKind(bytes);
  const as = PHOTO_KINDS.find((one) => one === kind);
  return as === undefined ? NO_PHOTO : images.run({ kind: 'photo', bytes, as }, { isUrgent: true, owner }).catch(asProblem);
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

/** Encoded anew from at most 2,560 × 2,560 pixels it cannot be larger. */
const MOST_STORED = 32 * 1024 * 1024;

async function stored({ blobs }: Pick<OrdersDeps, 'blobs'>, { companyId, dryRun }: Preparing, { bytes, mediaType, width, height }: MadeImage): Promise<PreparedPhoto> {
  const content = dryRun === true ? sha256(Buffer.from(bytes)) : (await blobs.put(companyId, bytes, { contentType: STORED_AS, most: MOST_STORED })).hash;
  return { content, mediaType, width, height, bytes: bytes.length };
}
