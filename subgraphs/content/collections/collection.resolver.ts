import { Arg, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';
import { GraphQLSafeInt } from 'graphql-scalars';
import { Json } from '#subgraph-kit/scalars.js';
import type { ContentContext } from '../content-context.js';
import { definitionsOf } from '../fields/definitions-of.js';
import { requireContentReader } from '../sites/access.js';
import { SiteType } from '../sites/site.type.js';
import type { Collection } from './collection.js';
import { CollectionType, CreateCollectionInput, UpdateCollectionInput } from './collection.type.js';
import { readCollection } from './read-collection.js';
import { createCollection, removeCollection, updateCollection } from './save-collection.js';

const ID = { description: 'The collection.' };

@Resolver(() => CollectionType)
export class CollectionResolver {
  @Query(() => CollectionType, { nullable: true, description: 'One collection; null when the company has none with this id.' })
  collection(@Arg('id', () => GraphQLSafeInt, ID) id: number, @Ctx() { deps, call }: ContentContext) {
    return readCollection(deps, call, id);
  }

  @FieldResolver(() => Boolean, { description: 'Whether what is stored of its fields cannot be read: they are empty here, and its entries can be neither edited nor published. Save it anew with the fields that they have, or remove it.' })
  isDamaged(@Root() { isDamaged = false }: Collection) {
    return isDamaged;
  }

  @FieldResolver(() => Json, { description: 'Its fields as one value, groups with the fields in them to any depth: for forms that are made of them.' })
  fieldDefinitions(@Root() { fields }: Collection) {
    return fields;
  }

  @FieldResolver(() => SiteType, { description: 'Its site.' })
  site(@Root() collection: CollectionType, @Ctx() { load }: ContentContext) {
    return load.sites((collection as CollectionType & Collection).siteId);
  }

  @Mutation(() => CollectionType, { description: 'Create a collection in a site.' })
  createCollection(@Arg('input', () => CreateCollectionInput, { description: 'The collection.' }) { fields, ...input }: CreateCollectionInput, @Ctx() { deps, call }: ContentContext) {
    return createCollection(deps, call, { ...input, fields: definitionsOf(fields) });
  }

  @Mutation(() => CollectionType, { description: 'Change a collection. Idempotent.' })
  updateCollection(@Arg('input', () => UpdateCollectionInput, { description: 'The collection and what to change.' }) { fields, ...input }: UpdateCollectionInput, @Ctx() { deps, call }: ContentContext) {
    return updateCollection(deps, call, { ...input, ...(fields && { fields: definitionsOf(fields) }) });
  }

  @Mutation(() => CollectionType, { description: 'Remove a collection that has no entries. Returns what it was.' })
  removeCollection(@Arg('id', () => GraphQLSafeInt, ID) id: number, @Ctx() { deps, call }: ContentContext) {
    return removeCollection(deps, call, id);
  }
}

@Resolver(() => SiteType)
export class SiteCollectionsResolver {
  @FieldResolver(() => [CollectionType], { description: 'Its collections, by slug.' })
  collections(@Root() { id }: SiteType, @Ctx() { load, call: { principal } }: ContentContext) {
    requireContentReader(principal);
    return load.collectionsOf(id);
  }
}
