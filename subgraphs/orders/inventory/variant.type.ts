import { Field, ID, ObjectType } from 'type-graphql';
import { GraphQLSafeInt } from 'graphql-scalars';
import { entity } from '#subgraph-kit/directives.js';
import type { VariantStock } from './variant-stock.js';

@entity('id')
@ObjectType('Variant', { description: 'A variant of a product; the catalog owns it.' })
export class VariantType {
  @Field(() => ID, { description: 'The variant.' })
  id!: string;
}

@ObjectType('VariantStock', { description: 'The stock of a variant at one location.' })
export class VariantStockType implements Omit<VariantStock, 'variantId'> {
  @Field(() => String, { description: 'Code of the location.' })
  locationCode!: string;

  @Field(() => GraphQLSafeInt, { description: 'What sales channels may sell: on hand minus the units reserved for orders, never below zero.' })
  available!: number;

  @Field(() => GraphQLSafeInt, { description: 'Sellable units that were reported or counted, net of the orders the location accepted; below zero where people accepted more than was counted.' })
  onHand!: number;
}

/** A reference to a variant of the catalog; null for lines without one. */
export const variantReference = (variantId: string | null): VariantType | null => (variantId === null ? null : { id: variantId });
