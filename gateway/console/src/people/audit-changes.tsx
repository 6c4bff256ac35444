import { type ReactElement } from 'react';
import { differences } from '../order/differences.js';
import { useWords } from '../words/use-words.js';
import type { AuditEntry } from './use-audit.js';
import { usePeopleWords } from './use-people-words.js';

type Fields = AuditEntry['changes'][number]['fields'];

/** What one write changed of a record: as it was before, and as it was after. */
export function AuditChanges({ fields }: { readonly fields: Fields }): ReactElement {
  const words = usePeopleWords();
  const { actions, fields: names } = useWords();
  const found = differences(recordOf(fields, 'before'), recordOf(fields, 'after'));
  if (found.length === 0) return <p className="soft">{words.noChange}</p>;
  return (
    <div className="table-room changes" tabIndex={0} role="group" aria-label={actions.field}>
      <table>
        <thead><tr>{[actions.field, words.before, words.after].map((name) => <th key={name} scope="col">{name}</th>)}</tr></thead>
        <tbody>{found.map(({ path, before, after }) => (
          <tr key={path.join('/')}><th scope="row">{path.map((name) => names[name] ?? name).join(' › ')}</th><td>{before === undefined ? <span className="soft">{actions.absent}</span> : <del>{before}</del>}</td><td>{after === undefined ? <span className="soft">{actions.absent}</span> : <ins>{after}</ins>}</td></tr>
        ))}</tbody>
      </table>
    </div>
  );
}

/** A record as it was, or became, of the fields that are different. */
const recordOf = (fields: Fields, side: 'after' | 'before'): unknown => Object.fromEntries(fields.map((field) => [field.name, field[side]]));
