import { type ReactElement, type ReactNode } from 'react';
import { webAddress } from '../../parts/web-address.js';
import { AssetImage } from './asset-image.js';
import { isRecord, recordsOf, type JsonRecord } from './json.js';
import { RecordName } from './record-name.js';

type Element = (inner: ReactNode, attributes: JsonRecord) => ReactElement;

const HEADINGS: Readonly<Record<string, Element>> = { 2: (inner) => <h4>{inner}</h4>, 3: (inner) => <h5>{inner}</h5>, 4: (inner) => <h6>{inner}</h6> };

const NODES: Readonly<Record<string, Element>> = {
  doc: (inner) => <div className="rich-text">{inner}</div>, paragraph: (inner) => <p>{inner}</p>, heading: (inner, { level }) => (HEADINGS[String(level)] ?? HEADINGS['4'] ?? NO_ELEMENT)(inner, {}), bullet_list: (inner) => <ul>{inner}</ul>,
  ordered_list: (inner, { start }) => <ol {...(typeof start === 'number' && { start })}>{inner}</ol>, list_item: (inner) => <li>{inner}</li>, blockquote: (inner) => <blockquote>{inner}</blockquote>, code_block: (inner) => <pre className="body">{inner}</pre>, horizontal_rule: () => <hr />,
  image: (_, { asset, alt }) => <AssetImage id={String(asset)} {...(typeof alt === 'string' && { alt })} />, table: (inner) => <div className="table-room"><table><tbody>{inner}</tbody></table></div>, table_row: (inner) => <tr>{inner}</tr>, table_cell: (inner) => <td>{inner}</td>, table_header: (inner) => <th>{inner}</th>,
  hard_break: () => <br />,
};
const NO_ELEMENT: Element = (inner) => <>{inner}</>;

const MARKS: Readonly<Record<string, Element>> = {
  bold: (inner) => <strong>{inner}</strong>, italic: (inner) => <em>{inner}</em>, underline: (inner) => <u>{inner}</u>, strike: (inner) => <s>{inner}</s>, code: (inner) => <code>{inner}</code>, link: linked,
};

/** A rich text as a website would show it. */
export function RichText({ value }: { readonly value: unknown }): ReactElement {
  return isRecord(value) ? shown(value, 0) : <></>;
}

function shown(node: JsonRecord, key: number): ReactElement {
  const { type, text, content, marks, attrs } = node;
  const inner: ReactNode = typeof text === 'string' ? text : recordsOf(content).map(shown);
  const element = (NODES[String(type)] ?? NO_ELEMENT)(inner, isRecord(attrs) ? attrs : {});
  const marked = recordsOf(marks).reduce<ReactElement>((around, mark) => (MARKS[String(mark['type'])] ?? NO_ELEMENT)(around, isRecord(mark['attrs']) ? mark['attrs'] : {}), element);
  return <Keyed key={key}>{marked}</Keyed>;
}

const Keyed = ({ children }: { readonly children: ReactElement }): ReactElement => children;

/** Addresses elsewhere open in a tab of their own; what somebody wrote may lead anywhere, but runs nothing. */
function linked(inner: ReactNode, { href, page, entry }: JsonRecord): ReactElement {
  if (typeof page === 'number') return <span className="linked">{inner} (<RecordName kind="PAGE" id={page} />)</span>;
  if (typeof entry === 'number') return <span className="linked">{inner} (<RecordName kind="ENTRY" id={entry} />)</span>;
  const address = typeof href === 'string' ? webAddress(href) : undefined;
  return address !== undefined ? <a href={address} target="_blank" rel="noreferrer">{inner}</a> : <span className="linked" title={String(href)}>{inner}</span>;
}
