import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import type { Failure } from '#contract/failure.js';
import { Json } from '#subgraph-kit/scalars.js';
import { DocumentTypeEnum } from '../documents/document.type.js';
import type { DocumentType } from '../shipping/document.js';
import type { StaffHoldKind } from '../ordering/hold-kind.js';
import { StaffHoldKindEnum } from '../ordering/order-enums.type.js';
import { OrderFilterInput } from '../ordering/order-filter.type.js';
import { OrderType, toOrderType } from '../ordering/order.type.js';
import type { ChosenOrders } from './chosen-orders.js';
import type { OrderOutcome } from './order-outcome.js';

@ObjectType('OrderRefusal', { description: 'Why an order was not changed.' })
class OrderRefusalType {
  @Field(() => String, { description: 'Code of the error, as single calls answer it.' })
  code!: string;

  @Field(() => String, { description: 'The same as readable text.' })
  message!: string;

  @Field(() => Json, { description: 'Its details: a field path maps to its messages, other names to plain values.' })
  details!: Failure['details'];
}

@ObjectType('OrderOutcome', { description: 'What became of one of several orders.' })
class OrderOutcomeType {
  @Field(() => ID, { description: 'The reference as given, or the number that the filter found.' })
  reference!: string;

  @Field(() => OrderType, { nullable: true, description: 'The order after the change; null when it was refused.' })
  order!: OrderType | null;

  @Field(() => OrderRefusalType, { nullable: true, description: 'Why it was not changed; null if it was.' })
  refusal!: OrderRefusalType | null;
}

@ObjectType('OrderOutcomes', { description: 'The result of changing several orders: each in its own right, so that some may be refused.' })
export class OrderOutcomesType {
  @Field(() => Int, { description: 'How many were changed, or were so already.' })
  changed!: number;

  @Field(() => Int, { description: 'How many were refused.' })
  refused!: number;

  @Field(() => [OrderOutcomeType], { description: 'Each order, in the order they were named or found.' })
  orders!: OrderOutcomeType[];
}

/** The outcomes as the graph shows them. */
export const toOutcomes = (outcomes: readonly OrderOutcome[]): OrderOutcomesType => ({
  changed: outcomes.filter(({ refusal }) => refusal === null).length,
  refused: outcomes.filter(({ refusal }) => refusal !== null).length,
  orders: outcomes.map(({ reference, order, refusal }) => ({ reference, order: order && toOrderType(order), refusal })),
});

@InputType()
abstract class ChosenOrdersInput implements ChosenOrders {
  @Field(() => [ID], { nullable: true, description: '1 to 500 order numbers, with or without #, or ids, up to 10,000 for a job; unless filter or all is given.' })
  references?: string[] | null;

  @Field(() => OrderFilterInput, { nullable: true, description: 'All orders that it finds when the call begins, at most 500, or 10,000 for a job; it must have a condition.' })
  filter?: OrderFilterInput | null;

  @Field(() => Boolean, { nullable: true, description: 'True for every order of the company, within the same limits.' })
  all?: boolean | null;
}

@InputType('HoldOrdersInput', { description: 'Orders to put on hold.' })
export class HoldOrdersInput extends ChosenOrdersInput {
  @Field(() => String, { description: 'The reason, for staff, up to 200 characters.' })
  reason!: string;

  @Field(() => StaffHoldKindEnum, { nullable: true, description: 'MANUAL unless it is given.' })
  kind?: StaffHoldKind | null;
}

@InputType('ReleaseOrdersInput', { description: 'Orders whose hold ends.' })
export class ReleaseOrdersInput extends ChosenOrdersInput {}

@InputType('CancelOrdersInput', { description: 'Orders to cancel.' })
export class CancelOrdersInput extends ChosenOrdersInput {
  @Field(() => String, { description: 'The reason, for staff, up to 500 characters.' })
  reason!: string;
}

@InputType('TagOrdersInput', { description: 'Orders whose tags change.' })
export class TagOrdersInput extends ChosenOrdersInput {
  @Field(() => [String], { nullable: true, description: 'Tags to add, up to 50 of 60 characters; blanks around a tag are removed.' })
  add?: string[] | null;

  @Field(() => [String], { nullable: true, description: 'Tags to remove.' })
  remove?: string[] | null;
}

@InputType('RerouteOrdersInput', { description: 'Orders to move to another location.' })
export class RerouteOrdersInput extends ChosenOrdersInput {
  @Field(() => String, { nullable: true, description: 'Code of the location they go to; routing chooses one unless given.' })
  locationCode?: string | null;

  @Field(() => String, { nullable: true, description: 'Code of the location they leave: what the same orders have waiting at others stays. All of what waits moves unless given.' })
  fromLocationCode?: string | null;
}

@InputType('GenerateOrderDocumentsInput', { description: 'Orders whose documents are written.' })
export class GenerateOrderDocumentsInput extends ChosenOrdersInput {
  @Field(() => [DocumentTypeEnum], { description: 'INVOICE, RECEIPT, CUSTOMS or PACKING_SLIP.' })
  types!: DocumentType[];
}
