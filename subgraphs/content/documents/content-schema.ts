import type { Problems } from '#contract/problems.js';
import type { Reader } from '#subgraph-kit/database.js';
import { findCollection } from '../collections/collection.store.js';
import { checkBlocks } from '../fields/check-blocks.js';
import { checkValues } from '../fields/check-values.js';
import type { BlockType, FieldDefinition } from '../fields/field-definition.js';
import { referencesIn, referencesInBlocks, type Reference } from '../fields/references-in.js';
import { textOf, textOfBlocks } from '../fields/text-of-values.js';
import { findTemplate } from '../templates/template.store.js';
import type { ContentDocument } from './document.js';

/** How much is asked of content: a draft may lack what is required. */
export type Strictness = 'complete' | 'draft';

/** Content and where what is wrong with it is noted. */
export interface JudgedContent {
  readonly content: unknown;
  readonly strictness: Strictness;
  readonly place: { readonly problems: Problems; readonly path: string };
}

/** What content is judged and read by: the blocks of a page's template, or the fields of an entry's collection. Null stands for no content. */
export interface ContentSchema {
  /** Notes what is wrong with it. */
  readonly judge: (judged: JudgedContent) => void;
  /** What it refers to. */
  readonly references: (content: unknown) => readonly Reference[];
  /** What it says. */
  readonly text: (content: unknown) => string;
}

/** The schema of pages. */
export const pageSchema = (types: readonly BlockType[]): ContentSchema => ({
  judge: ({ content, strictness, place }) => { checkBlocks(types, content ?? [], { ...place, isDraft: strictness === 'draft' }); },
  references: (content) => referencesInBlocks(types, content),
  text: (content) => textOfBlocks(types, content),
});

/** The schema of entries. */
export const entrySchema = (fields: readonly FieldDefinition[]): ContentSchema => ({
  judge: ({ content, strictness, place }) => { checkValues(fields, content ?? {}, { ...place, isDraft: strictness === 'draft' }); },
  references: (content) => referencesIn(fields, content),
  text: (content) => textOf(fields, content),
});

/** The schema of a document, in one read. */
export async function contentSchema(reader: Reader, companyId: number, { siteId, template, collectionId }: Pick<ContentDocument, 'collectionId' | 'siteId' | 'template'>): Promise<ContentSchema> {
  return collectionId === null
    ? pageSchema((await findTemplate(reader, companyId, { siteId, key: template ?? '' }))?.blocks ?? [])
    : entrySchema((await findCollection(reader, companyId, collectionId))?.fields ?? []);
}
