import { Field, ID, InputType } from 'type-graphql';
import { EntriesToDeleteInput, EntriesToSetInput } from '#subgraph-kit/metadata/metadata.type.js';

@InputType('SetMetadataInput', { description: 'Values to keep on an order or return, in one namespace.' })
export class SetMetadataInput extends EntriesToSetInput {
  @Field(() => ID, { nullable: true, description: 'Order number, with or without #, external id or id; left out for a return.' })
  orderReference?: string | null;

  @Field(() => ID, { nullable: true, description: 'Return number or id; left out for an order.' })
  returnReference?: string | null;
}

@InputType('DeleteMetadataInput', { description: 'Values to remove from an order or return.' })
export class DeleteMetadataInput extends EntriesToDeleteInput {
  @Field(() => ID, { nullable: true, description: 'Order number, with or without #, external id or id; left out for a return.' })
  orderReference?: string | null;

  @Field(() => ID, { nullable: true, description: 'Return number or id; left out for an order.' })
  returnReference?: string | null;
}
