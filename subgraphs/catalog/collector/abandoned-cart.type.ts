import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { GraphQLSafeInt } from 'graphql-scalars';
import { connectionType } from '#subgraph-kit/connection.type.js';
import { enumType } from '#subgraph-kit/enum-type.js';
import { MoneyType } from '#subgraph-kit/money.type.js';
import { DateTime } from '#subgraph-kit/scalars.js';
import type { CartStage } from './cart.js';

const CartStageEnum = enumType<CartStage>('CartStage', 'How far a cart got.', { OPEN: 'It is being filled.', CHECKOUT: 'Checkout began.', PURCHASED: 'It was bought.' });

@ObjectType('AbandonedCart', { description: 'A cart that was neither bought nor changed for a while.' })
export class AbandonedCartType {
  @Field(() => String, { description: 'The storefront\'s own token of the cart.' })
  token!: string;

  @Field(() => ID, { description: 'The visitor, by a name that is the same in all their carts and leads to nobody: it is not the id that the storefront gave them. Who may read `storefrontEvents` finds them by the token.' })
  visitorId!: string;

  @Field(() => CartStageEnum, { description: 'How far it got.' })
  stage!: CartStage;

  @Field(() => GraphQLSafeInt, { description: 'Units in it.' })
  units!: number;

  @Field(() => MoneyType, { nullable: true, description: 'Its value; null where no event named a price.' })
  value!: MoneyType | null;

  @Field(() => DateTime, { description: 'When something was done with it first.' })
  startedAt!: string;

  @Field(() => DateTime, { description: 'When something was done with it last.' })
  changedAt!: string;
}

@ObjectType('AbandonedCartTotal', { description: 'What abandoned carts come to, in one currency.' })
export class AbandonedCartTotalType {
  @Field(() => GraphQLSafeInt, { description: 'Carts.' })
  carts!: number;

  @Field(() => GraphQLSafeInt, { description: 'Units in them.' })
  units!: number;

  @Field(() => MoneyType, { nullable: true, description: 'Their value; null for those of which no event named a price.' })
  value!: MoneyType | null;
}

/** A page of abandoned carts. */
export const AbandonedCartConnection = connectionType(AbandonedCartType, 'AbandonedCart');

@InputType('AbandonedCartFilter', { description: 'Which carts count as abandoned.' })
export class AbandonedCartFilter {
  @Field(() => DateTime, { nullable: true, description: 'Changed last at or after this time.' })
  changedFrom?: string | null;

  @Field(() => DateTime, { nullable: true, description: 'Changed last before this time.' })
  changedTo?: string | null;

  @Field(() => Int, { nullable: true, description: 'Unchanged for so many minutes, 1 to 43,200; 60 unless given.' })
  idleMinutes?: number | null;
}
