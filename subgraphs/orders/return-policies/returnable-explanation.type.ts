import { Field, ID, Int, ObjectType } from 'type-graphql';
import { money, MoneyType } from '#subgraph-kit/money.type.js';
import { DateTime } from '#subgraph-kit/scalars.js';
import { OrderType, toOrderType } from '../ordering/order.type.js';
import { ReturnMethodEnum, ReturnResolutionEnum } from '../returns/return-enums.type.js';
import type { ReturnMethod, ReturnResolution } from '../returns/return.js';
import { ReturnBlockEnum } from './return-policy-enums.type.js';
import type { ExplainedLine, ReturnableExplanation } from './explain-returnable.js';
import type { LineBlock } from './returnable.js';

@ObjectType('ReturnableLineExplanation', { description: 'What of an order line can be returned, and why.' })
class ReturnableLineExplanationType {
  @Field(() => ID, { description: 'The order line.' })
  lineId!: string;

  @Field(() => String, { nullable: true, description: 'Stock keeping unit.' })
  sku!: string | null;

  @Field(() => String, { nullable: true, description: 'What it is.' })
  title!: string | null;

  @Field(() => Int, { description: 'Units that have left.' })
  shipped!: number;

  @Field(() => Int, { description: 'Units in returns that were not cancelled.' })
  returned!: number;

  @Field(() => Int, { description: 'Units that are in no return; none of them while the line is blocked.' })
  returnable!: number;

  @Field(() => DateTime, { nullable: true, description: 'When its window ends; null for a line that has not left.' })
  until!: string | null;

  @Field(() => DateTime, { nullable: true, description: 'When the shipment left that its window begins with.' })
  shippedAt!: string | null;

  @Field(() => DateTime, { nullable: true, description: 'When that shipment was delivered; null while that is not known.' })
  deliveredAt!: string | null;

  @Field(() => ReturnBlockEnum, { nullable: true, description: 'Why it cannot be returned; null where it can.' })
  blocked!: LineBlock | null;

  @Field(() => String, { description: 'The same in a sentence for the customer.' })
  because!: string;
}

@ObjectType('ExplainedReturnFee', { description: 'What is withheld from the refund of a return by one method and for one reason.' })
class ExplainedReturnFeeType {
  @Field(() => ReturnMethodEnum, { description: 'How it travels back.' })
  method!: ReturnMethod;

  @Field(() => String, { description: 'Code of the reason.' })
  reasonCode!: string;

  @Field(() => MoneyType, { description: 'The fee, in the currency of the order.' })
  fee!: MoneyType;
}

@ObjectType('ReturnableExplanation', { description: 'What of an order can be returned now by the return policy, with the facts behind it.' })
export class ReturnableExplanationType {
  @Field(() => OrderType, { description: 'The order.' })
  order!: OrderType;

  @Field(() => Int, { description: 'The version of the policy.' })
  policyVersion!: number;

  @Field(() => ReturnBlockEnum, { nullable: true, description: 'Why nothing of it can be returned; null where a line may be.' })
  blocked!: LineBlock | null;

  @Field(() => DateTime, { nullable: true, description: 'When the window of its last line ends; null for an order that has not left.' })
  until!: string | null;

  @Field(() => Int, { description: 'The days of its window.' })
  windowDays!: number;

  @Field(() => Int, { nullable: true, description: 'Which of the policy\'s windows gives them, from 0; null where windowDays does.' })
  windowIndex!: number | null;

  @Field(() => Int, { nullable: true, description: 'How many returns the customer has opened in the period of the policy\'s limit; null without a limit.' })
  recentReturns!: number | null;

  @Field(() => Int, { nullable: true, description: 'How many the policy allows; null without a limit.' })
  allowedReturns!: number | null;

  @Field(() => Int, { nullable: true, description: 'In how many days; null without a limit.' })
  periodDays!: number | null;

  @Field(() => String, { description: 'Whether it can be returned, in a sentence for the customer.' })
  because!: string;

  @Field(() => [ReturnableLineExplanationType], { description: 'Its lines.' })
  lines!: ReturnableLineExplanationType[];

  @Field(() => [ReturnResolutionEnum], { description: 'What its customer may choose to get.' })
  resolutions!: readonly ReturnResolution[];

  @Field(() => [ReturnMethodEnum], { description: 'How it may travel back.' })
  methods!: readonly ReturnMethod[];

  @Field(() => [ExplainedReturnFeeType], { description: 'What is withheld from its refund, of each method and reason.' })
  fees!: ExplainedReturnFeeType[];
}

/** An explanation in the graph. */
export const toReturnableExplanationType = ({ order, policy, blocked, until, window, recentReturns, because, lines, fees }: ReturnableExplanation): ReturnableExplanationType => ({
  order: toOrderType(order), policyVersion: policy.version, blocked, until, windowDays: window.days, windowIndex: window.index,
  recentReturns, allowedReturns: policy.limit?.returns ?? null, periodDays: policy.limit?.periodDays ?? null, because, lines: lines.map(toLineType),
  resolutions: policy.resolutions, methods: policy.methods, fees: fees.map(({ feeMinor, ...of }) => ({ ...of, fee: money(feeMinor, order.currency) })),
});

const toLineType = ({ line, returnable, until, departed, blocked, because }: ExplainedLine): ReturnableLineExplanationType => ({
  lineId: line.id, sku: line.sku, title: line.title, shipped: line.quantityShipped, returned: line.quantityShipped - returnable, returnable, until,
  shippedAt: departed?.shippedAt ?? null, deliveredAt: departed?.deliveredAt ?? null, blocked, because,
});
