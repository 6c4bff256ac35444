import { type ReactElement } from 'react';
import type { TextStatus } from './text-status.js';
import { useContentWords } from './use-content-words.js';

const TONES = { PUBLISHED: 'is-success', CHANGED: 'is-warning', DRAFT: 'is-information', MISSING: 'is-missing' } as const satisfies Record<TextStatus, string>;

/** The state of a text, in words and in colour; with a locale, that one stands for it and the words are for who does not see the colour. */
export function TextBadge({ status, locale }: { readonly status: TextStatus; readonly locale?: string }): ReactElement {
  const { states } = useContentWords();
  if (locale === undefined) return <span className={`badge ${TONES[status]}`}>{states[status]}</span>;
  return <span className={`badge ${TONES[status]}`} title={states[status]}>{locale}<span className="unseen"> {states[status]}</span></span>;
}
