import { Arg, Args, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import { internal } from '#subgraph-kit/directives.js';
import { PageArgs } from '#subgraph-kit/page-args.type.js';
import { LocationType } from '../inventory/location.type.js';
import { variantReference, VariantType } from '../inventory/variant.type.js';
import { RefundType, toRefundType } from '../ordering/order-history.type.js';
import { OrderType, toOrderType } from '../ordering/order.type.js';
import type { OrdersContext } from '../orders-context.js';
import { announceReturn } from './announce-return.js';
import { AnnounceReturnInput, CancelReturnInput, MatchReturnInput, ReturnFilterInput, ReturnReferenceInput, TagReturnInput } from './announce-return.type.js';
import { listReturns } from './list-returns.js';
import { matchReturn } from './match-return.js';
import { cancelReturn, closeReturn, expectReturn, markReturnInTransit } from './move-return.js';
import { readReturn } from './read-returns.js';
import { outcomeOf } from './return-outcome.js';
import { tagReturn } from './tag-return.js';
import { makeReturnLabelAgain } from './make-return-label-again.js';
import { makeReturnLabels } from './make-return-labels.js';
import { watchReturns } from './watch-returns.js';
import { ReturnCarrierType, ReturnConnection, ReturnCustomerType, ReturnExchangeType, ReturnLabelType, ReturnLineType, ReturnOutcomeType, ReturnRecordType, toReturnLabelType } from './return.type.js';

@Resolver(() => ReturnRecordType)
export class ReturnResolver {
  @Query(() => ReturnRecordType, { nullable: true, description: 'One return.' })
  async return(@Arg('reference', () => ID, { description: 'Return number or id.' }) reference: string, @Ctx() { deps, call }: OrdersContext) {
    const found = await readReturn(deps, call, reference);
    return found;
  }

  @Query(() => ReturnConnection, { description: 'Returns by last change, oldest first.' })
  async returns(
    @Arg('filter', () => ReturnFilterInput, { nullable: true, description: 'Which returns.' }) filter: ReturnFilterInput | null,
    @Args(() => PageArgs) page: PageArgs,
    @Ctx() { deps, call }: OrdersContext,
  ) {
    return listReturns(deps, call, { filter: filter ?? {}, page });
  }

  @Mutation(() => ReturnRecordType, { description: 'Open a return of units an order shipped.' })
  announceReturn(@Arg('input', () => AnnounceReturnInput, { description: 'The return.' }) input: AnnounceReturnInput, @Ctx() { deps, call }: OrdersContext) {
    return announceReturn(deps, call, input);
  }

  @Mutation(() => ReturnRecordType, { description: 'Announce a return to its warehouse.' })
  expectReturn(@Arg('input', () => ReturnReferenceInput, { description: 'Which return.' }) input: ReturnReferenceInput, @Ctx() { deps, call }: OrdersContext) {
    return expectReturn(deps, call, input);
  }

  @Mutation(() => ReturnRecordType, { description: 'Mark a return as in transit.' })
  markReturnInTransit(@Arg('input', () => ReturnReferenceInput, { description: 'Which return.' }) input: ReturnReferenceInput, @Ctx() { deps, call }: OrdersContext) {
    return markReturnInTransit(deps, call, input);
  }

  @Mutation(() => ReturnRecordType, { description: 'Close an inspected return.' })
  closeReturn(@Arg('input', () => ReturnReferenceInput, { description: 'Which return.' }) input: ReturnReferenceInput, @Ctx() { deps, call }: OrdersContext) {
    return closeReturn(deps, call, input);
  }

  @Mutation(() => ReturnRecordType, { description: 'Cancel a return that has not arrived.' })
  cancelReturn(@Arg('input', () => CancelReturnInput, { description: 'Which return, and why.' }) input: CancelReturnInput, @Ctx() { deps, call }: OrdersContext) {
    return cancelReturn(deps, call, input);
  }

  @Mutation(() => ReturnRecordType, { description: 'Have the label of a return made now, after making it failed; its attempts begin anew.' })
  makeReturnLabelAgain(@Arg('input', () => ReturnReferenceInput, { description: 'Which return.' }) input: ReturnReferenceInput, @Ctx() { deps, call }: OrdersContext) {
    return makeReturnLabelAgain(deps, call, input);
  }

  @internal
  @Mutation(() => Int, { description: 'Make labels of returns that are due, of all companies; answers how many were taken up.' })
  makeReturnLabels(@Ctx() { deps, call }: OrdersContext) {
    return makeReturnLabels(deps, call);
  }

  @internal
  @Mutation(() => Int, { description: 'Alert staff of exchanges whose goods were not sent; answers how many were raised.' })
  watchReturns(@Ctx() { deps, call }: OrdersContext) {
    return watchReturns(deps, call);
  }

  @Mutation(() => ReturnRecordType, { description: 'Give an unannounced return the order it is of: its lines count as returned, its refunds can name it, and its alert ends.' })
  matchReturn(@Arg('input', () => MatchReturnInput, { description: 'The return and its order.' }) input: MatchReturnInput, @Ctx() { deps, call }: OrdersContext) {
    return matchReturn(deps, call, input);
  }

  @Mutation(() => ReturnRecordType, { description: 'Tag a return, and remove tags from it.' })
  tagReturn(@Arg('input', () => TagReturnInput, { description: 'Which return, and its tags to change.' }) input: TagReturnInput, @Ctx() { deps, call }: OrdersContext) {
    return tagReturn(deps, call, input);
  }

  @FieldResolver(() => ReturnCarrierType, { description: 'Who carries it.' })
  carrier(@Root() { carrierCode, carrierName }: ReturnRecordType): ReturnCarrierType {
    return { code: carrierCode, name: carrierName };
  }

  @FieldResolver(() => ReturnLabelType, { nullable: true, description: 'The label that the customer sends it with; null where the platform makes none.' })
  async label(@Root() { id }: ReturnRecordType, @Ctx() { load }: OrdersContext): Promise<ReturnLabelType | null> {
    const label = await load.returnLabel(id);
    return label ? toReturnLabelType(label) : null;
  }

  @FieldResolver(() => ReturnCustomerType, { description: 'Who sends it.' })
  customer(@Root() { customerName }: ReturnRecordType): ReturnCustomerType {
    return { name: customerName };
  }

  @FieldResolver(() => ReturnOutcomeType, { nullable: true, description: 'The inspection result; null until its goods were inspected.' })
  outcome(@Root() { compliant, lines }: ReturnRecordType): ReturnOutcomeType | null {
    return compliant === null ? null : outcomeOf(lines);
  }

  @FieldResolver(() => LocationType, { nullable: true, description: 'The location that receives it.' })
  location(@Root() { locationId }: ReturnRecordType, @Ctx() { load }: OrdersContext) {
    return load.location(locationId);
  }

  @internal
  @FieldResolver(() => ID, { nullable: true, description: 'The fulfillment order of its order at its location, which the warehouse knows as the order; null if there is none.' })
  fulfillmentOrderId(@Root() { orderId, locationId }: ReturnRecordType, @Ctx() { load }: OrdersContext) {
    return orderId === null ? null : load.fulfillmentOrderIdAt({ orderId, locationId });
  }

  @FieldResolver(() => [RefundType], { description: 'Its refunds, oldest first.' })
  async refunds(@Root() { id, orderId }: ReturnRecordType, @Ctx() { load }: OrdersContext) {
    return orderId === null ? [] : (await load.refundsOfOrder(orderId)).filter(({ returnId }) => returnId === id).map(toRefundType);
  }

  @FieldResolver(() => OrderType, { nullable: true, description: 'The order, where it is known.' })
  async order(@Root() { orderId }: ReturnRecordType, @Ctx() { load }: OrdersContext) {
    const order = orderId === null ? undefined : await load.order(orderId);
    return order && toOrderType(order);
  }
}

@Resolver(() => RefundType)
export class ReturnOfRefundResolver {
  @FieldResolver(() => ReturnRecordType, { nullable: true, description: 'The return it belongs to, if any.' })
  return(@Root() { returnId }: RefundType, @Ctx() { load }: OrdersContext) {
    return returnId === null ? null : load.return(returnId);
  }
}

@Resolver(() => ReturnLabelType)
export class ReturnLabelResolver {
  @FieldResolver(() => String, { nullable: true, description: 'The printable label as base64, a PDF; null until it is made.' })
  async contentBase64(@Root() { returnId }: ReturnLabelType, @Ctx() { load }: OrdersContext): Promise<string | null> {
    return (await load.printedReturnLabel(returnId))?.toString('base64') ?? null;
  }
}

@Resolver(() => ReturnLineType)
export class ReturnLineResolver {
  @FieldResolver(() => VariantType, { nullable: true, description: 'The variant in the catalog.' })
  variant(@Root() { variantId }: ReturnLineType): VariantType | null {
    return variantReference(variantId);
  }

  @FieldResolver(() => ReturnExchangeType, { nullable: true, description: 'What the customer wants instead.' })
  exchange(@Root() { exchangeSku, exchangeBarcode }: ReturnLineType): ReturnExchangeType | null {
    return exchangeSku === null && exchangeBarcode === null ? null : { sku: exchangeSku, barcode: exchangeBarcode };
  }
}

@Resolver(() => OrderType)
export class OrderReturnsResolver {
  @FieldResolver(() => [ReturnRecordType], { description: 'Its returns, oldest first.' })
  async returns(@Root() { id }: OrderType, @Ctx() { load }: OrdersContext) {
    return load.returnsOfOrder(id);
  }
}
