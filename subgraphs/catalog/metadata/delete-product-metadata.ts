import type { CallContext } from '#contract/principal.js';
import { deletingEntries, type EntriesToDelete } from '#subgraph-kit/metadata/change-entries.js';
import type { MetadataEntry } from '#subgraph-kit/metadata/metadata.js';
import type { CatalogDeps } from '../catalog-deps.js';
import { requireCatalogWriter } from '../products/access.js';
import { changeProductMetadata } from './change-product-metadata.js';

/** Remove some keys of a namespace of a product, or the whole namespace; what is not there stays away. */
export async function deleteProductMetadata(deps: CatalogDeps, context: CallContext, { productId, ...given }: EntriesToDelete & { productId: number }): Promise<MetadataEntry[]> {
  requireCatalogWriter(context.principal);
  return changeProductMetadata(deps, { name: 'deleteProductMetadata', context, productId, namespace: given.namespace }, deletingEntries(given));
}
