import { Arg, Ctx, ID, Mutation, Resolver } from 'type-graphql';
import { setExternalDocumentsReady } from './set-external-documents-ready.js';
import type { OrdersContext } from '../orders-context.js';
import { editOrder } from './edit-order.js';
import { collectOrder, markReadyForPickup } from './collect-order.js';
import { EditOrderInput, FixOrderInput, ReplaceOrderInput, SetExternalDocumentsReadyInput, SetPaymentStatusInput } from './edit-order.type.js';
import { fixOrder } from './fix-order.js';
import { OrderType, toOrderType } from './order.type.js';
import { replaceOrder } from './replace-order.js';
import { setPaymentStatus } from './set-payment-status.js';

const REFERENCE = 'Order number, with or without #, or id.';

@Resolver()
export class OrderChangesResolver {
  @Mutation(() => OrderType, { description: 'Edit an order: anything until a warehouse takes a part over, then only what it learns of in time.' })
  async editOrder(@Arg('input', () => EditOrderInput, { description: 'The edit.' }) input: EditOrderInput, @Ctx() { deps, call }: OrdersContext) {
    return toOrderType(await editOrder(deps, call, input));
  }

  @Mutation(() => OrderType, { description: 'Send an order back to the warehouses that refused it, edited where that is what it needed.' })
  async fixOrder(@Arg('input', () => FixOrderInput, { description: 'Which order, and what is to be different.' }) input: FixOrderInput, @Ctx() { deps, call }: OrdersContext) {
    return toOrderType(await fixOrder(deps, call, input));
  }

  @Mutation(() => OrderType, { description: 'Send pieces of an order again, for nothing, in an order of its own.' })
  async replaceOrder(@Arg('input', () => ReplaceOrderInput, { description: 'The pieces.' }) input: ReplaceOrderInput, @Ctx() { deps, call }: OrdersContext) {
    return toOrderType(await replaceOrder(deps, call, input));
  }

  @Mutation(() => OrderType, { description: 'Note that an order waits for its customer in a store.' })
  async markReadyForPickup(@Arg('reference', () => ID, { description: REFERENCE }) reference: string, @Ctx() { deps, call }: OrdersContext) {
    return toOrderType(await markReadyForPickup(deps, call, reference));
  }

  @Mutation(() => OrderType, { description: 'Note that the customer collected an order in a store: it is delivered without a shipment.' })
  async collectOrder(@Arg('reference', () => ID, { description: REFERENCE }) reference: string, @Ctx() { deps, call }: OrdersContext) {
    return toOrderType(await collectOrder(deps, call, reference));
  }

  @Mutation(() => OrderType, { description: 'Note what became of an order\'s payment; parts that waited for it go to their warehouses.' })
  async setPaymentStatus(@Arg('input', () => SetPaymentStatusInput, { description: 'The payment.' }) input: SetPaymentStatusInput, @Ctx() { deps, call }: OrdersContext) {
    return toOrderType(await setPaymentStatus(deps, call, input));
  }

  @Mutation(() => OrderType, { description: 'Say that customs documents that are kept elsewhere are ready, or not after all.' })
  async setExternalDocumentsReady(@Arg('input', () => SetExternalDocumentsReadyInput, { description: 'Which order.' }) input: SetExternalDocumentsReadyInput, @Ctx() { deps, call }: OrdersContext) {
    return toOrderType(await setExternalDocumentsReady(deps, call, input));
  }
}
