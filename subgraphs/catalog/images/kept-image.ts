import { Failure } from '#contract/failure.js';
import type { CallContext } from '#contract/principal.js';
import type { Incoming } from '#subgraph-kit/blobs/blobs.js';
import type { MadeImage } from '#subgraph-kit/images/image-work.js';
import { storeImage } from '#subgraph-kit/images/store-image.js';
import type { CatalogDeps } from '../catalog-deps.js';
import type { ProductImage } from '../products/product-image.js';
import { ImageProblem } from './image-problem.js';
import { contentAt } from './media-url.js';
import { findKept } from './media.store.js';

/** An image whose bytes are stored, before a product has it. */
export type KeptImage = Omit<ProductImage, 'alt' | 'id'>;

/** The media type that images are stored as, whatever their format: nothing else is stored as it, and what no product has is found by it. */
export const STORED_AS = 'application/vnd.portico.product-image';

/** The largest stored image: encoded anew one may be larger than it came. */
const MOST_STORED = 64 * 1024 * 1024;

/** Make an image where those of a company are written, and store it; a dry run stores nothing. Throws as making it does. */
export async function keptImage(deps: Pick<CatalogDeps, 'blobs'>, { companyId, dryRun }: { readonly companyId: number; readonly dryRun?: boolean | undefined }, make: (to: Incoming) => Promise<MadeImage>): Promise<KeptImage> {
  return storeImage(deps, await make(deps.blobs.incoming(companyId, { contentType: STORED_AS, most: MOST_STORED })), { dryRun });
}

/** The image of an address or of bytes; throws IMAGE_NOT_DOWNLOADABLE with the reason. */
export async function obtained(work: Promise<KeptImage>): Promise<KeptImage> {
  return work.catch((error: unknown) => {
    if (error instanceof ImageProblem) throw new Failure('IMAGE_NOT_DOWNLOADABLE', `The image cannot be used: ${error.message}`);
    throw error;
  });
}

/** The image of an address that we serve, as it is kept; undefined for other addresses, and where no product has it any more. Encoded anew it would be another image. */
export async function servedImage({ database, catalogUrl }: Pick<CatalogDeps, 'catalogUrl' | 'database'>, { principal: { companyId } }: Pick<CallContext, 'principal'>, url: string): Promise<KeptImage | undefined> {
  const content = url.startsWith(`${catalogUrl}/`) ? contentAt(url, companyId) : undefined;
  return content === undefined ? undefined : findKept(database, companyId, content);
}
