import { type ReactElement } from 'react';
import type { ConnectionIndicator } from '#contract/schema.generated.js';
import { useWords } from '../words/use-words.js';

const TONES = { DRAFT: 'is-information', ACTIVE: 'is-success', ERROR: 'is-error', PAUSED: 'is-warning' } as const satisfies Record<ConnectionIndicator, string>;

/** The state of a connection: ERROR is one that is silent while orders wait. */
export function ConnectionBadge({ indicator }: { readonly indicator: ConnectionIndicator }): ReactElement {
  const { integrations: words } = useWords();
  return <span className={`badge ${TONES[indicator]}`}>{words.indicators[indicator]}</span>;
}
