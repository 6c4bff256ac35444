import { gfmStrikethroughToMarkdown } from 'mdast-util-gfm-strikethrough';
import { gfmTableToMarkdown } from 'mdast-util-gfm-table';
import { toMarkdown } from 'mdast-util-to-markdown';
import type { RichNode } from './rich-node.js';
import { Unsayable } from './unsayable.js';
import { inlineOf } from './write-inline.js';

type Node = Parameters<typeof toMarkdown>[0];
type Row = Extract<Node, { type: 'tableRow' }>;
type Cell = Extract<Node, { type: 'tableCell' }>;
type Item = Extract<Node, { type: 'listItem' }>;
type Flow = Extract<Node, { type: 'blockquote' }>['children'][number];

const DEPTHS = [1, 2, 3, 4] as const;

/** A rich text as Markdown. Throws {@link Unsayable} for what Markdown has no word for. */
export const writeMarkdown = (document: RichNode): string => toMarkdown({ type: 'root', children: flowOf(document) }, {
  bullet: '-', emphasis: '*', strong: '*', rule: '-', fences: true, listItemIndent: 'one', resourceLink: true,
  extensions: [gfmStrikethroughToMarkdown(), gfmTableToMarkdown({ tablePipeAlign: false })],
});

const flowOf = ({ content = [] }: RichNode): Flow[] => content.map(blockOf);

const BLOCKS: Readonly<Record<string, (node: RichNode) => Flow>> = {
  paragraph: ({ content = [] }) => ({ type: 'paragraph', children: inlineOf(content) }),
  heading: ({ attrs, content = [] }) => ({ type: 'heading', depth: depthOf(attrs?.['level']), children: inlineOf(content) }),
  bullet_list: (node) => ({ type: 'list', ordered: false, spread: false, children: itemsOf(node) }),
  ordered_list: (node) => ({ type: 'list', ordered: true, start: startOf(node), spread: false, children: itemsOf(node) }),
  blockquote: (node) => ({ type: 'blockquote', children: flowOf(node) }),
  code_block: ({ attrs, content = [] }) => ({ type: 'code', lang: textOr(attrs?.['language']), value: content.map(({ text }) => text ?? '').join('') }),
  horizontal_rule: () => ({ type: 'thematicBreak' }),
  image: ({ attrs }) => ({ type: 'paragraph', children: [{ type: 'image', url: `asset:${textOr(attrs?.['asset']) ?? ''}`, alt: textOr(attrs?.['alt']) ?? '' }] }),
  table: ({ content = [] }) => ({ type: 'table', align: [], children: content.map(rowOf) }),
};

function blockOf(node: RichNode): Flow {
  const write = Object.hasOwn(BLOCKS, node.type) ? BLOCKS[node.type] : undefined;
  if (!write) throw new Unsayable();
  return write(node);
}

const itemsOf = ({ content = [] }: RichNode): Item[] => content.map((item) => ({ type: 'listItem', spread: false, children: flowOf(item) }));

const rowOf = ({ content = [] }: RichNode): Row => ({ type: 'tableRow', children: content.map(cellOf) });

function cellOf({ content = [] }: RichNode): Cell {
  const [paragraph, ...more] = content;
  if (paragraph?.type !== 'paragraph' || more.length > 0) throw new Unsayable();
  return { type: 'tableCell', children: inlineOf(paragraph.content ?? []) };
}

function depthOf(level: unknown): (typeof DEPTHS)[number] {
  const depth = DEPTHS.find((one) => one === level);
  if (depth === undefined) throw new Unsayable();
  return depth;
}

const startOf = ({ attrs }: RichNode): number => (typeof attrs?.['start'] === 'number' ? attrs['start'] : 1);

const textOr = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);
