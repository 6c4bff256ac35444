import { lazy, Suspense, useState, type ReactElement } from 'react';
import type { Confirmed } from './confirmed.js';
import { usePeopleWords } from './use-people-words.js';

const ConfirmDialog = lazy(() => import('./confirm-dialog.js').then(({ ConfirmDialog: component }) => ({ default: component })));

/** Offers a change that is confirmed. What it is about stands beside the button, or is told to who does not see that. */
export function ConfirmButton({ change, isAlone = false }: { readonly change: Confirmed; readonly isAlone?: boolean }): ReactElement {
  const words = usePeopleWords();
  const [open, setOpen] = useState<Confirmed>();
  return (
    <>
      <button type="button" className="button" aria-haspopup="dialog" onClick={() => { setOpen(change); }}>{words.changes[change.name]}{!isAlone && <span className="unseen"> {change.about}</span>}</button>
      <Suspense>{open && <ConfirmDialog change={open} onClose={() => { setOpen(undefined); }} />}</Suspense>
    </>
  );
}
