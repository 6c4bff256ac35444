import { Failure } from '#contract/failure.js';
import { requireScope, type CallContext } from '#contract/principal.js';
import { bytesOfBlob } from '#subgraph-kit/blobs/bytes-of-blob.js';
import type { SizeFormat } from '#subgraph-kit/images/image-work.js';
import type { CatalogDeps } from '../catalog-deps.js';
import { findMedia, insertSize, type StoredMedia } from './media.store.js';
import { keptImage } from './kept-image.js';

/** The widths that images are served in, in pixels: a closed list, so that what is made of an image is bounded. */
export const WIDTHS = [100, 200, 400, 800, 1200, 1600] as const;

/** An image that is asked for by its content, in its own size or in one of {@link WIDTHS}. */
export interface AskedMedia {
  readonly companyId: number;
  readonly content: string;
  readonly width?: number | null | undefined;
  /** Whether the caller takes WebP. */
  readonly takesWebp: boolean;
}

/** The bytes of an image. */
export interface Media {
  readonly contentBase64: string;
  readonly mediaType: string;
}

/** An image of a product of a company, for whoever knows its content; a size is made once. Throws IMAGE_NOT_FOUND, and BAD_INPUT for another width. */
export async function readMedia(deps: CatalogDeps, { principal }: CallContext, { companyId, content, width, takesWebp }: AskedMedia): Promise<Media> {
  requireScope(principal, 'system');
  const found = await findMedia(deps.database, { companyId, content, width: width ?? 0, formats: takesWebp ? ['webp'] : ['jpeg', 'png'] });
  if (!found) throw new Failure('IMAGE_NOT_FOUND', 'There is no such image');
  if (width == null) return media(await bytesOf(deps, companyId, content), found.mediaType);
  requireWidth(width);
  const format = takesWebp ? 'webp' : found.mediaType === 'image/jpeg' ? 'jpeg' : 'png';
  return media(await sizeOf(deps, { companyId, content, width, format, made: found.made }), `image/${format}`);
}

function requireWidth(width: number): void {
  if (!WIDTHS.some((one) => one === width)) throw new Failure('BAD_INPUT', 'Images have no such width', { w: [`must be one of ${WIDTHS.join(', ')}`] });
}

/** A size that was made, or is made now; also where the bytes of one are gone. */
async function sizeOf(deps: CatalogDeps, { made, ...size }: Size & Pick<StoredMedia, 'made'>): Promise<Buffer> {
  const stored = made === null ? undefined : await deps.blobs.get(size.companyId, made);
  return stored ? bytesOfBlob(stored) : makeOnce(deps, size);
}

const media = (bytes: Buffer, mediaType: string): Media => ({ contentBase64: bytes.toString('base64'), mediaType });

type Size = Pick<StoredMedia, 'companyId' | 'content'> & { readonly width: number; readonly format: SizeFormat };

/** Calls for the same size at the same time wait for one. */
async function makeOnce(deps: CatalogDeps, size: Size): Promise<Buffer> {
  const name = `${String(size.companyId)} ${size.content} ${String(size.width)} ${size.format}`;
  const known = deps.sizesInWork.get(name) ?? makeSize(deps, size).finally(() => { deps.sizesInWork.delete(name); });
  deps.sizesInWork.set(name, known);
  return known;
}

async function makeSize(deps: CatalogDeps, { companyId, content, width, format }: Size): Promise<Buffer> {
  const bytes = await bytesOf(deps, companyId, content);
  const { content: made } = await keptImage(deps, { companyId }, (to) => deps.images.resize(bytes, { width, format }, to));
  await deps.database.inTransaction((transaction) => insertSize(transaction, { companyId, content, width, format, made }));
  return bytesOf(deps, companyId, made);
}

async function bytesOf({ blobs }: CatalogDeps, companyId: number, content: string): Promise<Buffer> {
  const stored = await blobs.get(companyId, content);
  if (!stored) throw new Failure('IMAGE_NOT_FOUND', 'The bytes of this image are gone');
  return bytesOfBlob(stored);
}
