import { isDeepStrictEqual } from 'node:util';
import { FileProblem } from './file-problem.js';
import { TextFile } from './file-schemas.js';
import { readMarkdown } from './markdown/read-markdown.js';
import { checked } from './checked-yaml.js';
import { BELOW } from './render-text.js';
import { partsOf } from './text-parts.js';
import type { TextValue } from './text-value.js';
import { mapContent, type Schema } from './values.js';

interface Reading {
  readonly kind: 'blocks' | 'fields';
  readonly schema: Schema;
  readonly isMarkdown: boolean;
  /** The slug that the folder says, for a text that says none. */
  readonly folderSlug: string | undefined;
}

/** What the file of a text says. Throws {@link FileProblem} with the line. */
export function readText(raw: string, { kind, schema, isMarkdown, folderSlug }: Reading): TextValue {
  const { yaml, body, offsets } = partsOf(raw, isMarkdown);
  const { title, slug = folderSlug, draft, published_at: publishedAt, seo = null, ...of } = checked(TextFile, yaml, offsets.yaml);
  const content = of[kind] ?? null;
  if (slug === undefined) throw new FileProblem('slug is missing: the last segment of the path in this locale', 1);
  if (of[kind === 'blocks' ? 'fields' : 'blocks'] !== undefined) throw new FileProblem(kind === 'blocks' ? 'A page has blocks and no fields' : 'An entry has fields and no blocks', 1);
  return { title, slug: slug.normalize('NFC'), seo, content: readContent(schema, content, { body, offset: offsets.body }), isDraft: draft === true, publishedAt };
}

function readContent(schema: Schema, content: unknown, { body, offset }: { readonly body: string | undefined; readonly offset: number }): unknown {
  let belows = 0;
  const read = mapContent(schema, content, (value, { type, key }) => {
    if (type !== 'RICH_TEXT') return value;
    if (typeof value === 'string') return markdownAt(value, { within: key });
    if (!isDeepStrictEqual(value, BELOW)) return value;
    belows += 1;
    return markdownAt(body ?? '', { offset });
  });
  if (belows > 1) throw new FileProblem('Only one rich text can stand below the fields; write the others in their place', 1);
  if (belows === 0 && body !== undefined && body.trim() !== '') throw new FileProblem('Nothing says whose the text below is: give one rich text {markdown: below}', offset + 1);
  return read;
}

function markdownAt(markdown: string, { within, offset = 0 }: { readonly within?: string; readonly offset?: number }): unknown {
  try {
    return readMarkdown(markdown);
  } catch (error) {
    if (!(error instanceof FileProblem)) throw error;
    throw new FileProblem(within === undefined ? error.message : `${within}: ${error.message}`, within === undefined && error.line !== undefined ? error.line + offset : undefined, { cause: error });
  }
}
