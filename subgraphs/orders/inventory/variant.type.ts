import { Field, ID, ObjectType } from 'type-graphql';
import { entity } from '#subgraph-kit/directives.js';

@entity('id')
@ObjectType('Variant', { description: 'A variant of a product; the catalog owns it.' })
export class VariantType {
  @Field(() => ID, { description: 'The variant.' })
  id!: string;
}

/** A reference to a variant of the catalog; null for lines without one. */
export const variantReference = (variantId: string | null): VariantType | null => (variantId === null ? null : { id: variantId });
