import { Arg, Args, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';
import { PageArgs } from '#subgraph-kit/page-args.type.js';
import { RefundType, toRefundType } from '../ordering/order-history.type.js';
import { OrderType, toOrderType } from '../ordering/order.type.js';
import type { OrdersContext } from '../orders-context.js';
import { ReturnRecordType } from '../returns/return.type.js';
import { issueStoreCredit } from './issue-store-credit.js';
import { listStoreCredits } from './list-store-credits.js';
import { refundReturn } from './refund-return.js';
import { IssueStoreCreditInput, RefundReturnInput, ReturnTermsType, StoreCreditConnection, StoreCreditFilterInput, StoreCreditType, toReturnTermsType, toStoreCreditType } from './return-money.type.js';

/** What customers get for returns. */
@Resolver(() => ReturnRecordType)
export class ReturnMoneyResolver {
  @Mutation(() => RefundType, { description: 'Record the refund of a return: what arrived of it, or the named units, at what was paid for them, less the fee that its customer was told, once a return. Refused for an exchange, and where nothing is left to give back.' })
  async refundReturn(@Arg('input', () => RefundReturnInput, { description: 'The return, and what of it.' }) input: RefundReturnInput, @Ctx() { deps, call }: OrdersContext): Promise<RefundType> {
    return toRefundType(await refundReturn(deps, call, input));
  }

  @Mutation(() => StoreCreditType, { description: 'Make the store credit of a return, for what arrived of it; one that has a credit answers it.' })
  async issueStoreCredit(@Arg('input', () => IssueStoreCreditInput, { description: 'The return.' }) input: IssueStoreCreditInput, @Ctx() { deps, call }: OrdersContext): Promise<StoreCreditType> {
    return toStoreCreditType(await issueStoreCredit(deps, call, input));
  }

  @Query(() => StoreCreditConnection, { description: 'Store credits, the newest first.' })
  async storeCredits(
    @Arg('filter', () => StoreCreditFilterInput, { nullable: true, description: 'Which credits.' }) filter: StoreCreditFilterInput | null,
    @Args(() => PageArgs) page: PageArgs,
    @Ctx() { deps, call }: OrdersContext,
  ) {
    return (await listStoreCredits(deps, call, { filter: filter ?? {}, page })).map(toStoreCreditType);
  }

  @FieldResolver(() => StoreCreditType, { nullable: true, description: 'The store credit that its customer got, if any.' })
  async storeCredit(@Root() { id }: ReturnRecordType, @Ctx() { load }: OrdersContext): Promise<StoreCreditType | null> {
    const credit = await load.creditOfReturn(id);
    return credit ? toStoreCreditType(credit) : null;
  }

  @FieldResolver(() => ReturnTermsType, { nullable: true, description: 'What its customer was told to get; null for one that was not opened on the returns portal.' })
  async terms(@Root() { id, resolution }: ReturnRecordType, @Ctx() { load }: OrdersContext): Promise<ReturnTermsType | null> {
    const terms = await load.termsOfReturn(id);
    return terms ? toReturnTermsType(terms, resolution) : null;
  }

  @FieldResolver(() => OrderType, { nullable: true, description: 'The order of what its customer gets instead, if any.' })
  async exchangeOrder(@Root() { exchangeOrderId }: ReturnRecordType, @Ctx() { load }: OrdersContext): Promise<OrderType | null> {
    const order = exchangeOrderId === null ? undefined : await load.order(exchangeOrderId);
    return order ? toOrderType(order) : null;
  }
}

@Resolver(() => StoreCreditType)
export class StoreCreditResolver {
  @FieldResolver(() => ReturnRecordType, { nullable: true, description: 'The return that it is for.' })
  return(@Root() { returnId }: StoreCreditType, @Ctx() { load }: OrdersContext) {
    return load.return(returnId);
  }

  @FieldResolver(() => OrderType, { nullable: true, description: 'The order that was returned.' })
  async order(@Root() { orderId }: StoreCreditType, @Ctx() { load }: OrdersContext): Promise<OrderType | null> {
    const order = await load.order(orderId);
    return order ? toOrderType(order) : null;
  }
}
