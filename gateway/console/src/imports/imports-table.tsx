import { Link } from '@tanstack/react-router';
import { type ReactElement } from 'react';
import { useCatalogWords } from '../catalog/use-catalog-words.js';
import { useIsNarrow } from '../parts/use-is-narrow.js';
import { useFormat } from '../words/use-format.js';
import { ImportBadge } from './import-badge.js';
import type { Import } from './use-imports.js';

/** Imports, newest first; on a phone as cards. */
export function ImportsTable({ imports }: { readonly imports: readonly Import[] }): ReactElement {
  const words = useCatalogWords();
  const { moment, count } = useFormat();
  const isNarrow = useIsNarrow();
  if (isNarrow) return <ul className="cards">{imports.map((one) => <li key={one.id} className="card" data-row={one.id}><div className="card-head"><ImportLink one={one} /><ImportBadge status={one.status} /></div><div>{words.productsOf(count(one.processed), count(one.total))}</div><div className="soft">{moment(one.createdAt)} · {one.startedBy}</div></li>)}</ul>;
  return (
    <div className="table-room">
      <table>
        <caption className="unseen">{words.earlierImports}</caption>
        <thead><tr>{[words.file, words.state, words.products, words.refused, words.by, words.began].map((name) => <th key={name} scope="col">{name}</th>)}</tr></thead>
        <tbody>{imports.map((one) => (
          <tr key={one.id} data-row={one.id}>
            <th scope="row"><ImportLink one={one} /></th><td><ImportBadge status={one.status} /></td><td>{words.productsOf(count(one.processed), count(one.total))}</td><td>{count(one.failed)}</td><td>{one.startedBy}</td><td>{moment(one.createdAt)}</td>
          </tr>
        ))}</tbody>
      </table>
    </div>
  );
}

function ImportLink({ one: { id, file } }: { readonly one: Import }): ReactElement {
  const words = useCatalogWords();
  return <Link to="/catalog/imports/$id" params={{ id }} className="order-link">{file?.name ?? words.ofKey}</Link>;
}
