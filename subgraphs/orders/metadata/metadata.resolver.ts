import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import { MetadataEntryType } from '#subgraph-kit/metadata/metadata.type.js';
import { OrderType } from '../ordering/order.type.js';
import type { OrdersContext } from '../orders-context.js';
import { ReturnRecordType } from '../returns/return.type.js';
import { deleteMetadata } from './delete-metadata.js';
import { DeleteMetadataInput, SetMetadataInput } from './metadata.type.js';
import { readMetadata } from './read-metadata.js';
import { setMetadata } from './set-metadata.js';

const NAMESPACE = { nullable: true, description: 'One namespace; all when left out.' };
const ENTRIES = { description: 'What staff keep on it under keys of their own, by namespace and key.' };

@Resolver()
export class MetadataResolver {
  @Mutation(() => [MetadataEntryType], { description: 'Set metadata of an order or return; other keys stay. Answers the namespace.' })
  setMetadata(@Arg('input', () => SetMetadataInput, { description: 'The values.' }) input: SetMetadataInput, @Ctx() { deps, call }: OrdersContext) {
    return setMetadata(deps, call, input);
  }

  @Mutation(() => [MetadataEntryType], { description: 'Remove metadata of an order or return. Answers what is left of the namespace.' })
  deleteMetadata(@Arg('input', () => DeleteMetadataInput, { description: 'What to remove.' }) input: DeleteMetadataInput, @Ctx() { deps, call }: OrdersContext) {
    return deleteMetadata(deps, call, input);
  }
}

@Resolver(() => OrderType)
export class MetadataOfOrderResolver {
  @FieldResolver(() => [MetadataEntryType], ENTRIES)
  metadata(@Root() { id }: OrderType, @Arg('namespace', () => String, NAMESPACE) namespace: string | null, @Ctx() { call, load }: OrdersContext) {
    return readMetadata(load.metadata, call, { subjectId: id, namespace });
  }
}

@Resolver(() => ReturnRecordType)
export class MetadataOfReturnResolver {
  @FieldResolver(() => [MetadataEntryType], ENTRIES)
  metadata(@Root() { id }: ReturnRecordType, @Arg('namespace', () => String, NAMESPACE) namespace: string | null, @Ctx() { call, load }: OrdersContext) {
    return readMetadata(load.metadata, call, { subjectId: id, namespace });
  }
}
