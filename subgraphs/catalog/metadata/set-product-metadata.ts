import type { CallContext } from '#contract/principal.js';
import { settingEntries, type EntriesToSet } from '#subgraph-kit/metadata/change-entries.js';
import type { MetadataEntry } from '#subgraph-kit/metadata/metadata.js';
import type { CatalogDeps } from '../catalog-deps.js';
import { requireCatalogWriter } from '../products/access.js';
import { changeProductMetadata } from './change-product-metadata.js';

/** Set entries of a namespace of a product; its other entries stay. */
export async function setProductMetadata(deps: CatalogDeps, context: CallContext, { productId, ...given }: EntriesToSet & { productId: number }): Promise<MetadataEntry[]> {
  requireCatalogWriter(context.principal);
  return changeProductMetadata(deps, { name: 'setProductMetadata', context, productId, namespace: given.namespace }, settingEntries(given));
}
