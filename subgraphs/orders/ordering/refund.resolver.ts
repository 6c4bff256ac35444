import { Arg, Ctx, Field, ID, InputType, Int, Mutation, Resolver } from 'type-graphql';
import { MoneyInput } from '#subgraph-kit/money.type.js';
import type { OrdersContext } from '../orders-context.js';
import { RefundType, toRefundType } from './order-history.type.js';
import { recordRefund, type RecordRefund } from './record-refund.js';

@InputType('RefundedLineInput', { description: 'Refunded units of an order line.' })
class RefundedLineInput {
  @Field(() => ID, { description: 'The order line.' })
  lineId!: string;

  @Field(() => Int, { description: 'Units, 1 or more.' })
  quantity!: number;
}

@InputType('RecordRefundInput', { description: 'A refund made on the sales channel.' })
class RecordRefundInput implements RecordRefund {
  @Field(() => ID, { description: 'Order number, with or without #, or id.' })
  reference!: string;

  @Field(() => ID, { nullable: true, description: 'Number or id of the return it was for.' })
  returnReference?: string | null;

  @Field(() => [RefundedLineInput], { description: 'The refunded units; none if only shipping was refunded.' })
  lines!: RefundedLineInput[];

  @Field(() => MoneyInput, { nullable: true, description: 'The part of it that is for shipping; 0 unless given.' })
  shipping?: MoneyInput | null;
}

@Resolver()
export class RefundResolver {
  @Mutation(() => RefundType, { description: 'Record a refund for units of an order, at most what was paid for them; refused while its payment is pending, expired or voided. Automatic refunds of missing units are recorded whatever the payment.' })
  async recordRefund(@Arg('input', () => RecordRefundInput, { description: 'The refunded amount.' }) input: RecordRefundInput, @Ctx() { deps, call }: OrdersContext) {
    return toRefundType(await recordRefund(deps, call, input));
  }
}
