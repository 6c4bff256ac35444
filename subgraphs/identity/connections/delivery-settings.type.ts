import { Field, InputType } from 'type-graphql';
import { GraphQLSafeInt } from 'graphql-scalars';
import type { DeliveryChoice } from './delivery-settings.js';

@InputType('DeliveryTokenInput', { description: 'What a delivery token reads.' })
export class DeliveryTokenInput implements DeliveryChoice {
  @Field(() => GraphQLSafeInt, { description: 'The only site whose content it reads.' })
  siteId!: number;
}
