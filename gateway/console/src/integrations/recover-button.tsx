import { lazy, Suspense, useState, type ReactElement } from 'react';
import { useWords } from '../words/use-words.js';

const RecoverDialog = lazy(() => import('./recover-dialog.js').then(({ RecoverDialog: component }) => ({ default: component })));

/** Begins to send again what was given up. */
export function RecoverButton({ connection }: { readonly connection: string }): ReactElement {
  const { integrations: words } = useWords();
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <button type="button" className="button" aria-haspopup="dialog" onClick={() => { setIsAsking(true); }}>{words.recover}</button>
      <Suspense>{isAsking && <RecoverDialog connection={connection} onClose={() => { setIsAsking(false); }} />}</Suspense>
    </>
  );
}
