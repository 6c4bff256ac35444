import { type ReactElement } from 'react';
import type { Difference } from '../order/differences.js';
import { ChangesTable } from '../parts/changes-table.js';
import { useWords } from '../words/use-words.js';

/** What would change of a product; the names of what changes are people's own. */
export function NamedChanges({ found }: { readonly found: readonly Difference[] }): ReactElement {
  const { actions } = useWords();
  return <ChangesTable changes={found.map(({ path, before, after }) => ({ key: [...path, before, after].join('/'), name: path.join(' › '), before: before ?? actions.absent, after: after ?? actions.absent }))} />;
}
