import { useSyncExternalStore } from 'react';

const NARROW = matchMedia('(max-width: 45rem)');

/** Whether the window is too narrow for a table. */
export const useIsNarrow = (): boolean => useSyncExternalStore(subscribe, () => NARROW.matches);

function subscribe(listener: () => void): () => void {
  NARROW.addEventListener('change', listener);
  return () => { NARROW.removeEventListener('change', listener); };
}
