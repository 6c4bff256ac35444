import type { fromMarkdown } from 'mdast-util-from-markdown';
import type { toMarkdown } from 'mdast-util-to-markdown';
import { FileProblem } from '../file-problem.js';
import type { RichMark, RichNode } from './rich-node.js';

/** A node of Markdown. */
export type MarkdownNode = Parameters<typeof toMarkdown>[0] | ReturnType<typeof fromMarkdown>;

const MARKS = { strong: 'bold', emphasis: 'italic', delete: 'strike' } as const;

/** What stands within a paragraph of Markdown as texts with marks, the outer ones first. Throws {@link FileProblem} for what rich texts do not have. */
export function richInline(nodes: readonly MarkdownNode[], marks: readonly RichMark[] = []): RichNode[] {
  return nodes.flatMap((node): RichNode[] => {
    switch (node.type) {
      case 'text': return [{ type: 'text', ...marked(marks), text: node.value.replaceAll('\n', ' ') }];
      case 'break': return [{ type: 'hard_break', ...marked(marks) }];
      case 'inlineCode': return [{ type: 'text', marks: [...marks, { type: 'code' }], text: node.value }];
      case 'strong': case 'emphasis': case 'delete': return richInline(node.children, [...marks, { type: MARKS[node.type] }]);
      case 'link': return richInline(node.children, [...marks, linkOf(node)]);
      default: throw new FileProblem(`${nameOf(node)} cannot be in a paragraph of a rich text`, lineOf(node));
    }
  });
}

const marked = (marks: readonly RichMark[]): Pick<RichNode, 'marks'> => (marks.length > 0 ? { marks } : {});

/** The line of a node in its Markdown. */
export const lineOf = ({ position }: Pick<MarkdownNode, 'position'>): number | undefined => position?.start.line;

function linkOf({ url, title, position }: Extract<MarkdownNode, { type: 'link' }>): RichMark {
  if (title != null) throw new FileProblem('A link has no title', lineOf({ position }));
  const [kind, path] = [url.slice(0, url.indexOf(':')), url.slice(url.indexOf(':') + 1)];
  if (kind !== 'page' && kind !== 'entry') return { type: 'link', attrs: { href: url } };
  return { type: 'link', attrs: { [kind]: /^\d{1,15}$/.test(path) ? Number(path) : path } };
}

/** What a person calls a node of Markdown. */
export const nameOf = ({ type }: MarkdownNode): string => NAMES[type] ?? type;

const NAMES: Readonly<Record<string, string>> = {
  html: 'HTML', image: 'An image, which has a paragraph of its own,', linkReference: 'A link whose address stands elsewhere', imageReference: 'An image whose address stands elsewhere', definition: 'An address apart from its link',
};
