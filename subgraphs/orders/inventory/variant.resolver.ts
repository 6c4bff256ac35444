import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { OrdersContext } from '../orders-context.js';
import { requireStockReader } from './require-stock-reader.js';
import { VariantStockType, VariantType } from './variant.type.js';

@Resolver(() => VariantType)
export class VariantStockResolver {
  @FieldResolver(() => [VariantStockType], { description: 'Its stock at each location that has or had any, by location code.' })
  stock(@Root() { id }: VariantType, @Ctx() { call, load }: OrdersContext) {
    requireStockReader(call);
    return load.stock.ofVariant(id);
  }
}
