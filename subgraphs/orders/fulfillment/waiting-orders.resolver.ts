import { Arg, Ctx, Field, ID, InputType, Int, Mutation, Resolver } from 'type-graphql';
import { internal } from '#subgraph-kit/directives.js';
import { DateTime } from '#subgraph-kit/scalars.js';
import type { OrdersContext } from '../orders-context.js';
import type { LabelFormat } from '../shipping/carrier.js';
import { LabelFormatEnum } from '../shipping/carrier.type.js';
import { answerWaitingOrders } from './answer-waiting-orders.js';
import { exportWaitingOrders } from './export-waiting-orders.js';
import { FulfillmentOrderType, toFulfillmentOrderType } from './fulfillment-order.type.js';

@internal
@InputType('ExportWaitingOrdersInput', { description: 'How many orders, and whether labels go with them.' })
class ExportWaitingOrdersInput {
  @Field(() => Int, { description: 'How many, 1 to 500.' })
  first!: number;

  @Field(() => String, { nullable: true, description: 'Only the order with this number.' })
  number?: string | null;

  @Field(() => LabelFormatEnum, { nullable: true, description: 'Format of the labels of first parcels and of the return label; no labels are made unless given.' })
  labelFormat?: LabelFormat | null;
}

@internal
@InputType('WaitingOrderAnswerInput', { description: 'A warehouse\'s answer to one order: accepted, or rejected with a reason.' })
class WaitingOrderAnswerInput {
  @Field(() => ID, { description: 'Order number, with or without #, or id.' })
  reference!: string;

  @Field(() => Boolean, { description: 'Whether the order is accepted; else it is rejected.' })
  takenOver!: boolean;

  @Field(() => String, { nullable: true, description: 'The warehouse\'s own reference.' })
  wmsReference?: string | null;

  @Field(() => DateTime, { nullable: true, description: 'When; now unless given.' })
  answeredAt?: string | null;

  @Field(() => String, { nullable: true, description: 'The reason of a rejection.' })
  reasonCode?: string | null;

  @Field(() => String, { nullable: true, description: 'The warehouse\'s comment.' })
  message?: string | null;
}

@internal
@InputType('AnswerWaitingOrdersInput', { description: 'A warehouse\'s answers to orders in its queue; all are applied or none.' })
class AnswerWaitingOrdersInput {
  @Field(() => [WaitingOrderAnswerInput], { description: '1 to 500 answers.' })
  orders!: WaitingOrderAnswerInput[];
}

@Resolver()
export class WaitingOrdersResolver {
  @internal
  @Mutation(() => [FulfillmentOrderType], { description: 'The orders that wait for the calling warehouse\'s answer, oldest first; the first time each is marked as exported.' })
  async exportWaitingOrders(@Arg('input', () => ExportWaitingOrdersInput, { description: 'How many.' }) input: ExportWaitingOrdersInput, @Ctx() { deps, call }: OrdersContext) {
    return (await exportWaitingOrders(deps, call, input)).map(toFulfillmentOrderType);
  }

  @internal
  @Mutation(() => [FulfillmentOrderType], { description: 'The calling warehouse accepts or rejects orders; repeating an answer changes nothing.' })
  async answerWaitingOrders(@Arg('input', () => AnswerWaitingOrdersInput, { description: 'Its answers.' }) input: AnswerWaitingOrdersInput, @Ctx() { deps, call }: OrdersContext) {
    return (await answerWaitingOrders(deps, call, input.orders)).map(toFulfillmentOrderType);
  }
}
