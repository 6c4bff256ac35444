import type { fromMarkdown } from 'mdast-util-from-markdown';
import type { ComponentChildren, VNode } from 'preact';
import { Link } from '#kit/page/pages.js';
import { anchors } from './anchors.js';
import { textOf } from './text-of.js';

/** A node of a page of Markdown. */
export type MarkdownNode = ReturnType<typeof fromMarkdown>['children'][number];

/** Where the links and pictures of a page lead. */
export interface Surroundings {
  /** Undefined for what is not served. */
  readonly addressOf: (url: string) => string | undefined;
}

/** A heading that the page can be entered at. */
export interface PageHeading { readonly id: string; readonly title: string }

/** The content of a page, and its headings of the second level. */
export interface MarkdownContent { readonly content: ComponentChildren; readonly headings: readonly PageHeading[] }

/** Markdown as elements of a page. HTML within it is left out: comments and markers are for those who write the file. */
export function markdownContent(nodes: readonly MarkdownNode[], surroundings: Surroundings): MarkdownContent {
  const headings: PageHeading[] = [];
  const writer: Writer = { ...surroundings, anchorOf: anchors(), last: '', tables: 0, enter: (heading) => { headings.push(heading); } };
  return { content: nodes.map((node) => block(node, writer)), headings };
}

interface Writer extends Surroundings {
  readonly anchorOf: (title: string) => string;
  readonly enter: (heading: PageHeading) => void;
  /** The heading above, which names the tables below it. */
  last: string;
  tables: number;
}

/** A page has one heading of the first level, its title. */
const LEVELS = { 1: 'h2', 2: 'h2', 3: 'h3', 4: 'h4', 5: 'h5', 6: 'h6' } as const;

const inside = (nodes: readonly MarkdownNode[], writer: Writer): ComponentChildren => nodes.map((node) => inline(node, writer));

function block(node: MarkdownNode, writer: Writer): ComponentChildren {
  switch (node.type) {
    case 'heading': return <Heading node={node} writer={writer} />;
    case 'paragraph': return <p>{inside(node.children, writer)}</p>;
    case 'code': return <Code node={node} />;
    case 'list': return list(node, writer);
    case 'table': return <GuideTable node={node} writer={writer} />;
    case 'blockquote': return <blockquote>{node.children.map((child) => block(child, writer))}</blockquote>;
    default: return null;
  }
}

interface Of<T extends MarkdownNode['type']> {
  readonly node: Extract<MarkdownNode, { type: T }>;
  readonly writer: Writer;
}

/** Commands are selected whole by one click. */
const Code = ({ node: { lang, value } }: Pick<Of<'code'>, 'node'>): VNode => <pre class={lang === 'sh' ? 'is-pasted' : undefined}><code>{value}</code></pre>;

const Heading = ({ node, writer }: Of<'heading'>): VNode => {
  const title = textOf(node);
  const [Level, id] = [LEVELS[node.depth], writer.anchorOf(title)];
  writer.last = title;
  if (Level === 'h2') writer.enter({ id, title });
  return <Level id={id}>{inside(node.children, writer)}</Level>;
};

function list({ ordered, children }: Extract<MarkdownNode, { type: 'list' }>, writer: Writer): VNode {
  const items = children.map((item) => <li>{item.children.map((child) => (child.type === 'paragraph' ? inside(child.children, writer) : block(child, writer)))}</li>);
  return ordered === true ? <ol>{items}</ol> : <ul>{items}</ul>;
}

/** On a narrow screen it scrolls by itself, also by keyboard. */
const GuideTable = ({ node: { children: [head, ...rows] }, writer }: Of<'table'>): VNode => {
  writer.tables += 1;
  return (
    <div class="scroll" role="region" aria-label={`Table ${String(writer.tables)}: ${writer.last}`} tabIndex={0}>
      <table>
        <thead><tr>{head?.children.map(({ children }) => (children.length === 0 ? <td /> : <th scope="col">{inside(children, writer)}</th>))}</tr></thead>
        <tbody>{rows.map((row) => <tr>{row.children.map(({ children }) => <td>{inside(children, writer)}</td>)}</tr>)}</tbody>
      </table>
    </div>
  );
};

function inline(node: MarkdownNode, writer: Writer): ComponentChildren {
  switch (node.type) {
    case 'text': return node.value;
    case 'inlineCode': return <code>{node.value}</code>;
    case 'strong': return <strong>{inside(node.children, writer)}</strong>;
    case 'emphasis': return <em>{inside(node.children, writer)}</em>;
    case 'link': return <Linked node={node} writer={writer} />;
    case 'image': return <Picture node={node} writer={writer} />;
    default: return null;
  }
}

const Picture = ({ node: { url, alt }, writer }: Of<'image'>): VNode => <img src={writer.addressOf(url) ?? ''} alt={alt ?? ''} loading="lazy" />;

const Linked = ({ node: { url, children }, writer }: Of<'link'>): VNode => {
  const href = writer.addressOf(url);
  return href === undefined ? <span>{inside(children, writer)}</span> : <Link href={href}>{inside(children, writer)}</Link>;
};
