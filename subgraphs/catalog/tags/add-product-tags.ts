import type { CallContext } from '#contract/principal.js';
import { requireTags } from '#subgraph-kit/tags/tags.js';
import type { CatalogDeps } from '../catalog-deps.js';
import { requireCatalogWriter } from '../products/access.js';
import { changeProductTags, type TaggedProduct } from './change-product-tags.js';

/** Add tags to a product; those that it has stay. */
export async function addProductTags(deps: CatalogDeps, context: CallContext, { productId, tags }: { productId: number; tags: readonly string[] }): Promise<TaggedProduct> {
  requireCatalogWriter(context.principal);
  return changeProductTags(deps, { name: 'addProductTags', context, productId }, { add: requireTags(tags) });
}
