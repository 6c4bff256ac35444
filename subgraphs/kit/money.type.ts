import { Field, InputType, ObjectType } from 'type-graphql';
import { GraphQLSafeInt } from 'graphql-scalars';
import { decimalFromMinor } from '#kernel/money.js';
import { shareable } from './directives.js';

@shareable
@ObjectType('Money', { description: 'An amount in one currency.' })
export class MoneyType {
  @Field(() => String, { description: 'Decimal text with the digits of the currency: 19.90.' })
  amount!: string;

  @Field(() => String, { description: 'ISO 4217 code.' })
  currency!: string;

  @Field(() => GraphQLSafeInt, { description: 'The same amount in the smallest unit of the currency: 1990.' })
  minorUnits!: number;
}

@InputType('MoneyInput', { description: 'An amount in one currency.' })
export class MoneyInput {
  @Field(() => String, { description: 'Decimal text: 19.90.' })
  amount!: string;

  @Field(() => String, { description: 'ISO 4217 code.' })
  currency!: string;
}

/** The graph's Money of an amount in minor units. */
export const money = (minorUnits: number, currency: string): MoneyType => ({ amount: decimalFromMinor(minorUnits, currency), currency, minorUnits });
