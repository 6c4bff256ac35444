import { useEffect, useRef } from 'react';

/** What keys do, by the key, or by two with a space between them that are pressed one after the other. */
export type Hotkeys = Readonly<Record<string, () => void>>;

/** Let keys do something while a page is shown, but where text is entered, a choice is made, or a dialog is open; a box of the list leaves them on. */
export function useHotkeys(keys: Hotkeys): void {
  const latest = useRef(keys);
  useEffect(() => { latest.current = keys; });
  useEffect(() => {
    let before = '';
    const press = (event: KeyboardEvent): void => {
      if (isForSomethingElse(event)) return;
      const action = latest.current[`${before} ${event.key}`] ?? latest.current[event.key];
      before = event.key;
      if (!action) return;
      event.preventDefault();
      action();
    };
    document.addEventListener('keydown', press);
    return () => { document.removeEventListener('keydown', press); };
  }, []);
}

const isForSomethingElse = ({ target, ctrlKey, metaKey, altKey, defaultPrevented }: KeyboardEvent): boolean =>
  defaultPrevented || ctrlKey || metaKey || altKey || (target instanceof Element && target.closest('input:not([type="checkbox"]), select, textarea, [contenteditable], [role="dialog"]') !== null);
