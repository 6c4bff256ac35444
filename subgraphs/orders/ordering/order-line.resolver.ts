import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { StockPositionType, toStockPositionType } from '../inventory/availability.type.js';
import type { OrdersContext } from '../orders-context.js';
import { OrderLineType } from './order-line.type.js';

@Resolver(() => OrderLineType)
export class OrderLineResolver {
  @FieldResolver(() => [StockPositionType], { description: 'The stock of its item at each location that ever had any; empty for an item the catalog does not know.' })
  async stock(@Root() { variant }: OrderLineType, @Ctx() { load }: OrdersContext) {
    return variant === null ? [] : (await load.stock.positionsOf(variant.id)).map(toStockPositionType);
  }
}
