import type { Problems } from '#contract/problems.js';
import { checkBlocks } from '../fields/check-blocks.js';
import { checkValues } from '../fields/check-values.js';
import type { BlockType, FieldDefinition } from '../fields/field-definition.js';

/** How much is asked of content: a draft may lack what is required. */
export type Strictness = 'complete' | 'draft';

/** Content and where what is wrong with it is noted. */
export interface JudgedContent {
  readonly content: unknown;
  readonly strictness: Strictness;
  readonly place: { readonly problems: Problems; readonly path: string };
}

/** Note what is wrong with the blocks of a page; null stands for none. */
export const judgePage = (types: readonly BlockType[], { content, strictness, place }: JudgedContent): void => {
  checkBlocks(types, content ?? [], { ...place, isDraft: strictness === 'draft' });
};

/** Note what is wrong with the fields of an entry; null stands for none. */
export const judgeEntry = (fields: readonly FieldDefinition[], { content, strictness, place }: JudgedContent): void => {
  checkValues(fields, content ?? {}, { ...place, isDraft: strictness === 'draft' });
};
