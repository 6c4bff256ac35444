import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { GraphQLSafeInt } from 'graphql-scalars';
import type { Failure } from '#contract/failure.js';
import { DateTime, Json } from '#subgraph-kit/scalars.js';
import type { ContentDocument } from '../documents/document.js';
import type { DocumentAttempt } from './publish-documents.js';

@ObjectType('DocumentRefusal', { description: 'Why a page or an entry was not published, or not taken out.' })
class DocumentRefusalType {
  @Field(() => String, { description: 'Code of the error, as publishPage and its like answer it.' })
  code!: string;

  @Field(() => String, { description: 'The same as readable text.' })
  message!: string;

  @Field(() => Json, { description: 'Its details: a field path maps to its messages, other names to plain values.' })
  details!: Failure['details'];
}

@ObjectType('DocumentOutcome', { description: 'What became of one of several pages and entries.' })
export class DocumentOutcomeType {
  /** For the fields `page` and `entry`. */
  document!: ContentDocument | null;

  @Field(() => GraphQLSafeInt, { description: 'The page or entry.' })
  id!: number;

  @Field(() => [String], { nullable: true, description: 'Of a publication: the locales in which websites show something else since; not those whose draft was published already as it is, nor those of pages above it. Null where it was refused, and of one that was taken out.' })
  published!: readonly string[] | null;

  @Field(() => DocumentRefusalType, { nullable: true, description: 'Why nothing was changed; null if it was, or was so already.' })
  refusal!: DocumentRefusalType | null;
}

@ObjectType('DocumentOutcomes', { description: 'The result of publishing several pages and entries, or of taking them out: each in its own right, so that some may be refused.' })
export class DocumentOutcomesType {
  @Field(() => Int, { description: 'How many were published or taken out, or were so already.' })
  changed!: number;

  @Field(() => Int, { description: 'How many were refused.' })
  refused!: number;

  @Field(() => [DocumentOutcomeType], { description: 'Each of them, in the order they were listed.' })
  documents!: DocumentOutcomeType[];
}

/** The outcomes as the graph shows them. */
export const toOutcomes = (attempts: readonly DocumentAttempt[]): DocumentOutcomesType => ({
  changed: attempts.filter(({ refusal }) => refusal === null).length,
  refused: attempts.filter(({ refusal }) => refusal !== null).length,
  documents: attempts.map(({ name, record, refusal }) => ({ id: Number(name), document: record, published: record?.published ?? null, refusal })),
});

@InputType('DocumentToUnpublishInput', { description: 'One of several pages and entries to take out.' })
class UnpublishDocumentInput {
  @Field(() => GraphQLSafeInt, { description: 'The page or entry.' })
  id!: number;

  @Field(() => [String], { nullable: true, description: 'The locales; every one in which it is published unless given.' })
  locales?: string[] | null;
}

@InputType('DocumentToPublishInput', { description: 'One of several pages and entries to publish.' })
class PublishDocumentInput {
  @Field(() => GraphQLSafeInt, { description: 'The page or entry.' })
  id!: number;

  @Field(() => [String], { nullable: true, description: 'The locales; every one whose draft changed unless given.' })
  locales?: string[] | null;

  @Field(() => DateTime, { nullable: true, description: 'When it was published first, for what is brought along from elsewhere; now unless given.' })
  publishedAt?: string | null;
}

@InputType('PublishDocumentsInput', { description: 'Several pages and entries to publish.' })
export class PublishDocumentsInput {
  @Field(() => [PublishDocumentInput], { description: '1 to 100 pages and entries, of any site; a page is published after those of the list that are above it.' })
  documents!: PublishDocumentInput[];

  @Field(() => Boolean, { nullable: true, description: 'Whether the pages above them that websites do not show are published first, as with publishPage.' })
  withAncestors?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether they are published in one step, or none of them; they are of one site, and those that exchange their slugs exchange their paths. What one refuses is its refusal, and INVALID_STATE of the others.' })
  together?: boolean | null;
}

@InputType('UnpublishDocumentsInput', { description: 'Several pages and entries to take out of what websites show.' })
export class UnpublishDocumentsInput {
  @Field(() => [UnpublishDocumentInput], { description: '1 to 100 pages and entries, of any site; a page goes after those of the list that are below it.' })
  documents!: UnpublishDocumentInput[];

  @Field(() => Boolean, { nullable: true, description: 'Whether the pages below them go too; a page with others below it is refused otherwise.' })
  withDescendants?: boolean | null;
}
