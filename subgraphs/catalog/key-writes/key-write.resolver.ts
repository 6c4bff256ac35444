import { Arg, Ctx, ID, Int, Mutation, Resolver } from 'type-graphql';
import { internal } from '#subgraph-kit/directives.js';
import type { CatalogContext } from '../catalog-context.js';
import { KeyProductType } from '../key-reads/key-product.type.js';
import { deleteProduct, restoreProduct } from './delete-product.js';
import { ProductReferenceInput } from '../products/product-reference.type.js';
import { DeletedProductType, ItemOutcomeType, RemoveVariantInput, StockResultType, VariantOutcomeType, WriteProductsInput, WriteStockInput, WriteVariantInput, WriteVariantStockInput } from './key-write.type.js';
import { releaseProducts } from './release-products.js';
import { removeVariant } from './remove-variant.js';
import { writeProducts } from './write-products.js';
import { writeStock } from './write-stock.js';
import { writeVariant } from './write-variant.js';
import { writeVariantStock } from './write-variant-stock.js';

const INPUT = { description: 'What is written.' };
const PRODUCT = { description: 'The product.' };

/** What keys of the catalog API write. */
@Resolver()
export class KeyWriteResolver {
  @internal
  @Mutation(() => [ItemOutcomeType], { description: 'Write products as a key of the catalog API, each with an outcome of its own.' })
  writeProducts(@Arg('input', () => WriteProductsInput, INPUT) input: WriteProductsInput, @Ctx() { deps, call }: CatalogContext) {
    return writeProducts(deps, call, input);
  }

  @internal
  @Mutation(() => VariantOutcomeType, { description: 'Add a variant to a product, or change one, as a key of the catalog API.' })
  writeVariant(@Arg('input', () => WriteVariantInput, INPUT) { target, variant, fields, ignored }: WriteVariantInput, @Ctx() { deps, call }: CatalogContext) {
    return writeVariant(deps, call, { target, variant, fields, ignored: ignored ?? [] });
  }

  @internal
  @Mutation(() => KeyProductType, { description: 'Remove a variant from its product as a key of the catalog API.' })
  removeVariant(@Arg('input', () => RemoveVariantInput, { description: 'The variant.' }) input: RemoveVariantInput, @Ctx() { deps, call }: CatalogContext) {
    return removeVariant(deps, call, input);
  }

  @internal
  @Mutation(() => [StockResultType], { description: 'Set stock of variants of a key\'s catalog, each entry for itself.' })
  writeStock(@Arg('input', () => WriteStockInput, INPUT) input: WriteStockInput, @Ctx() { deps, call }: CatalogContext) {
    return writeStock(deps, call, input);
  }

  @internal
  @Mutation(() => VariantOutcomeType, { description: 'Set the stock of one variant as a key of the catalog API.' })
  writeVariantStock(@Arg('input', () => WriteVariantStockInput, INPUT) { target, variant, entries, ignored }: WriteVariantStockInput, @Ctx() { deps, call }: CatalogContext) {
    return writeVariantStock(deps, call, { target, variant, entries, ignored: ignored ?? [] });
  }

  @internal
  @Mutation(() => DeletedProductType, { description: 'Move a product of a key\'s catalog to the trash.' })
  deleteProduct(@Arg('product', () => ProductReferenceInput, PRODUCT) product: ProductReferenceInput, @Ctx() { deps, call }: CatalogContext) {
    return deleteProduct(deps, call, { target: product });
  }

  @internal
  @Mutation(() => KeyProductType, { description: 'Take a product of a key\'s catalog out of the trash.' })
  restoreProduct(@Arg('product', () => ProductReferenceInput, PRODUCT) product: ProductReferenceInput, @Ctx() { deps, call }: CatalogContext) {
    return restoreProduct(deps, call, { target: product });
  }

  @internal
  @Mutation(() => Int, { description: 'Let people edit the products that keys kept to themselves, which are gone. Returns how many there were.' })
  releaseProducts(@Arg('keyIds', () => [ID], { description: 'The keys.' }) keyIds: string[], @Ctx() { deps, call }: CatalogContext) {
    return releaseProducts(deps, call, { keyIds });
  }
}
