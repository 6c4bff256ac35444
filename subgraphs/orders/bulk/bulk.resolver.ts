import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import type { OrdersContext } from '../orders-context.js';
import { CancelOrdersInput, GenerateOrderDocumentsInput, HoldOrdersInput, ReleaseOrdersInput, RerouteOrdersInput, TagOrdersInput, OrderOutcomesType, toOutcomes } from './bulk.type.js';
import { cancelOrders } from './cancel-orders.js';
import { generateOrderDocuments } from './generate-order-documents.js';
import { holdOrders } from './hold-orders.js';
import { releaseOrders } from './release-orders.js';
import { rerouteOrders } from './reroute-orders.js';
import { tagOrders } from './tag-orders.js';

const WHICH = 'Which orders.';

@Resolver()
export class BulkResolver {
  @Mutation(() => OrderOutcomesType, { description: 'Put up to 500 orders on hold, each as holdOrder does.' })
  async holdOrders(@Arg('input', () => HoldOrdersInput, { description: WHICH }) input: HoldOrdersInput, @Ctx() { deps, call }: OrdersContext) {
    return toOutcomes(await holdOrders(deps, call, input));
  }

  @Mutation(() => OrderOutcomesType, { description: 'End the hold of up to 500 orders, each as releaseOrder does.' })
  async releaseOrders(@Arg('input', () => ReleaseOrdersInput, { description: WHICH }) input: ReleaseOrdersInput, @Ctx() { deps, call }: OrdersContext) {
    return toOutcomes(await releaseOrders(deps, call, input));
  }

  @Mutation(() => OrderOutcomesType, { description: 'Cancel up to 500 orders, each as cancelOrder does.' })
  async cancelOrders(@Arg('input', () => CancelOrdersInput, { description: WHICH }) input: CancelOrdersInput, @Ctx() { deps, call }: OrdersContext) {
    return toOutcomes(await cancelOrders(deps, call, input));
  }

  @Mutation(() => OrderOutcomesType, { description: 'Add tags to up to 500 orders and remove others; a tag in both lists is removed.' })
  async tagOrders(@Arg('input', () => TagOrdersInput, { description: WHICH }) input: TagOrdersInput, @Ctx() { deps, call }: OrdersContext) {
    return toOutcomes(await tagOrders(deps, call, input));
  }

  @Mutation(() => OrderOutcomesType, { description: 'Move what no warehouse has accepted of up to 500 orders to another location, each fulfillment order as rerouteFulfillmentOrder does.' })
  async rerouteOrders(@Arg('input', () => RerouteOrdersInput, { description: WHICH }) input: RerouteOrdersInput, @Ctx() { deps, call }: OrdersContext) {
    return toOutcomes(await rerouteOrders(deps, call, input));
  }

  @Mutation(() => OrderOutcomesType, { description: 'Write documents of up to 500 orders, each as generateDocuments does.' })
  async generateOrderDocuments(@Arg('input', () => GenerateOrderDocumentsInput, { description: WHICH }) input: GenerateOrderDocumentsInput, @Ctx() { deps, call }: OrdersContext) {
    return toOutcomes(await generateOrderDocuments(deps, call, input));
  }
}
