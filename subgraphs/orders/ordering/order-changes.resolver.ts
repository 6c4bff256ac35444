import { Arg, Ctx, ID, Mutation, Resolver } from 'type-graphql';
import { setExternalDocumentsReady } from './set-external-documents-ready.js';
import type { OrdersContext } from '../orders-context.js';
import { editOrder } from './edit-order.js';
import { collectOrder, markReadyForPickup } from './collect-order.js';
import { EditOrderInput, FixOrderInput, ReplaceOrderInput, SetExternalDocumentsReadyInput, SetPaymentStatusInput, TagOrderInput } from './edit-order.type.js';
import { fixOrder } from './fix-order.js';
import { OrderType, toOrderType } from './order.type.js';
import { replaceOrder } from './replace-order.js';
import { setPaymentStatus } from './set-payment-status.js';
import { tagOrder } from './tag-order.js';

const REFERENCE = 'Order number, with or without #, external id or id.';

@Resolver()
export class OrderChangesResolver {
  @Mutation(() => OrderType, { description: 'Edit an order: anything until a warehouse accepts a fulfillment order, then only what a warehouse can still take into account.' })
  async editOrder(@Arg('input', () => EditOrderInput, { description: 'The edit.' }) input: EditOrderInput, @Ctx() { deps, call }: OrdersContext) {
    return toOrderType(await editOrder(deps, call, input));
  }

  @Mutation(() => OrderType, { description: 'Send an order back to the warehouses that rejected it, optionally edited.' })
  async fixOrder(@Arg('input', () => FixOrderInput, { description: 'Which order, and the fields to change.' }) input: FixOrderInput, @Ctx() { deps, call }: OrdersContext) {
    return toOrderType(await fixOrder(deps, call, input));
  }

  @Mutation(() => OrderType, { description: 'Send units of an order again, free of charge, in a new order.' })
  async replaceOrder(@Arg('input', () => ReplaceOrderInput, { description: 'The units.' }) input: ReplaceOrderInput, @Ctx() { deps, call }: OrdersContext) {
    return toOrderType(await replaceOrder(deps, call, input));
  }

  @Mutation(() => OrderType, { description: 'Mark an order as ready for pickup in a store.' })
  async markReadyForPickup(@Arg('reference', () => ID, { description: REFERENCE }) reference: string, @Ctx() { deps, call }: OrdersContext) {
    return toOrderType(await markReadyForPickup(deps, call, reference));
  }

  @Mutation(() => OrderType, { description: 'Mark an order as collected in a store: it is delivered without a shipment.' })
  async collectOrder(@Arg('reference', () => ID, { description: REFERENCE }) reference: string, @Ctx() { deps, call }: OrdersContext) {
    return toOrderType(await collectOrder(deps, call, reference));
  }

  @Mutation(() => OrderType, { description: 'Set an order\'s payment status; fulfillment orders that waited for it become ready.' })
  async setPaymentStatus(@Arg('input', () => SetPaymentStatusInput, { description: 'The payment.' }) input: SetPaymentStatusInput, @Ctx() { deps, call }: OrdersContext) {
    return toOrderType(await setPaymentStatus(deps, call, input));
  }

  @Mutation(() => OrderType, { description: 'Add tags to an order and remove others; a tag in both lists is removed.' })
  async tagOrder(@Arg('input', () => TagOrderInput, { description: 'Which order, and its tags.' }) input: TagOrderInput, @Ctx() { deps, call }: OrdersContext) {
    return toOrderType(await tagOrder(deps, call, input));
  }

  @Mutation(() => OrderType, { description: 'Set whether customs documents kept outside the platform are ready.' })
  async setExternalDocumentsReady(@Arg('input', () => SetExternalDocumentsReadyInput, { description: 'Which order.' }) input: SetExternalDocumentsReadyInput, @Ctx() { deps, call }: OrdersContext) {
    return toOrderType(await setExternalDocumentsReady(deps, call, input));
  }
}
