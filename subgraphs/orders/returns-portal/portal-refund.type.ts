import { Field, ObjectType } from 'type-graphql';
import { internal } from '#subgraph-kit/directives.js';
import { DateTime } from '#subgraph-kit/scalars.js';
import { AMOUNT } from './portal-order.type.js';

@internal
@ObjectType('PortalRefund', { description: 'What a shopper is to get.' })
export class PortalRefundType {
  @Field(() => String, { description: `In money or credit. ${AMOUNT}` })
  estimated!: string;

  @Field(() => String, { description: `What of it is for shipping; once it was refunded, what of that was. ${AMOUNT}` })
  shipping!: string;

  @Field(() => String, { description: `What is withheld. ${AMOUNT}` })
  fee!: string;

  @Field(() => String, { nullable: true, description: `What was given back; null while nothing was. ${AMOUNT}` })
  final!: string | null;

  @Field(() => String, { description: 'ISO 4217 code.' })
  currency!: string;
}

@internal
@ObjectType('PortalCredit', { description: 'The store credit of a return, which the holder of its token may spend.' })
export class PortalCreditType {
  @Field(() => String, { description: 'What the shopper pays with.' })
  code!: string;

  @Field(() => String, { description: AMOUNT })
  amount!: string;

  @Field(() => DateTime, { description: 'Until when it can be spent.' })
  expiresAt!: string;
}
