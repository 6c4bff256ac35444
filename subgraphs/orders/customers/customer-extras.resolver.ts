import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import { MetadataEntryType } from '#subgraph-kit/metadata/metadata.type.js';
import { readMetadata } from '../metadata/read-metadata.js';
import type { OrdersContext } from '../orders-context.js';
import { addCustomerTags } from './add-customer-tags.js';
import type { TaggedCustomer } from './change-customer-tags.js';
import { CustomerTagsInput, DeleteCustomerMetadataInput, SetCustomerMetadataInput } from './customer-extras.type.js';
import { customerSubject } from '../addresses/customer-subject.js';
import type { CustomerProfile } from './customer.js';
import { CustomerProfileType } from './customer.type.js';
import { deleteCustomerMetadata } from './delete-customer-metadata.js';
import { removeCustomerTags } from './remove-customer-tags.js';
import { setCustomerMetadata } from './set-customer-metadata.js';

const TAGS = { description: 'The customer and the tags.' };

@Resolver(() => CustomerProfileType)
export class CustomerExtrasResolver {
  @FieldResolver(() => [String], { description: 'Tags that staff gave them, in alphabetical order.' })
  tags(@Root() { email }: CustomerProfileType, @Ctx() { load }: OrdersContext) {
    return load.tagsOfCustomer(email);
  }

  @FieldResolver(() => [MetadataEntryType], { description: 'What staff keep on them under keys of their own, by namespace and key.' })
  metadata(@Root() { email }: CustomerProfileType, @Arg('namespace', () => String, { nullable: true, description: 'One namespace; all when left out.' }) namespace: string | null, @Ctx() { call, load }: OrdersContext) {
    return readMetadata(load.metadata, call, { subjectId: customerSubject(email), namespace });
  }

  @Mutation(() => CustomerProfileType, { description: 'Give tags to a customer; those that they have stay.' })
  async addCustomerTags(@Arg('input', () => CustomerTagsInput, TAGS) input: CustomerTagsInput, @Ctx() { deps, call, load }: OrdersContext) {
    return answered(await addCustomerTags(deps, call, input), load);
  }

  @Mutation(() => CustomerProfileType, { description: 'Take tags from a customer; those that they have not stay away.' })
  async removeCustomerTags(@Arg('input', () => CustomerTagsInput, TAGS) input: CustomerTagsInput, @Ctx() { deps, call, load }: OrdersContext) {
    return answered(await removeCustomerTags(deps, call, input), load);
  }

  @Mutation(() => [MetadataEntryType], { description: 'Set metadata of a customer; other keys stay. Answers the namespace.' })
  setCustomerMetadata(@Arg('input', () => SetCustomerMetadataInput, { description: 'The values.' }) input: SetCustomerMetadataInput, @Ctx() { deps, call }: OrdersContext) {
    return setCustomerMetadata(deps, call, input);
  }

  @Mutation(() => [MetadataEntryType], { description: 'Remove metadata of a customer. Answers what is left of the namespace.' })
  deleteCustomerMetadata(@Arg('input', () => DeleteCustomerMetadataInput, { description: 'What to remove.' }) input: DeleteCustomerMetadataInput, @Ctx() { deps, call }: OrdersContext) {
    return deleteCustomerMetadata(deps, call, input);
  }
}

/** The customer, with the tags they would have where nothing was stored. */
function answered({ customer, tags }: TaggedCustomer, { tagsOfCustomer }: OrdersContext['load']): CustomerProfile {
  tagsOfCustomer.prime(customer.email, tags);
  return customer;
}
