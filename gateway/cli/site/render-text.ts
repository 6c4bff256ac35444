import { markdownOf } from './markdown/markdown-of.js';
import type { TextValue } from './text-value.js';
import { textFileOf } from './text-parts.js';
import { mapContent, type Schema } from './values.js';

/** In place of the one rich text that stands as Markdown below the fields. */
export const BELOW = { markdown: 'below' } as const;

/** A text to write. */
export interface RenderedText {
  readonly isMarkdown: boolean;
  readonly text: string;
}

interface Rendering {
  readonly kind: 'blocks' | 'fields';
  readonly schema: Schema;
  /** The folder says the slug. */
  readonly omitsSlug: boolean;
}

/** A text as a file: rich texts as Markdown wherever that loses nothing, and one alone below the fields. */
export function renderText({ title, slug, seo, content, isDraft, publishedAt }: TextValue, { kind, schema, omitsSlug }: Rendering): RenderedText {
  const { value, body } = writtenContent(schema, content);
  const front = {
    title, ...(!omitsSlug && { slug }), ...(isDraft && { draft: true }), ...(publishedAt !== undefined && { published_at: publishedAt }),
    ...(seo !== null && seo !== undefined && { seo }), ...(value !== null && value !== undefined && { [kind]: value }),
  };
  return { isMarkdown: body !== undefined, text: textFileOf(front, body) };
}

function writtenContent(schema: Schema, content: unknown): { readonly value: unknown; readonly body: string | undefined } {
  const texts: (string | undefined)[] = [];
  const value = mapContent(schema, content, (one, { type }) => {
    if (type !== 'RICH_TEXT') return one;
    const markdown = markdownOf(one);
    texts.push(markdown);
    return markdown ?? one;
  });
  const [only] = texts;
  if (texts.length !== 1 || only === undefined) return { value, body: undefined };
  return { value: mapContent(schema, content, (one, { type }) => (type === 'RICH_TEXT' ? BELOW : one)), body: only };
}
