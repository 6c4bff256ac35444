import { useBlocker } from '@tanstack/react-router';
import { lazy, Suspense, type ReactElement } from 'react';
import { useContentWords } from '../use-content-words.js';

const DialogBox = lazy(() => import('../../parts/dialog-box.js').then(({ DialogBox: component }) => ({ default: component })));

/** Asks before a page is left with something that was not saved. */
export function LeaveDialog({ isChanged, onSave }: { readonly isChanged: boolean; readonly onSave: () => Promise<unknown> }): ReactElement | null {
  const words = useContentWords();
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: ({ current, next }) => isChanged && (current.pathname !== next.pathname || localeIn(current.search) !== localeIn(next.search)),
    enableBeforeUnload: isChanged, withResolver: true,
  });
  if (status !== 'blocked') return null;
  const saveAndGo = (): void => { onSave().then(proceed, reset); }; // what was refused is said on the page
  return (
    <Suspense>
      <DialogBox title={words.leaveTitle} onClose={reset}>
        <p>{words.leaveAdvice}</p>
        <div className="row">
          <button type="button" className="button is-main" autoFocus onClick={saveAndGo}>{words.saveAndLeave}</button>
          <button type="button" className="button" onClick={reset}>{words.stay}</button>
          <button type="button" className="button is-quiet" onClick={proceed}>{words.leave}</button>
        </div>
      </DialogBox>
    </Suspense>
  );
}

const localeIn = (search: object): unknown => Object.entries(search).find(([name]) => name === 'locale')?.[1];
