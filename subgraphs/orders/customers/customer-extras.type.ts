import { Field, InputType } from 'type-graphql';
import { EntriesToDeleteInput, EntriesToSetInput } from '#subgraph-kit/metadata/metadata.type.js';

@InputType('CustomerTagsInput', { description: 'A customer, and tags to give them or to take from them.' })
export class CustomerTagsInput {
  @Field(() => String, { description: 'The e-mail address.' })
  email!: string;

  @Field(() => [String], { description: 'The tags, of 1 to 60 characters, case-sensitive; a customer has up to 50.' })
  tags!: string[];
}

@InputType('SetCustomerMetadataInput', { description: 'Values to keep on a customer, in one namespace.' })
export class SetCustomerMetadataInput extends EntriesToSetInput {
  @Field(() => String, { description: 'The e-mail address.' })
  email!: string;
}

@InputType('DeleteCustomerMetadataInput', { description: 'Values to remove from a customer.' })
export class DeleteCustomerMetadataInput extends EntriesToDeleteInput {
  @Field(() => String, { description: 'The e-mail address.' })
  email!: string;
}
