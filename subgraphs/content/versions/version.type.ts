import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { GraphQLSafeInt } from 'graphql-scalars';
import { connectionType } from '#subgraph-kit/connection.type.js';
import { enumType } from '#subgraph-kit/enum-type.js';
import { DateTime, Json } from '#subgraph-kit/scalars.js';
import type { DifferenceKind } from './differences.js';

@ObjectType('ContentVersion', { description: 'The text of a page or an entry in a locale as it was saved once.' })
export class ContentVersionType {
  @Field(() => Int, { description: 'Counts the edits of the text in its locale.' })
  version!: number;

  @Field(() => String, { description: 'The language tag: it.' })
  locale!: string;

  @Field(() => String, { description: 'Its title then.' })
  title!: string;

  @Field(() => String, { description: 'The last segment of its path then.' })
  slug!: string;

  @Field(() => DateTime, { description: 'When it was saved.' })
  savedAt!: string;

  @Field(() => String, { description: 'Who saved it.' })
  savedBy!: string;

  @Field(() => Boolean, { description: 'Whether it is the version that websites show.' })
  isPublished!: boolean;
}

/** A page of versions. */
export const ContentVersionConnection = connectionType(ContentVersionType, 'ContentVersion');

@InputType()
abstract class TextInput {
  @Field(() => GraphQLSafeInt, { description: 'The page or entry.' })
  id!: number;

  @Field(() => String, { description: 'The locale of the text.' })
  locale!: string;
}

@InputType('ContentVersionInput', { description: 'A version of a text.' })
export class ContentVersionInput extends TextInput {
  @Field(() => Int, { description: 'The version.' })
  version!: number;
}

@InputType('RestoreVersionInput', { description: 'The version that is to be the draft again.' })
export class RestoreVersionInput extends ContentVersionInput {
  @Field(() => Int, { nullable: true, description: 'The version that is the draft now: where another was saved since, the call is CONFLICT and says whose. Not compared unless given.' })
  current?: number | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether the text keeps the slug that it has now, and only the rest is restored: where another page or entry has the slug of the version by now, it is refused otherwise. False unless given.' })
  keepSlug?: boolean | null;
}

@InputType('VersionDiffInput', { description: 'Two versions of a text.' })
export class VersionDiffInput extends TextInput {
  @Field(() => Int, { description: 'The version that is compared.' })
  from!: number;

  @Field(() => Int, { description: 'The version that it is compared with.' })
  to!: number;
}

const DifferenceKindEnum = enumType<DifferenceKind>('VersionDifferenceKind', 'What became of a value from one version to another.', {
  ADDED: 'It is new.',
  CHANGED: 'It is another value.',
  MOVED: 'It is a block or a row that is in another place; what changed in it is said apart.',
  REMOVED: 'It is gone.',
});

@ObjectType('VersionDifference', { description: 'A difference between two versions of a text.' })
export class VersionDifferenceType {
  @Field(() => DifferenceKindEnum, { description: 'What became of the value.' })
  kind!: DifferenceKind;

  @Field(() => [String], { description: 'Where the value is, from the outside in: title, slug, seo, or blocks or fields with keys below them, the ids of blocks and rows, and places from 0 in lists of other values.' })
  path!: string[];

  @Field(() => Json, { nullable: true, description: 'The value before; null of what was added or moved.' })
  before!: unknown;

  @Field(() => Json, { nullable: true, description: 'The value after; null of what was removed or moved.' })
  after!: unknown;

  @Field(() => Int, { nullable: true, description: 'The place, from 0, of a removed or moved block or row in its list before.' })
  placeBefore!: number | null;

  @Field(() => Int, { nullable: true, description: 'The place, from 0, of an added or moved block or row in its list after.' })
  placeAfter!: number | null;
}

@ObjectType('VersionDiff', { description: 'What is different between two versions of a text.' })
export class VersionDiffType {
  @Field(() => [VersionDifferenceType], { description: 'The differences, at most 500.' })
  changes!: VersionDifferenceType[];

  @Field(() => Boolean, { description: 'Whether these are all differences.' })
  isComplete!: boolean;
}
