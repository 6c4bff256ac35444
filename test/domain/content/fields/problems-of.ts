import { Problems } from '#contract/problems.js';
import { checkBlocks } from '../../../../subgraphs/content/fields/check-blocks.js';
import { checkValues } from '../../../../subgraphs/content/fields/check-values.js';
import type { BlockType, FieldDefinition } from '../../../../subgraphs/content/fields/field-definition.js';
import type { Place } from '../../../../subgraphs/content/fields/judgement.js';

/** What a check notes, by path. */
export function problemsOf(check: (place: Place) => void, path = ''): Record<string, readonly string[]> {
  const problems = new Problems();
  check({ problems, path });
  return Object.fromEntries(problems.found);
}

/** A field, of the type TEXT unless said otherwise. */
export const field = (key: string, more: Partial<FieldDefinition> = {}): FieldDefinition => ({ key, label: key, type: 'TEXT', required: false, ...more });

/** What is wrong with values. */
export const wrongValues = (definitions: readonly FieldDefinition[], values: unknown): Record<string, readonly string[]> => problemsOf((place) => { checkValues(definitions, values, place); });

/** What is wrong with blocks. */
export const wrongBlocks = (types: readonly BlockType[], blocks: unknown): Record<string, readonly string[]> => problemsOf((place) => { checkBlocks(types, blocks, place); }, 'blocks');

/** What is wrong with a rich text. */
export const wrongText = (document: unknown): Record<string, readonly string[]> => wrongValues([field('body', { type: 'RICH_TEXT' })], { body: document });

/** A rich text with nodes in it. */
export const doc = (...content: readonly unknown[]): object => ({ type: 'doc', content });

/** A paragraph with a text that has marks. */
export const paragraph = (text: string, ...marks: readonly unknown[]): object => ({ type: 'paragraph', content: [{ type: 'text', text, ...(marks.length > 0 ? { marks } : {}) }] });
