import { type ReactElement } from 'react';

/** What is wrong with a value, said where it is edited. */
export const Problems = ({ id, problems }: { readonly id: string; readonly problems: readonly string[] }): ReactElement | null =>
  (problems.length === 0 ? null : <p id={id} className="is-failed">{[...new Set(problems)].join('; ')}</p>);
