import { type ReactElement } from 'react';
import { useWords } from '../words/use-words.js';
import { Moves } from './moves.js';
import type { Mapping } from './use-map-codes.js';
import { useTrackingWords } from './use-tracking-words.js';

interface Shown {
  readonly mapping: Mapping;
  readonly onClose: () => void;
}

/** How far a change is, what moved so far, and a way to stop or to go on. */
export function MapProgress({ mapping: { save, phase, done, stop }, onClose }: Shown): ReactElement {
  const { shell } = useWords();
  const words = useTrackingWords();
  const said = { preview: '', saving: words.saving, reading: words.reading, stopped: words.stopped, failed: words.savedMap, done: `${words.savedMap} ${words.finished}` }[phase];
  return (
    <>
      <p role="status">{said}</p>
      {phase === 'reading' && <progress aria-label={words.reading} />}
      {done.events > 0 && <Moves found={{ ...done, hasMore: false }} />}
      <div className="row">
        {phase === 'reading' && <button type="button" className="button" onClick={stop}>{words.stop}</button>}
        {(phase === 'stopped' || phase === 'failed') && <button type="button" className="button is-main" onClick={() => { save.mutate(true); }}>{words.goOn}</button>}
        {phase === 'done' && <button type="button" className="button is-main" autoFocus onClick={onClose}>{shell.close}</button>}
      </div>
    </>
  );
}
