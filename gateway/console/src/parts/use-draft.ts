import { useBlocker } from '@tanstack/react-router';
import { useRef, useState } from 'react';

/** Something that is being changed and not saved yet. */
interface Draft<Value> {
  readonly draft: Value;
  readonly change: (changed: Partial<Value>) => void;
  readonly isChanged: boolean;
  /** What was changed is saved: leaving asks nothing. */
  readonly settle: () => void;
}

/** Which record an address is about; the rest of the address may change without harm to a draft. */
const recordOf = ({ pathname, search }: { readonly pathname: string; readonly search: object }): string => `${pathname} ${'location' in search ? String(search.location) : ''}`;

/** A draft of what is stored; leaving its record with changes asks first. */
export function useDraft<Value extends object>(stored: Value, question: string): Draft<Value> {
  const [draft, setDraft] = useState(stored);
  const isSettled = useRef(false);
  const isChanged = JSON.stringify(draft) !== JSON.stringify(stored);
  const isOpen = (): boolean => isChanged && !isSettled.current;
  useBlocker({ shouldBlockFn: ({ current, next }) => isOpen() && recordOf(current) !== recordOf(next) && !window.confirm(question), enableBeforeUnload: isOpen });
  return { draft, isChanged, change: (changed) => { setDraft((before) => ({ ...before, ...changed })); }, settle: () => { isSettled.current = true; } };
}
