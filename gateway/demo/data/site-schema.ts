import type { BlockTypeInput, ContentFieldInput } from '#contract/schema.generated.js';

/** A field as it is sent, without what it does not have. */
const field = (key: string, label: string, { type, ...more }: Pick<ContentFieldInput, 'type'> & Partial<ContentFieldInput>): ContentFieldInput =>
  ({ key, label, type, choices: null, collection: null, fields: null, many: null, most: null, required: null, ...more });

/** The types of blocks of the pages of the demo company's website. */
export const BLOCK_TYPES: readonly BlockTypeInput[] = [
  { key: 'hero', label: 'Opening', fields: [field('heading', 'Heading', { type: 'TEXT', required: true }), field('lead', 'Lead', { type: 'LONG_TEXT' }), field('picture', 'Picture', { type: 'IMAGE' }), field('tone', 'Tone', { type: 'CHOICE', choices: [{ value: 'light', label: 'Light' }, { value: 'dark', label: 'Dark' }] })] },
  { key: 'text', label: 'Text', fields: [field('body', 'Body', { type: 'RICH_TEXT', required: true })] },
  { key: 'products', label: 'Products', fields: [field('heading', 'Heading', { type: 'TEXT' }), field('products', 'Products', { type: 'PRODUCT', many: true, most: 12 })] },
  { key: 'questions', label: 'Questions', fields: [field('items', 'Questions', { type: 'GROUP', many: true, fields: [field('question', 'Question', { type: 'TEXT', required: true }), field('answer', 'Answer', { type: 'LONG_TEXT', required: true })] })] },
];

/** The fields of the articles of its journal. */
export const ARTICLE_FIELDS: readonly ContentFieldInput[] = [
  field('summary', 'Summary', { type: 'LONG_TEXT', required: true, most: 500 }), field('body', 'Body', { type: 'RICH_TEXT' }), field('author', 'Author', { type: 'TEXT' }), field('related', 'Related articles', { type: 'ENTRY', many: true, most: 3, collection: 'journal' }),
];

/** A rich text of one paragraph. */
export const paragraph = (text: string): object => ({ type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] });
