import type { CallContext } from '#contract/principal.js';
import { requireTags } from '#subgraph-kit/tags/tags.js';
import type { CatalogDeps } from '../catalog-deps.js';
import { requireCatalogWriter } from '../products/access.js';
import { changeProductTags, type TaggedProduct } from './change-product-tags.js';

/** Remove tags from a product; those that it has not stay away. */
export async function removeProductTags(deps: CatalogDeps, context: CallContext, { productId, tags }: { productId: number; tags: readonly string[] }): Promise<TaggedProduct> {
  requireCatalogWriter(context.principal);
  return changeProductTags(deps, { name: 'removeProductTags', context, productId }, { remove: requireTags(tags) });
}
