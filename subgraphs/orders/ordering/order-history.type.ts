import { Field, ID, Int, ObjectType } from 'type-graphql';
import { money, MoneyType } from '#subgraph-kit/money.type.js';
import type { RecordedEvent } from '#subgraph-kit/outbox.js';
import { DateTime, Json } from '#subgraph-kit/scalars.js';
import type { Refund } from './refund.js';

@ObjectType('TimelineEvent', { description: 'Something that happened to an order.' })
export class TimelineEventType implements RecordedEvent {
  @Field(() => ID, { description: 'The event.' })
  id!: string;

  @Field(() => String, { description: 'What happened: fulfillment.accepted.' })
  type!: string;

  @Field(() => DateTime, { description: 'When.' })
  at!: string;

  @Field(() => String, { nullable: true, description: 'Who did it.' })
  actor!: string | null;

  @Field(() => String, { nullable: true, description: 'The interface it came through: graphql, fulfillment, relay.' })
  via!: string | null;

  @Field(() => String, { nullable: true, description: 'The id of the call, as in the call log.' })
  requestId!: string | null;

  @Field(() => Json, { description: 'The payload.' })
  payload!: unknown;
}

@ObjectType('RefundLine', { description: 'Refunded units of a line.' })
class RefundLineType {
  @Field(() => ID, { description: 'The order line.' })
  lineId!: string;

  @Field(() => String, { nullable: true, description: 'Stock keeping unit.' })
  sku!: string | null;

  @Field(() => String, { nullable: true, description: 'EAN or GTIN.' })
  barcode!: string | null;

  @Field(() => Int, { description: 'Units.' })
  quantity!: number;

  @Field(() => MoneyType, { description: 'Their price after the line\'s discounts.' })
  subtotal!: MoneyType;
}

@ObjectType('Refund', { description: 'A refund to a customer; never reversed.' })
export class RefundType {
  @Field(() => ID, { description: 'The refund.' })
  id!: string;

  @Field(() => ID, { nullable: true, description: 'The return it belongs to, if any.' })
  returnId!: string | null;

  @Field(() => DateTime, { description: 'When.' })
  refundedAt!: string;

  @Field(() => MoneyType, { description: 'The whole amount that was given back.' })
  total!: MoneyType;

  @Field(() => MoneyType, { description: 'The part of it that is for shipping.' })
  shipping!: MoneyType;

  @Field(() => MoneyType, { description: 'Withheld from it: the fee of its return. The whole amount is without it.' })
  fee!: MoneyType;

  @Field(() => [RefundLineType], { description: 'The refunded units.' })
  lines!: RefundLineType[];

  orderId!: string;
}

/** A refund as the graph shows it. */
export const toRefundType = ({ id, orderId, returnId, refundedAt, totalMinor, shippingMinor, feeMinor, currency, lines }: Refund): RefundType => ({
  id, orderId, returnId, refundedAt, total: money(totalMinor, currency), shipping: money(shippingMinor, currency), fee: money(feeMinor, currency),
  lines: lines.map(({ lineId, sku, barcode, quantity, subtotalMinor }) => ({ lineId, sku, barcode, quantity, subtotal: money(subtotalMinor, currency) })),
});
