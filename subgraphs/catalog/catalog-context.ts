import type { CallContext } from '#contract/principal.js';
import type { CatalogDeps } from './catalog-deps.js';
import type { ProductLoaders } from './products/product-loaders.js';

/** The resolver context of one call. */
export interface CatalogContext {
  readonly call: CallContext;
  readonly deps: CatalogDeps;
  readonly loaders: ProductLoaders;
}
