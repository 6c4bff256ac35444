import { type ReactElement } from 'react';
import type { TrackingStatus } from '#contract/schema.generated.js';
import { MEANINGS } from './meaning-badge.js';
import { useTrackingWords } from './use-tracking-words.js';

interface Chosen {
  /** Whose meaning it is, for who does not see the row. */
  readonly code: string;
  readonly value: TrackingStatus | '';
  readonly proposal?: TrackingStatus | null;
  readonly onChoose: (meaning: TrackingStatus | '') => void;
}

/** A choice of what a code means. */
export function MeaningChoice({ code, value, proposal = null, onChoose }: Chosen): ReactElement {
  const words = useTrackingWords();
  return (
    <select aria-label={`${words.meaning} (${code})`} value={value} onChange={({ target }) => { onChoose(MEANINGS.find((one) => one === target.value) ?? ''); }}>
      <option value="">{words.choose}</option>
      {MEANINGS.map((one) => <option key={one} value={one}>{one === proposal ? words.proposed(words.meanings[one]) : words.meanings[one]}</option>)}
    </select>
  );
}
