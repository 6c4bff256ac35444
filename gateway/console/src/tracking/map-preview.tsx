import { useState, type ReactElement } from 'react';
import { Failure } from '../parts/failure.js';
import { Moves } from './moves.js';
import type { Mapping, Reprocessed } from './use-map-codes.js';
import { useTrackingWords } from './use-tracking-words.js';

interface Previewed {
  readonly mapping: Pick<Mapping, 'preview' | 'save'>;
  /** Whether the person may have events read anew. */
  readonly mayRead: boolean;
}

/** What a change would do to parcels and orders, before it is saved. */
export function MapPreview({ mapping: { preview: { data, error, refetch }, save }, mayRead }: Previewed): ReactElement {
  const words = useTrackingWords();
  const [isReading, setIsReading] = useState(true);
  const isKnown = !mayRead || data !== undefined;
  return (
    <>
      {!isKnown && error === null && <p role="status">{words.checking}</p>}
      {!mayRead && <p className="notice">{words.notPreviewed}</p>}
      {error && <Failure error={error} onRetry={() => { void refetch(); }} />}
      {data && <Found found={data} isReading={isReading} onRead={setIsReading} />}
      <div className="row"><button type="button" className="button is-main" disabled={!isKnown} onClick={() => { save.mutate(isReading && data !== undefined && data.events > 0); }}>{words.save}</button></div>
    </>
  );
}

interface Choosing {
  readonly found: Reprocessed;
  readonly isReading: boolean;
  readonly onRead: (isReading: boolean) => void;
}

function Found({ found, isReading, onRead }: Choosing): ReactElement {
  const words = useTrackingWords();
  if (found.events === 0) return <p>{words.nothingMoves}</p>;
  return (
    <>
      <h3>{words.wouldMove}</h3>
      <Moves found={found} />
      <label className="row"><input type="checkbox" checked={isReading} onChange={({ target }) => { onRead(target.checked); }} /> {words.earlier}</label>
      <p className="soft">{words.fromNowOn}</p>
    </>
  );
}
