import { type ReactElement } from 'react';
import type { Difference } from '../order/differences.js';
import { ChangesTable } from './changes-table.js';
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
  const shown = (text: string | undefined, path: readonly string[]): string => (text === undefined ? actions.absent : text === 'true' ? actions.yes : text === 'false' ? actions.no : valueOf(text, path.findLast((name) => !/^\d+$/.test(name)) ?? ''));
  return <ChangesTable changes={found.map(({ path, before, after }) => ({ key: path.join('/'), name: nameOf(path), before: shown(before, path), after: shown(after, path) }))} />;
}
