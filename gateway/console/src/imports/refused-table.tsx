import { Link } from '@tanstack/react-router';
import { type ReactElement } from 'react';
import { useCatalogWords } from '../catalog/use-catalog-words.js';
import { ResultBadge } from './import-badge.js';
import type { RefusedRow } from './refused-rows.js';

/** What became of products by their rows: where in the file, what stands there, and what to do about it. */
export function RefusedTable({ rows }: { readonly rows: readonly RefusedRow[] }): ReactElement {
  const words = useCatalogWords();
  return (
    <div className="table-room is-long is-refused" tabIndex={0} role="group" aria-label={words.refusedRows}>
      <table className="is-stacked">
        <thead><tr>{[words.row, words.fields.sku, words.result, words.column, words.value, words.whatToDo].map((name) => <th key={name} scope="col">{name}</th>)}</tr></thead>
        <tbody>{rows.map(({ key, row, sku, field, value, message, result: { status, productId } }) => (
          <tr key={key}>
            <td data-label={words.row}>{row ?? '–'}</td>
            <td className="mono" data-label={words.fields.sku}>{productId === null ? sku : <Link to="/catalog/products/$id" params={{ id: String(productId) }}>{sku ?? productId}</Link>}</td>
            <td><ResultBadge status={status} /></td>
            <td className="mono" data-label={words.column}>{field ?? '–'}</td>
            <td className="mono" data-label={words.value}>{value ?? ''}</td>
            <td data-label={words.whatToDo}>{message}</td>
          </tr>
        ))}</tbody>
      </table>
    </div>
  );
}
