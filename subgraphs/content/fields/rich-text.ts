import type { Shape } from './judge-shape.js';
import { linkProblem } from './link.js';
import { idProblem, integerWithin, lineUpTo, oneOf, recordNumberProblem } from './value-rules.js';

/** What a node of a rich text may have. */
export interface NodeRule {
  /** The types of the nodes in its `content`. */
  readonly children: readonly string[];
  /** Whether it must have some. */
  readonly filled?: boolean;
  /** Its `attrs`. */
  readonly attributes?: Shape;
  /** The types of its `marks`. */
  readonly marks?: readonly string[];
  /** Whether it has `text`. */
  readonly text?: boolean;
}

const FLOW = ['paragraph', 'bullet_list', 'ordered_list', 'code_block', 'image'];
const INLINE = ['text', 'hard_break'];
const LISTED = ['list_item'];
const CELL: Shape = { colspan: { problem: integerWithin(1, 50) }, rowspan: { problem: integerWithin(1, 500) }, colwidth: { problem: widthsProblem } };
const MARKS = ['bold', 'italic', 'underline', 'strike', 'code', 'link'];

/** The nodes of rich texts by their type, as ProseMirror and Tiptap write them; `doc` is the root. A node has nothing that is not said here. */
export const RICH_NODES = {
  doc: { children: [...FLOW, 'heading', 'blockquote', 'horizontal_rule', 'table'] },
  paragraph: { children: INLINE },
  heading: { children: INLINE, attributes: { level: { required: true, problem: integerWithin(2, 4) } } },
  bullet_list: { children: LISTED, filled: true },
  ordered_list: { children: LISTED, filled: true, attributes: { start: { problem: integerWithin(0, 1_000_000) } } },
  list_item: { children: [...FLOW, 'blockquote'], filled: true },
  blockquote: { children: [...FLOW, 'heading', 'blockquote'], filled: true },
  code_block: { children: ['text'], attributes: { language: { problem: lineUpTo(40) } } },
  horizontal_rule: { children: [] },
  image: { children: [], attributes: { asset: { required: true, problem: idProblem }, alt: { problem: lineUpTo(500) } } },
  table: { children: ['table_row'], filled: true },
  table_row: { children: ['table_cell', 'table_header'], filled: true },
  table_cell: { children: FLOW, attributes: CELL },
  table_header: { children: FLOW, attributes: CELL },
  hard_break: { children: [], marks: MARKS },
  text: { children: [], marks: MARKS, text: true },
} as const satisfies Readonly<Record<string, NodeRule>>;

const RELATIONS: ReadonlySet<string> = new Set(['external', 'nofollow', 'noopener', 'noreferrer', 'sponsored', 'ugc']);

/** The marks of texts and line breaks, by their type, with their `attrs`. A link has one of href, page and entry. */
export const RICH_MARKS = {
  bold: {}, italic: {}, underline: {}, strike: {}, code: {},
  link: {
    href: { problem: linkProblem }, page: { problem: recordNumberProblem }, entry: { problem: recordNumberProblem },
    target: { problem: oneOf('_self', '_blank') }, rel: { problem: relationsProblem },
  },
} as const satisfies Readonly<Record<string, Shape>>;

/** The attributes of a link that say where it leads. */
export const LINK_TARGETS = ['href', 'page', 'entry'] as const;

function widthsProblem(value: unknown): string | undefined {
  const isWidth = (one: unknown): boolean => integerWithin(0, 10_000)(one) === undefined;
  return Array.isArray(value) && value.length <= 50 && value.every(isWidth) ? undefined : 'must be a list of widths in pixels';
}

function relationsProblem(value: unknown): string | undefined {
  return typeof value === 'string' && value.length <= 100 && value.split(' ').every((one) => one === '' || RELATIONS.has(one)) ? undefined : `must be some of ${[...RELATIONS].join(', ')}, with a space between them`;
}
