import { Field, InputType } from 'type-graphql';
import { GraphQLSafeInt } from 'graphql-scalars';
import { EntriesToDeleteInput, EntriesToSetInput } from '#subgraph-kit/metadata/metadata.type.js';

@InputType('SetProductMetadataInput', { description: 'Values to keep on a product, in one namespace.' })
export class SetProductMetadataInput extends EntriesToSetInput {
  @Field(() => GraphQLSafeInt, { description: 'The product\'s id.' })
  productId!: number;
}

@InputType('DeleteProductMetadataInput', { description: 'Values to remove from a product.' })
export class DeleteProductMetadataInput extends EntriesToDeleteInput {
  @Field(() => GraphQLSafeInt, { description: 'The product\'s id.' })
  productId!: number;
}
