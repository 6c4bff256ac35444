import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { GraphQLSafeInt } from 'graphql-scalars';
import { DateTime } from '#subgraph-kit/scalars.js';
import { BlockTypeInput, BlockTypeType } from '../fields/field-definition.type.js';
import { ContentMigrationInput, MIGRATE } from '../fields/migration-step.type.js';
import { EDITED_VERSION } from '../versions/require-last.js';

@ObjectType('PageTemplate', { description: 'A kind of page of a site: the types of blocks that its pages are made of.' })
export class TemplateType {
  @Field(() => String, { description: 'Unique in the site.' })
  key!: string;

  @Field(() => String, { description: 'The name editors see.' })
  name!: string;

  @Field(() => [BlockTypeType], { description: 'The types of blocks that its pages can have.' })
  blocks!: readonly BlockTypeType[];

  @Field(() => Int, { description: 'Counts its changes.' })
  version!: number;

  @Field(() => DateTime, { description: 'When it last changed.' })
  updatedAt!: string;
}

const KEY = { description: 'Unique in the site: lower-case letters, digits and underscores, at most 40.' };

@InputType('SaveTemplateInput', { description: 'A template to add to a site, or to replace where it has one of its key.' })
export class SaveTemplateInput {
  @Field(() => GraphQLSafeInt, { description: 'The site.' })
  siteId!: number;

  @Field(() => String, KEY)
  key!: string;

  @Field(() => String, { description: 'The name editors see, at most 200 characters.' })
  name!: string;

  @Field(() => [BlockTypeInput], { description: 'The types of blocks that its pages can have, up to 40. While drafts do not fit them the change is refused, and the first of those are listed.' })
  blocks!: BlockTypeInput[];

  @Field(() => [ContentMigrationInput], MIGRATE)
  migrate?: ContentMigrationInput[] | null;

  @Field(() => Int, EDITED_VERSION)
  version?: number | null;
}

@InputType('RemoveTemplateInput', { description: 'A template to remove.' })
export class RemoveTemplateInput {
  @Field(() => GraphQLSafeInt, { description: 'The site.' })
  siteId!: number;

  @Field(() => String, { description: 'The template.' })
  key!: string;
}
