import { type ReactElement } from 'react';
import { useEditing } from '../editor/editing.js';
import { useContentWords } from '../use-content-words.js';

interface Moved {
  readonly name: string;
  readonly place: number;
  readonly count: number;
  readonly onMove: (to: number) => void;
  readonly onRemove: () => void;
}

/** Moves a row up and down, and takes it out. */
export function Moves({ name, place, count, onMove, onRemove }: Moved): ReactElement | null {
  const words = useContentWords();
  const { isFixed } = useEditing();
  if (isFixed) return null;
  return (
    <span className="moves">
      <button type="button" className="button is-quiet" aria-label={words.upOf(name)} title={words.upOf(name)} aria-disabled={place === 0} onClick={() => { if (place > 0) onMove(place - 1); }}>↑</button>
      <button type="button" className="button is-quiet" aria-label={words.downOf(name)} title={words.downOf(name)} aria-disabled={place === count - 1} onClick={() => { if (place < count - 1) onMove(place + 1); }}>↓</button>
      <button type="button" className="button is-quiet" aria-label={words.removeOf(name)} title={words.removeOf(name)} onClick={onRemove}>×</button>
    </span>
  );
}
