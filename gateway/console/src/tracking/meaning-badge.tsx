import { type ReactElement } from 'react';
import type { TrackingStatus } from '#contract/schema.generated.js';
import { useTrackingWords } from './use-tracking-words.js';

/** What carriers say of a parcel, in the order of its way. */
export const MEANINGS = ['PENDING', 'PICKED_UP', 'IN_TRANSIT', 'HELD', 'OUT_FOR_DELIVERY', 'DELIVERED', 'EXCEPTION', 'RETURNED_TO_SENDER'] as const satisfies readonly TrackingStatus[];

const TONES = {
  PENDING: 'is-quiet', PICKED_UP: 'is-information', IN_TRANSIT: 'is-information', OUT_FOR_DELIVERY: 'is-information', HELD: 'is-warning', DELIVERED: 'is-success', EXCEPTION: 'is-error', RETURNED_TO_SENDER: 'is-error',
} as const satisfies Record<TrackingStatus, string>;

/** What a code or an event means, in words and in colour; none is a warning. */
export function MeaningBadge({ meaning }: { readonly meaning: TrackingStatus | null }): ReactElement {
  const words = useTrackingWords();
  return <span className={`badge ${meaning === null ? 'is-warning' : TONES[meaning]}`}>{meaning === null ? words.noMeaning : words.meanings[meaning]}</span>;
}
