import { Field, InputType } from 'type-graphql';
import { DateTime } from '#subgraph-kit/scalars.js';
import type { OrderStatus } from './order-status.js';
import { OrderStatusEnum } from './order-enums.type.js';

@InputType('OrderFilter', { description: 'Which orders to list; a filter that is not given does not apply.' })
export class OrderFilterInput {
  @Field(() => OrderStatusEnum, { nullable: true, description: 'Only this state.' })
  status?: OrderStatus | null;

  @Field(() => String, { nullable: true, description: 'Only this sales channel.' })
  channel?: string | null;

  @Field(() => String, { nullable: true, description: 'Only orders with this tag.' })
  tag?: string | null;

  @Field(() => Boolean, { nullable: true, description: 'Only orders that wait for stock, or only the others.' })
  unallocated?: boolean | null;

  @Field(() => String, { nullable: true, description: 'Part of an order number, or a whole e-mail address.' })
  text?: string | null;

  @Field(() => DateTime, { nullable: true, description: 'Placed at or after.' })
  placedFrom?: string | null;

  @Field(() => DateTime, { nullable: true, description: 'Placed before.' })
  placedTo?: string | null;

  @Field(() => DateTime, { nullable: true, description: 'Changed at or after.' })
  updatedSince?: string | null;
}
