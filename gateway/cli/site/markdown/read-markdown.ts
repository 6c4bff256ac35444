import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmStrikethroughFromMarkdown } from 'mdast-util-gfm-strikethrough';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { gfmStrikethrough } from 'micromark-extension-gfm-strikethrough';
import { gfmTable } from 'micromark-extension-gfm-table';
import { FileProblem } from '../file-problem.js';
import { requireBoundedMarkdown } from './bounded-markdown.js';
import { lineOf, nameOf, richInline, type MarkdownNode } from './read-inline.js';
import type { RichNode } from './rich-node.js';

type Of<Type extends string> = Extract<MarkdownNode, { type: Type }>;

/** Markdown as a rich text. Throws {@link FileProblem}, with the line, for what rich texts do not have. */
export function readMarkdown(markdown: string): RichNode {
  requireBoundedMarkdown(markdown);
  try {
    return { type: 'doc', content: fromMarkdown(markdown, { extensions: [gfmStrikethrough({ singleTilde: false }), gfmTable()], mdastExtensions: [gfmStrikethroughFromMarkdown(), gfmTableFromMarkdown()] }).children.map(richBlock) };
  } catch (error) {
    if (error instanceof RangeError) throw new FileProblem('The text is nested too deeply', undefined, { cause: error }); // the stack has another size on other machines
    throw error;
  }
}

function richBlock(node: MarkdownNode): RichNode {
  switch (node.type) {
    case 'paragraph': return paragraphOf(node);
    case 'heading': return headingOf(node);
    case 'list': return listOf(node);
    case 'blockquote': return { type: 'blockquote', content: node.children.map(richBlock) };
    case 'code': return codeOf(node);
    case 'thematicBreak': return { type: 'horizontal_rule' };
    case 'table': return tableOf(node);
    default: throw new FileProblem(`${nameOf(node)} cannot be in a rich text`, lineOf(node));
  }
}

const paragraphOf = (node: Of<'paragraph'>): RichNode => imageIn(node) ?? { type: 'paragraph', content: richInline(node.children) };

/** An image alone in its paragraph. */
function imageIn({ children: [image, ...more] }: Of<'paragraph'>): RichNode | undefined {
  if (image?.type !== 'image' || more.length > 0) return undefined;
  if (!image.url.startsWith(ASSET)) throw new FileProblem('An image is named by its asset: ![text](asset:ID)', image.position?.start.line);
  return { type: 'image', attrs: { asset: image.url.slice(ASSET.length), ...(image.alt != null && image.alt !== '' && { alt: image.alt }) } };
}

const ASSET = 'asset:';

const [HIGHEST, LOWEST] = [2, 4] as const;

function headingOf({ depth, children, position }: Of<'heading'>): RichNode {
  if (depth < HIGHEST || depth > LOWEST) throw new FileProblem('Headings are ##, ### or ####: the title of the page is the first', position?.start.line);
  return { type: 'heading', attrs: { level: depth }, content: richInline(children) };
}

const listOf = (node: Of<'list'>): RichNode =>
  ({ type: node.ordered === true ? 'ordered_list' : 'bullet_list', ...startOf(node), content: node.children.map((item) => ({ type: 'list_item', content: item.children.map(richBlock) })) });

const startOf = ({ ordered, start }: Of<'list'>): Pick<RichNode, 'attrs'> => (ordered === true && start != null && start !== 1 ? { attrs: { start } } : {});

const codeOf = ({ lang, value }: Of<'code'>): RichNode =>
  ({ type: 'code_block', ...(lang != null && { attrs: { language: lang } }), ...(value !== '' && { content: [{ type: 'text', text: value }] }) });

const tableOf = ({ children }: Of<'table'>): RichNode => ({
  type: 'table',
  content: children.map((row, index) => ({
    type: 'table_row',
    content: row.children.map((cell) => ({ type: index === 0 ? 'table_header' : 'table_cell', content: [{ type: 'paragraph', ...(cell.children.length > 0 && { content: richInline(cell.children) }) }] })),
  })),
});
