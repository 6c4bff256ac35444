import type { MarkdownNode } from './markdown-content.js';

/** The text of a node of Markdown, without what it looks like. */
export function textOf(node: MarkdownNode): string {
  if ('value' in node) return node.type === 'html' ? '' : node.value;
  return 'children' in node ? node.children.map(textOf).join('') : '';
}

/** The first sentence of a text, for lists of pages. */
export function firstSentence(text: string): string {
  const end = SENTENCE.exec(text);
  return end ? text.slice(0, end.index + 1) : text;
}

const SENTENCE = /[.?!:](?=\s[A-Z`])/;
