import { type ReactElement } from 'react';
import { useWords } from '../words/use-words.js';
import type { BulkRow } from './bulk-plan.js';

/** What became, or would become, of each order. */
export function BulkTable({ rows }: { readonly rows: readonly BulkRow[] }): ReactElement {
  const { orderWork: { bulk: words } } = useWords();
  return (
    <div className="table-room changes is-long" tabIndex={0} role="group" aria-label={words.report}>
      <table>
        <thead><tr>{[words.order, words.result, words.reason].map((name) => <th key={name} scope="col">{name}</th>)}</tr></thead>
        <tbody>{rows.map(({ id, number, result, reason }) => <tr key={id}><th scope="row">{number}</th><td>{words.results[result]}</td><td>{reason}</td></tr>)}</tbody>
      </table>
    </div>
  );
}
