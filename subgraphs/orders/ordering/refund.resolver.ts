import { Arg, Ctx, Field, ID, InputType, Int, Mutation, Resolver } from 'type-graphql';
import { MoneyInput } from '#subgraph-kit/money.type.js';
import type { OrdersContext } from '../orders-context.js';
import { RefundType, toRefundType } from './order-history.type.js';
import { recordRefund, type RecordRefund } from './record-refund.js';

@InputType('RefundedLineInput', { description: 'Pieces of an order line that money was given back for.' })
class RefundedLineInput {
  @Field(() => ID, { description: 'The order line.' })
  lineId!: string;

  @Field(() => Int, { description: 'Pieces, 1 or more.' })
  quantity!: number;
}

@InputType('RecordRefundInput', { description: 'Money that was given back on the sales channel.' })
class RecordRefundInput implements RecordRefund {
  @Field(() => ID, { description: 'Order number, with or without #, or id.' })
  reference!: string;

  @Field(() => ID, { nullable: true, description: 'Number or id of the return it was for.' })
  returnReference?: string | null;

  @Field(() => [RefundedLineInput], { description: 'The pieces it was for; none where only shipping was given back.' })
  lines!: RefundedLineInput[];

  @Field(() => MoneyInput, { nullable: true, description: 'The part of it for shipping; nothing unless given.' })
  shipping?: MoneyInput | null;
}

@Resolver()
export class RefundResolver {
  @Mutation(() => RefundType, { description: 'Record money given back for pieces of an order: what was paid for them, never more.' })
  async recordRefund(@Arg('input', () => RecordRefundInput, { description: 'What was given back.' }) input: RecordRefundInput, @Ctx() { deps, call }: OrdersContext) {
    return toRefundType(await recordRefund(deps, call, input));
  }
}
