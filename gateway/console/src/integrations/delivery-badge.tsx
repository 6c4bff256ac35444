import { type ReactElement } from 'react';
import type { DeliveryState } from '#contract/schema.generated.js';
import { useWords } from '../words/use-words.js';

const TONES = { WAITING: 'is-information', DELIVERED: 'is-success', GIVEN_UP: 'is-error', SUPPRESSED: '' } as const satisfies Record<DeliveryState, string>;

/** What became of a delivery; one that waits after a failure is a warning. */
export function DeliveryBadge({ state, attempts }: { readonly state: DeliveryState; readonly attempts: readonly object[] }): ReactElement {
  const { integrations: words } = useWords();
  const isRetried = state === 'WAITING' && attempts.length > 0;
  return <span className={`badge ${isRetried ? 'is-warning' : TONES[state]}`}>{isRetried ? words.isRetried : words.deliveryStates[state]}</span>;
}
