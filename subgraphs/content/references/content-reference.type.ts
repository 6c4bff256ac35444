import { Field, ObjectType } from 'type-graphql';
import { GraphQLSafeInt } from 'graphql-scalars';
import { connectionType } from '#subgraph-kit/connection.type.js';
import { enumType } from '#subgraph-kit/enum-type.js';
import type { DocumentKind } from '../documents/document.js';
import type { ReferenceKind } from '../fields/references-in.js';
import type { ReferenceProblem, ReferenceState } from './content-reference.js';

export const ReferenceKindEnum = enumType<ReferenceKind>('ReferenceKind', 'What content refers to.', {
  ASSET: 'An image of the library.', CATEGORY: 'A category of products.', ENTRY: 'An entry.', LINK: 'An address, or a path of the site.', PAGE: 'A page.', PRODUCT: 'A product.',
});

export const ReferenceStateEnum = enumType<ReferenceState>('ReferenceState', 'In which of its states content refers to something.', { DRAFT: 'As it is edited.', PUBLISHED: 'As websites read it.' });

export const ReferenceProblemEnum = enumType<ReferenceProblem>('ReferenceProblem', 'Why a website cannot follow a reference.', {
  HIDDEN_ABOVE: 'Of an item of a menu alone: one above it is left out in this locale, and what is below it with it.',
  MISSING: 'The asset, page or entry does not exist in the site; publishing is refused.',
  NO_ANSWER: 'At the path no page or entry is published, and no redirect leads anywhere.',
  OTHER_COLLECTION: 'The entry is of another collection than the field names.',
  UNPUBLISHED: 'The page or entry is not published in this locale.',
});

const DocumentKindEnum = enumType<DocumentKind>('DocumentKind', 'A page of a site\'s tree, or an entry of a collection.', { PAGE: 'A page.', ENTRY: 'An entry.' });

@ObjectType('ContentReference', { description: 'Where the text of a page or an entry refers to something.' })
export class ContentReferenceType {
  @Field(() => GraphQLSafeInt, { description: 'The page or entry that refers to it.' })
  documentId!: number;

  @Field(() => DocumentKindEnum, { description: 'Whether that is a page or an entry.' })
  documentKind!: DocumentKind;

  @Field(() => String, { description: 'The locale of the text.' })
  locale!: string;

  @Field(() => ReferenceStateEnum, { description: 'Whether the draft refers to it, or what websites read.' })
  state!: ReferenceState;

  @Field(() => String, { description: 'The path of the value: 3.image with blocks, gallery.0 with fields; that of a rich text for all that is in it.' })
  path!: string;

  @Field(() => ReferenceKindEnum, { description: 'What it refers to.' })
  kind!: ReferenceKind;

  @Field(() => String, { description: 'The id of the asset, the number of the record, or the address.' })
  target!: string;

  @Field(() => ReferenceProblemEnum, { nullable: true, description: 'Why a website cannot follow it; null where nothing is known to be wrong. Products, categories and addresses elsewhere are not looked at.' })
  problem!: ReferenceProblem | null;
}

/** A page of references. */
export const ContentReferenceConnection = connectionType(ContentReferenceType, 'ContentReference');
