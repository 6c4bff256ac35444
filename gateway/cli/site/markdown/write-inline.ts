import { isDeepStrictEqual } from 'node:util';
import type { toMarkdown } from 'mdast-util-to-markdown';
import type { RichMark, RichNode } from './rich-node.js';
import { Unsayable } from './unsayable.js';

type Node = Parameters<typeof toMarkdown>[0];

/** What stands within a paragraph of Markdown. */
export type Inline = Extract<Node, { type: 'break' | 'delete' | 'emphasis' | 'inlineCode' | 'link' | 'strong' | 'text' }>;

const WRAPPERS = new Map<string, 'delete' | 'emphasis' | 'strong'>([['bold', 'strong'], ['italic', 'emphasis'], ['strike', 'delete']]);

/** Texts and line breaks as Markdown has them; the first of their marks is the outer one. */
export function inlineOf(nodes: readonly RichNode[], depth = 0): Inline[] {
  const written: Inline[] = [];
  for (let at = 0; at < nodes.length;) {
    const [node, mark] = [nodes[at], nodes[at]?.marks?.[depth]];
    if (!node) break;
    const end = mark ? endOf(nodes, { at, depth, mark }) : at + 1;
    written.push(mark ? wrapped(mark, nodes.slice(at, end), depth) : leafOf(node));
    at = end;
  }
  return written;
}

function endOf(nodes: readonly RichNode[], { at, depth, mark }: { readonly at: number; readonly depth: number; readonly mark: RichMark }): number {
  const other = nodes.findIndex((node, index) => index > at && !isDeepStrictEqual(node.marks?.[depth], mark));
  return other === -1 ? nodes.length : other;
}

function wrapped(mark: RichMark, nodes: readonly RichNode[], depth: number): Inline {
  if (mark.type === 'code') return codeOf(nodes, depth);
  const children = inlineOf(nodes, depth + 1);
  if (mark.type === 'link') return { type: 'link', url: addressOf(mark), children };
  const type = WRAPPERS.get(mark.type);
  if (!type || mark.attrs) throw new Unsayable();
  return { type, children };
}

/** Code is one text, and nothing is marked within it. */
function codeOf([first, ...more]: readonly RichNode[], depth: number): Inline {
  if (first?.text === undefined || more.length > 0 || first.marks?.length !== depth + 1) throw new Unsayable();
  return { type: 'inlineCode', value: first.text };
}

const isTarget = (value: unknown): value is number | string => typeof value === 'string' || typeof value === 'number';

const TARGETS = new Set(['href', 'page', 'entry']);

/** An address, or the path of a page or an entry, with page: or entry: in front of it. */
function addressOf({ attrs = {} }: RichMark): string {
  const [target, ...more] = Object.entries(attrs);
  if (!target || more.length > 0) throw new Unsayable();
  const [name, value] = target;
  if (!TARGETS.has(name) || !isTarget(value)) throw new Unsayable();
  return name === 'href' ? String(value) : `${name}:${String(value)}`;
}

function leafOf({ type, text }: RichNode): Inline {
  if (type === 'hard_break') return { type: 'break' };
  if (text === undefined) throw new Unsayable();
  return { type: 'text', value: text };
}
