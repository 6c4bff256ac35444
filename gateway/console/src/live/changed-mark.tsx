import { useEffect, useState, type ReactElement } from 'react';
import { useWords } from '../words/use-words.js';
import type { LiveChange } from './changes.js';
import { onChange } from './live.js';

interface Watched {
  readonly kinds: readonly LiveChange['kind'][];
  /** When the list was read. */
  readonly readAt: number;
  readonly onShow: () => void;
}

/** How many orders, or returns, changed since a list was read; its rows stay where they are until somebody asks for the new ones. */
export function ChangedMark({ kinds, readAt, onShow }: Watched): ReactElement {
  const { live: words } = useWords();
  const count = useChangedSince(kinds, readAt);
  return <span role="status">{count > 0 && <button type="button" className="button is-changed" onClick={onShow}>{words.changed(count)}</button>}</span>;
}

function useChangedSince(kinds: Watched['kinds'], readAt: number): number {
  const [count, setCount] = useState(0);
  const watched = kinds.join();
  useEffect(() => {
    const records = new Set<string>();
    setCount(0);
    return onChange(({ kind, id, orderId }) => {
      const record = kind === 'RETURN' || kind === 'PRODUCT' ? id : orderId; // a row of a list of returns is a return, of products a product, any other one an order
      if (record === null || !watched.split(',').includes(kind)) return;
      records.add(record);
      setCount(records.size);
    });
  }, [watched, readAt]);
  return count;
}
