import { type ReactElement } from 'react';
import { useWords } from '../words/use-words.js';

/** A field that would change, in the person's words. */
export interface ChangedField {
  readonly key: string;
  readonly name: string;
  readonly before: string;
  readonly after: string;
  /** Of how many orders, where there are several. */
  readonly count?: number | undefined;
}

/** What would change, each field as it is now and as it would be. */
export function ChangesTable({ changes }: { readonly changes: readonly ChangedField[] }): ReactElement {
  const { actions, orderWork: { bulk } } = useWords();
  if (changes.length === 0) return <p>{actions.nothing}</p>;
  const isOfSeveral = changes.some(({ count }) => count !== undefined);
  return (
    <div className="table-room changes" tabIndex={0} role="group" aria-label={actions.wouldChange}>
      <table>
        <thead><tr>{[actions.field, actions.before, actions.after, ...(isOfSeveral ? [bulk.orders] : [])].map((name) => <th key={name} scope="col">{name}</th>)}</tr></thead>
        <tbody>{changes.map(({ key, name, before, after, count }) => <tr key={key}><th scope="row">{name}</th><td><del>{before}</del></td><td><ins>{after}</ins></td>{isOfSeveral && <td>{count}</td>}</tr>)}</tbody>
      </table>
    </div>
  );
}
