import { type ReactElement } from 'react';
import type { PromiseCandidateOutcome, PromiseStatus } from '#contract/schema.generated.js';
import { usePromiseWords } from './use-promise-words.js';

const TONES = { IN_STOCK: 'is-success', INCOMING: 'is-information', UNAVAILABLE: 'is-error' } as const satisfies Record<PromiseStatus, string>;

/** Whether something can be promised. */
export function PromiseBadge({ status }: { readonly status: PromiseStatus }): ReactElement {
  return <span className={`badge ${TONES[status]}`}>{usePromiseWords().statuses[status]}</span>;
}

const OUTCOMES = { CHOSEN: 'is-success', LATER: 'is-information', TOO_LITTLE: 'is-warning', NOT_IN_RULE: 'is-quiet', NOT_ONLINE: 'is-quiet' } as const satisfies Record<PromiseCandidateOutcome, string>;

/** What became of a location. */
export function OutcomeBadge({ outcome }: { readonly outcome: PromiseCandidateOutcome }): ReactElement {
  return <span className={`badge ${OUTCOMES[outcome]}`}>{usePromiseWords().outcomes[outcome]}</span>;
}
