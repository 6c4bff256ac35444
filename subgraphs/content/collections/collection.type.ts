import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { GraphQLSafeInt } from 'graphql-scalars';
import { DateTime } from '#subgraph-kit/scalars.js';
import { ContentFieldInput, ContentFieldType } from '../fields/field-definition.type.js';
import { ContentMigrationInput, MIGRATE } from '../fields/migration-step.type.js';
import { KNOWN_VERSION } from '../versions/require-last.js';

@ObjectType('Collection', { description: 'A list of entries of a site that have the same fields: articles, stores, questions.' })
export class CollectionType {
  @Field(() => GraphQLSafeInt, { description: 'Counts from 1 in each company.' })
  id!: number;

  @Field(() => String, { description: 'Unique in the site; the first segment of its entries\' paths.' })
  slug!: string;

  @Field(() => String, { description: 'The name editors see.' })
  name!: string;

  @Field(() => [ContentFieldType], { description: 'The fields of its entries, in their order.' })
  fields!: readonly ContentFieldType[];

  @Field(() => Int, { description: 'Counts its changes.' })
  version!: number;

  @Field(() => DateTime, { description: 'When it last changed.' })
  updatedAt!: string;
}

@InputType('CreateCollectionInput', { description: 'A new collection.' })
export class CreateCollectionInput {
  @Field(() => GraphQLSafeInt, { description: 'Its site.' })
  siteId!: number;

  @Field(() => String, { description: 'Lower-case letters and digits joined by hyphens, at most 63 characters; unique in the site, and the first segment of its entries\' paths.' })
  slug!: string;

  @Field(() => String, { description: 'The name editors see, at most 200 characters.' })
  name!: string;

  @Field(() => [ContentFieldInput], { description: 'The fields of its entries, up to 60.' })
  fields!: ContentFieldInput[];
}

@InputType('UpdateCollectionInput', { description: 'Changes to a collection. Absent fields keep their values.' })
export class UpdateCollectionInput {
  @Field(() => GraphQLSafeInt, { description: 'The collection.' })
  id!: number;

  @Field(() => String, { nullable: true, description: 'Another slug: the paths of its entries move, and redirects stay behind.' })
  slug?: string | null;

  @Field(() => String, { nullable: true, description: 'Another name.' })
  name?: string | null;

  @Field(() => [ContentFieldInput], { nullable: true, description: 'All fields of its entries; while drafts do not fit them the change is refused, and the first of those are listed.' })
  fields?: ContentFieldInput[] | null;

  @Field(() => [ContentMigrationInput], MIGRATE)
  migrate?: ContentMigrationInput[] | null;

  @Field(() => Int, KNOWN_VERSION)
  version?: number | null;
}
