import { useQueryClient } from '@tanstack/react-query';
import { type ReactElement } from 'react';
import { codeOf } from '../graph/graph-failure.js';
import { DialogBox } from '../parts/dialog-box.js';
import { Failure } from '../parts/failure.js';
import { useMay } from '../shell/use-may.js';
import type { CodeChange } from './code-change.js';
import { MapPreview } from './map-preview.js';
import { MapProgress } from './map-progress.js';
import { MeaningBadge } from './meaning-badge.js';
import { useMapCodes } from './use-map-codes.js';
import { useTrackingWords } from './use-tracking-words.js';

interface Asked {
  readonly connectionId: string;
  readonly changes: readonly CodeChange[];
  readonly onClose: () => void;
}

/** Shows what a change of a carrier's map would do to parcels and orders, saves it, and reads anew what came earlier. */
export function MapDialog({ connectionId, changes, onClose }: Asked): ReactElement {
  const words = useTrackingWords();
  const mayRead = useMay('commerce.manage');
  const mapping = useMapCodes({ connectionId, changes, mayRead });
  const { save, phase } = mapping;
  return (
    <DialogBox title={words.mapTitle} onClose={onClose} isWide isKept={save.isPending}>
      <ul className="events">{changes.map((change) => <Changed key={change.code} change={change} />)}</ul>
      {phase === 'preview' ? <MapPreview mapping={mapping} mayRead={mayRead} /> : <MapProgress mapping={mapping} onClose={onClose} />}
      {save.error && <Failed error={save.error} onClose={onClose} />}
    </DialogBox>
  );
}

function Changed({ change: { code, before, status } }: { readonly change: CodeChange }): ReactElement {
  const words = useTrackingWords();
  return <li className="row"><strong className="mono">{code}</strong>{before === null ? <span className="soft">{words.asBefore}</span> : <MeaningBadge meaning={before} />}<span aria-hidden="true">→</span><MeaningBadge meaning={status} /></li>;
}

/** Somebody else may have mapped the same code meanwhile: then the map is read again, and nothing of theirs is lost. */
function Failed({ error, onClose }: { readonly error: Error; readonly onClose: () => void }): ReactElement {
  const words = useTrackingWords();
  const client = useQueryClient();
  const again = (): void => {
    void client.invalidateQueries({ predicate: ({ queryKey: [name] }) => name !== 'mapping' });
    onClose();
  };
  if (codeOf(error) !== 'CONFLICT') return <Failure error={error} />;
  return (
    <div className="notice is-warning" role="alert">
      <p><strong>{words.conflict}</strong></p>
      <p>{error.message}</p>
      <button type="button" className="button" onClick={again}>{words.readAgain}</button>
    </div>
  );
}
