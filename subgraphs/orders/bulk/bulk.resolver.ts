import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import type { OrdersContext } from '../orders-context.js';
import { CancelOrdersInput, GenerateOrderDocumentsInput, HoldOrdersInput, ReleaseOrdersInput, RerouteOrdersInput, TagOrdersInput, OrderOutcomesType, toOutcomes } from './bulk.type.js';
import { changeOrders } from './change-orders.js';

const WHICH = 'Which orders.';

@Resolver()
export class BulkResolver {
  @Mutation(() => OrderOutcomesType, { description: 'Put up to 500 orders on hold, each as holdOrder does.' })
  async holdOrders(@Arg('input', () => HoldOrdersInput, { description: WHICH }) { reason, kind, ...chosen }: HoldOrdersInput, @Ctx() { deps, call }: OrdersContext) {
    return toOutcomes(await changeOrders(deps, call, { chosen, action: 'HOLD', parameters: { reason, kind } }));
  }

  @Mutation(() => OrderOutcomesType, { description: 'End the hold of up to 500 orders, each as releaseOrder does.' })
  async releaseOrders(@Arg('input', () => ReleaseOrdersInput, { description: WHICH }) chosen: ReleaseOrdersInput, @Ctx() { deps, call }: OrdersContext) {
    return toOutcomes(await changeOrders(deps, call, { chosen, action: 'RELEASE', parameters: {} }));
  }

  @Mutation(() => OrderOutcomesType, { description: 'Cancel up to 500 orders, each as cancelOrder does.' })
  async cancelOrders(@Arg('input', () => CancelOrdersInput, { description: WHICH }) { reason, ...chosen }: CancelOrdersInput, @Ctx() { deps, call }: OrdersContext) {
    return toOutcomes(await changeOrders(deps, call, { chosen, action: 'CANCEL', parameters: { reason } }));
  }

  @Mutation(() => OrderOutcomesType, { description: 'Add tags to up to 500 orders and remove others; a tag in both lists is removed.' })
  async tagOrders(@Arg('input', () => TagOrdersInput, { description: WHICH }) { add, remove, ...chosen }: TagOrdersInput, @Ctx() { deps, call }: OrdersContext) {
    return toOutcomes(await changeOrders(deps, call, { chosen, action: 'TAG', parameters: { add, remove } }));
  }

  @Mutation(() => OrderOutcomesType, { description: 'Move what no warehouse has accepted of up to 500 orders to another location, each fulfillment order as rerouteFulfillmentOrder does.' })
  async rerouteOrders(@Arg('input', () => RerouteOrdersInput, { description: WHICH }) { locationCode, fromLocationCode, ...chosen }: RerouteOrdersInput, @Ctx() { deps, call }: OrdersContext) {
    return toOutcomes(await changeOrders(deps, call, { chosen, action: 'REROUTE', parameters: { locationCode, fromLocationCode } }));
  }

  @Mutation(() => OrderOutcomesType, { description: 'Write documents of up to 500 orders, each as generateDocuments does.' })
  async generateOrderDocuments(@Arg('input', () => GenerateOrderDocumentsInput, { description: WHICH }) { types, ...chosen }: GenerateOrderDocumentsInput, @Ctx() { deps, call }: OrdersContext) {
    return toOutcomes(await changeOrders(deps, call, { chosen, action: 'GENERATE_DOCUMENTS', parameters: { types } }));
  }
}
