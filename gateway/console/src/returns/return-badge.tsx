import { type ReactElement } from 'react';
import type { ReturnStatus } from '#contract/schema.generated.js';
import { useWords } from '../words/use-words.js';

const TONES = {
  REQUESTED: 'is-warning', AWAITING_RECEIPT: 'is-information', IN_TRANSIT: 'is-information', RECEIVED: 'is-information', COMPLIANT: 'is-success', NOT_COMPLIANT: 'is-error', CLOSED: 'is-quiet', CANCELLED: 'is-quiet',
} as const satisfies Record<ReturnStatus, string>;

/** The state of a return, in words and in colour. */
export function ReturnBadge({ status }: { readonly status: ReturnStatus }): ReactElement {
  const { statuses } = useWords();
  return <span className={`badge ${TONES[status]}`}>{statuses.return[status]}</span>;
}
