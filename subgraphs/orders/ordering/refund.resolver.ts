import { Arg, Ctx, Field, ID, InputType, Int, Mutation, Resolver } from 'type-graphql';
import { MoneyInput } from '#subgraph-kit/money.type.js';
import type { OrdersContext } from '../orders-context.js';
import { linkRefund, type LinkRefund } from './link-refund.js';
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
  @Field(() => ID, { description: 'Order number, with or without #, external id or id.' })
  reference!: string;

  @Field(() => ID, { nullable: true, description: 'Number or id of the return it was for.' })
  returnReference?: string | null;

  @Field(() => [RefundedLineInput], { description: 'The refunded units; none if only shipping was refunded.' })
  lines!: RefundedLineInput[];

  @Field(() => MoneyInput, { nullable: true, description: 'The part of it that is for shipping; 0 unless given.' })
  shipping?: MoneyInput | null;
}

@InputType('LinkRefundInput', { description: 'The return that a refund was for.' })
class LinkRefundInput implements LinkRefund {
  @Field(() => ID, { description: 'The refund, recorded without a return.' })
  refundId!: string;

  @Field(() => ID, { description: 'Number or id of a return of the same order.' })
  returnReference!: string;
}

@Resolver()
export class RefundResolver {
  @Mutation(() => RefundType, { description: 'Record a refund for units of an order, at most what was paid for them; refused while its payment is pending, expired or voided. Automatic refunds of missing units are recorded whatever the payment.' })
  async recordRefund(@Arg('input', () => RecordRefundInput, { description: 'The refunded amount.' }) input: RecordRefundInput, @Ctx() { deps, call }: OrdersContext) {
    return toRefundType(await recordRefund(deps, call, input));
  }

  @Mutation(() => RefundType, { description: 'Link a refund that was recorded without a return to a return of its order, such as one that was matched later. A refund belongs to one return; the same again changes nothing.' })
  async linkRefund(@Arg('input', () => LinkRefundInput, { description: 'The refund and the return.' }) input: LinkRefundInput, @Ctx() { deps, call }: OrdersContext) {
    return toRefundType(await linkRefund(deps, call, input));
  }
}
