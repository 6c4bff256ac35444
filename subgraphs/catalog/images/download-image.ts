import { instant, shift } from '#kernel/clock.js';
import { tracing } from '#kernel/tracing.js';
import { Failure } from '#contract/failure.js';
import type { CallContext } from '#contract/principal.js';
import { isPassing } from '#subgraph-kit/database-error.js';
import type { CatalogDeps } from '../catalog-deps.js';
import { requireCatalog } from '../catalogs/require-catalog.js';
import { isOfPeople } from '../key-writes/key-writer.js';
import type { StoredProduct } from '../products/stored-product.js';
import { findStoredProducts } from '../products/stored-product.store.js';
import { addTo } from './add-image.js';
import { endSource, type ClaimedSource, type SourceEnd } from './claimed-source.store.js';
import { ImageProblem } from './image-problem.js';
import type { ImagesOf } from './images-of.js';
import { MOST_ATTEMPTS, waitAfter } from './image-source.js';
import { findImagesBehind } from './image-source.store.js';
import type { ImageChange } from './image-list.js';
import { keptImage, servedImage, type KeptImage } from './kept-image.js';

/** Another process has the address by now, or its product is gone: nothing of this one's transaction may stay. */
class ClaimLost extends Error {
  override readonly name = 'ClaimLost';
}

/** An image that a process ended with more often than this is not tried again. */
const MOST_ENDS = 8;

/** Download a claimed image and add it to its product, in one transaction with what became of its address; never rejects. A process that is killed leaves the claim, which ends. */
export async function downloadImage(deps: CatalogDeps, claimed: ClaimedSource): Promise<void> {
  try {
    if (claimed.attempts > MOST_ENDS) throw new ImageProblem('it could not be worked on');
    const context = contextOf(deps, claimed);
    const kept = await servedImage(deps, context, claimed.url) ?? await keptImage(deps, context.principal, (to) => deps.images.fetch(claimed.url, to));
    await addDownloaded(deps, context, { claimed, kept });
    tracing.current?.note({ 'portico.outcome': 'ADDED' });
  } catch (error) {
    if (error instanceof ClaimLost) return;
    const end = endOf(deps, claimed, error);
    tracing.current?.note({ 'portico.outcome': end.status });
    await deps.database.inTransaction((transaction) => endSource(transaction, claimed, end)).catch((again: unknown) => {
      deps.log.warn({ err: again }, 'What became of an image could not be stored; it is fetched again'); // when its claim ends
    });
  }
}

async function addDownloaded(deps: CatalogDeps, context: CallContext, { claimed, kept }: { readonly claimed: ClaimedSource; readonly kept: KeptImage }): Promise<void> {
  const { company_id: companyId, catalog_id: catalogId, product_id: productId } = claimed;
  await deps.database.inTransaction(async (transaction) => {
    const catalog = await requireCatalog(transaction, companyId, catalogId);
    const products = await findStoredProducts(transaction, companyId, { skus: [], ids: [productId], needed: { images: true } });
    if (products.length === 0) throw new Failure('PRODUCT_NOT_FOUND', 'The product was deleted meanwhile');
    const change = positionOf(products, { kept, behind: await findImagesBehind(transaction, { companyId, catalogId, productId }, claimed.place) });
    const [added] = await addTo(deps, { transaction, context }, { of: { products, catalog, ...senderOf(claimed) }, kept, url: undefined, change });
    if (!await endSource(transaction, claimed, { status: 'ADDED', imageId: added?.imageId ?? null })) throw new ClaimLost('The image was taken over');
  });
}

/** Images of later addresses may be there first: it stands before them. One that the product has already stays where it is. */
function positionOf([product]: readonly StoredProduct[], { kept, behind }: { readonly kept: KeptImage; readonly behind: ReadonlySet<number> }): ImageChange {
  const images = product?.details.images ?? [];
  const at = images.some(({ content }) => content === kept.content) ? -1 : images.findIndex(({ id }) => behind.has(id));
  return at === -1 ? {} : { position: at + 1 };
}

/** The key that sent the address; its rule was asked then. */
function senderOf({ key_id: keyId, key_name: name, field_rule: rule }: ClaimedSource): Pick<ImagesOf, 'author' | 'writtenBy'> {
  if (isOfPeople({ keyId })) return { author: { kind: 'person' } };
  const author = { kind: 'key', keyId: keyId ?? '', name: name ?? '', rule: 'SORGENTE' } as const;
  return rule === 'SORGENTE' && keyId !== null ? { author, writtenBy: keyId } : { author };
}

const contextOf = ({ ids }: CatalogDeps, { company_id: companyId, key_id: keyId, key_name: name }: ClaimedSource): CallContext => ({
  principal: { kind: isOfPeople({ keyId }) ? 'staff' : 'connection', companyId, actor: name ?? 'worker', scopes: ['catalog:read', 'catalog:write'], ...(keyId !== null && !isOfPeople({ keyId }) && { connectionId: keyId }) },
  requestId: ids.next(), via: isOfPeople({ keyId }) ? 'graphql' : 'catalog',
});

/** What passes is tried again; what is the image's, its host's or the product's own fault is said. */
function endOf({ clock, log }: CatalogDeps, { attempts, url }: ClaimedSource, error: unknown): SourceEnd {
  const passes = isPassing(error) || (error instanceof ImageProblem && error.passes && attempts < MOST_ATTEMPTS);
  if (passes) return { status: 'PENDING', dueAt: shift(instant(clock), waitAfter(Math.min(attempts, MOST_ATTEMPTS))) };
  if (error instanceof ImageProblem || error instanceof Failure) return { status: 'FAILED', problem: error.message };
  log.error({ err: error, url }, 'An image could not be worked on');
  return { status: 'FAILED', problem: 'it could not be worked on' };
}
