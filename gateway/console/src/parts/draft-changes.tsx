import { type ReactElement } from 'react';
import type { Difference } from '../order/differences.js';
import { useWords } from '../words/use-words.js';

/** What fields and values of a draft are called in the person's language. */
export interface DraftNames {
  readonly nameOf: (path: readonly string[]) => string;
  readonly valueOf: (text: string, field: string) => string;
}

interface Found extends DraftNames {
  readonly found: readonly Difference[];
}

/** What differs between what is stored and a draft, each field as it is now and as it would be. */
export function DraftChanges({ found, nameOf, valueOf }: Found): ReactElement {
  const { actions } = useWords();
  if (found.length === 0) return <p>{actions.nothing}</p>;
  const shown = (text: string | undefined, path: readonly string[]): string => (text === undefined ? actions.absent : text === 'true' ? actions.yes : text === 'false' ? actions.no : valueOf(text, path.findLast((name) => !/^\d+$/.test(name)) ?? ''));
  return (
    <div className="table-room changes" tabIndex={0} role="group" aria-label={actions.wouldChange}>
      <table>
        <thead><tr>{[actions.field, actions.before, actions.after].map((name) => <th key={name} scope="col">{name}</th>)}</tr></thead>
        <tbody>{found.map(({ path, before, after }) => <tr key={path.join('/')}><th scope="row">{nameOf(path)}</th><td><del>{shown(before, path)}</del></td><td><ins>{shown(after, path)}</ins></td></tr>)}</tbody>
      </table>
    </div>
  );
}
