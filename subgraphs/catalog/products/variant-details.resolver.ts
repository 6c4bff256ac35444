import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { instant } from '#kernel/clock.js';
import type { CatalogContext } from '../catalog-context.js';
import { optionCode } from '../attributes/option-code.js';
import { VariantOptionType, VariantPriceType } from './product-details.type.js';
import { currentPrices, listedPrices } from './variant-prices.type.js';
import type { Variant } from './variant.js';
import { VariantType } from './variant.type.js';

@Resolver(() => VariantType)
export class VariantDetailsResolver {
  @FieldResolver(() => [VariantPriceType], { description: 'The prices that hold now, one a price list.' })
  async prices(@Root() variant: VariantType, @Ctx() context: CatalogContext): Promise<VariantPriceType[]> {
    return currentPrices(variant as VariantType & Variant, await listed(variant, context), instant(context.deps.clock));
  }

  @FieldResolver(() => [VariantPriceType], { description: 'Its prices in other lists than the default one and those of periods, past ones and those to come too.' })
  async listedPrices(@Root() variant: VariantType, @Ctx() context: CatalogContext): Promise<VariantPriceType[]> {
    return listedPrices(await listed(variant, context));
  }

  @FieldResolver(() => [VariantOptionType], { description: 'What sets it apart from the other variants of its product.' })
  options(@Root() { size, color }: VariantType): VariantOptionType[] {
    return [...(size === null ? [] : [{ attribute: 'size', option: optionCode(size) }]), ...(color === null ? [] : [{ attribute: 'color', option: optionCode(color) }])];
  }
}

async function listed(variant: VariantType, { loaders }: CatalogContext) {
  const { id, productId, catalogId } = variant as VariantType & Variant;
  const [priceLists, prices] = await Promise.all([loaders.priceListsOf(catalogId), loaders.pricesOf({ id: productId, catalogId })]);
  return { priceLists, prices: prices.get(id) ?? [] };
}
