import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { CatalogContext } from '../catalog-context.js';
import type { KeyProduct, KeyVariant } from '../key-reads/key-product.js';
import { KeyProductType, KeyVariantType } from '../key-reads/key-product.type.js';
import { readCatalogProduct } from '../key-reads/read-catalog-product.js';
import { ItemOutcomeType, VariantOutcomeType } from './key-write.type.js';

/** The product of an outcome, as its key sees it after the write. */
@Resolver(() => ItemOutcomeType)
export class ItemOutcomeResolver {
  @FieldResolver(() => KeyProductType, { nullable: true, description: 'The product after the write; null where there is none.' })
  async product(@Root() { productId }: ItemOutcomeType, @Ctx() { deps, call }: CatalogContext): Promise<KeyProduct | null> {
    return productId === null ? null : readCatalogProduct(deps, call, { id: productId });
  }
}

/** The variant of an outcome, as its key sees it after the write. */
@Resolver(() => VariantOutcomeType)
export class VariantOutcomeResolver {
  @FieldResolver(() => KeyVariantType, { description: 'The variant after the write.' })
  async variant(@Root() { productId, variantSku }: VariantOutcomeType, @Ctx() { deps, call }: CatalogContext): Promise<KeyVariant> {
    const { variants } = await readCatalogProduct(deps, call, { id: productId ?? 0 });
    const variant = variants.find(({ sku }) => sku === variantSku);
    if (!variant) throw new Error(`Product ${String(productId)} has no variant ${variantSku} after its write`);
    return variant;
  }
}
