import { Field, InputType, ObjectType } from 'type-graphql';
import { enumType } from '#subgraph-kit/enum-type.js';
import type { WeightUnit } from './weight.js';

/** The graph's units of weight. */
export const WeightUnitEnum = enumType<WeightUnit>('WeightUnit', 'A unit of weight.', { G: 'Gram.', KG: 'Kilogram.', LB: 'Pound.', OZ: 'Ounce.' });

@ObjectType('Weight', { description: 'A weight in the unit it was given in.' })
export class WeightType {
  @Field(() => String, { description: 'Decimal text: 0.25.' })
  value!: string;

  @Field(() => WeightUnitEnum, { description: 'The unit.' })
  unit!: WeightUnit;
}

@InputType('WeightInput', { description: 'A weight in a unit.' })
export class WeightInput {
  @Field(() => String, { description: 'Decimal text, 0 or more: 0.25.' })
  value!: string;

  @Field(() => WeightUnitEnum, { description: 'The unit.' })
  unit!: WeightUnit;
}
