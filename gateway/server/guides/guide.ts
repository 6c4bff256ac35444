import { readFileSync } from 'node:fs';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { gfmTable } from 'micromark-extension-gfm-table';
import type { MarkdownNode } from './markdown-content.js';
import { textOf } from './text-of.js';

/** A page of Markdown: its title, the paragraph below it, and the rest. */
export interface Guide {
  readonly title: string;
  readonly lead: Extract<MarkdownNode, { type: 'paragraph' }> | undefined;
  readonly rest: readonly MarkdownNode[];
}

/** Read a guide from its file, with the addresses of this deployment in place of those of a usual start. */
export function readGuide(file: URL, here: (text: string) => string = (text) => text): Guide {
  const { children: [first, second, ...rest] } = fromMarkdown(here(readFileSync(file, 'utf8')), { extensions: [gfmTable()], mdastExtensions: [gfmTableFromMarkdown()] });
  if (first?.type !== 'heading' || second === undefined) throw new Error(`${file.pathname} does not begin with a title`);
  const lead = second.type === 'paragraph' ? second : undefined;
  return { title: textOf(first), lead, rest: lead ? rest : [second, ...rest] };
}
