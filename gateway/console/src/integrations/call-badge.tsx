import { type ReactElement } from 'react';
import { useWords } from '../words/use-words.js';
import type { ConsoleCallRowFragment } from './operations/console-call-row.generated.js';

const [REFUSED, FAULT] = [400, 500];

/** The status of a call's answer, or why there is none. */
export function CallBadge({ status, outcome }: Pick<ConsoleCallRowFragment, 'outcome' | 'status'>): ReactElement {
  const { integrations: words } = useWords();
  if (status === null) return <span className={`badge ${outcome === 'ABANDONED' ? 'is-error' : 'is-information'}`}>{words.outcomes[outcome]}</span>;
  return <StatusBadge status={status} />;
}

/** The status of an answer. */
export const StatusBadge = ({ status }: { readonly status: number }): ReactElement => <span className={`badge ${toneOf(status)}`}>{status}</span>;

function toneOf(status: number): string {
  if (status >= FAULT) return 'is-error';
  return status >= REFUSED ? 'is-warning' : 'is-success';
}
