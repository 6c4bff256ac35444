import { type ReactElement } from 'react';
import type { Difference } from '../order/differences.js';
import { useWords } from '../words/use-words.js';

/** What would change, as it is now and as it would be; the names of what changes are people's own. */
export function ChangesTable({ found }: { readonly found: readonly Difference[] }): ReactElement {
  const { actions } = useWords();
  if (found.length === 0) return <p>{actions.nothing}</p>;
  return (
    <div className="table-room changes" tabIndex={0} role="group" aria-label={actions.wouldChange}>
      <table>
        <thead><tr>{[actions.field, actions.before, actions.after].map((name) => <th key={name} scope="col">{name}</th>)}</tr></thead>
        <tbody>{found.map(({ path, before, after }) => (
          <tr key={[...path, before, after].join('/')}><th scope="row">{path.join(' › ')}</th><td><del>{before ?? actions.absent}</del></td><td><ins>{after ?? actions.absent}</ins></td></tr>
        ))}</tbody>
      </table>
    </div>
  );
}
