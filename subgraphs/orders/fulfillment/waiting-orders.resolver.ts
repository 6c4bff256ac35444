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

  @Field(() => LabelFormatEnum, { nullable: true, description: 'What the labels of first parcels and of the way back are written as; none are made unless given.' })
  labelFormat?: LabelFormat | null;
}

@internal
@InputType('WaitingOrderAnswerInput', { description: 'A warehouse\'s word on one order: it takes it over, or refuses it with a reason.' })
class WaitingOrderAnswerInput {
  @Field(() => ID, { description: 'Order number, with or without #, or id.' })
  reference!: string;

  @Field(() => Boolean, { description: 'Whether it takes the order over.' })
  takenOver!: boolean;

  @Field(() => String, { nullable: true, description: 'The warehouse\'s own reference.' })
  wmsReference?: string | null;

  @Field(() => DateTime, { nullable: true, description: 'When; now unless given.' })
  answeredAt?: string | null;

  @Field(() => String, { nullable: true, description: 'Why it refuses.' })
  reasonCode?: string | null;

  @Field(() => String, { nullable: true, description: 'The warehouse\'s words.' })
  message?: string | null;
}

@internal
@InputType('AnswerWaitingOrdersInput', { description: 'A warehouse\'s word on orders that waited for it; all of it counts or nothing.' })
class AnswerWaitingOrdersInput {
  @Field(() => [WaitingOrderAnswerInput], { description: '1 to 500 answers.' })
  orders!: WaitingOrderAnswerInput[];
}

@Resolver()
export class WaitingOrdersResolver {
  @internal
  @Mutation(() => [FulfillmentOrderType], { description: 'The orders that wait for the calling warehouse\'s word, oldest first; the first time each is noted as exported.' })
  async exportWaitingOrders(@Arg('input', () => ExportWaitingOrdersInput, { description: 'How many.' }) input: ExportWaitingOrdersInput, @Ctx() { deps, call }: OrdersContext) {
    return (await exportWaitingOrders(deps, call, input)).map(toFulfillmentOrderType);
  }

  @internal
  @Mutation(() => [FulfillmentOrderType], { description: 'The calling warehouse takes orders over or refuses them; saying it again changes nothing.' })
  async answerWaitingOrders(@Arg('input', () => AnswerWaitingOrdersInput, { description: 'Its answers.' }) input: AnswerWaitingOrdersInput, @Ctx() { deps, call }: OrdersContext) {
    return (await answerWaitingOrders(deps, call, input.orders)).map(toFulfillmentOrderType);
  }
}
