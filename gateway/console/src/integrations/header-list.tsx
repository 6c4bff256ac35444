import { type ReactElement } from 'react';
import { headersOf } from './headers-of.js';

/** The headers of a call, folded away; credentials are not among what the log keeps. */
export function HeaderList({ title, json }: { readonly title: string; readonly json: string | null }): ReactElement | null {
  const headers = headersOf(json);
  if (headers.length === 0) return null;
  return (
    <details className="fold">
      <summary>{title}<span className="badge">{headers.length}</span></summary>
      <dl className="facts filters">{headers.map(([name, value], index) => <Header key={`${name} ${String(index)}`} name={name} value={value} />)}</dl>
    </details>
  );
}

const Header = ({ name, value }: { readonly name: string; readonly value: string }): ReactElement => <><dt className="mono">{name}</dt><dd className="mono">{value}</dd></>;
