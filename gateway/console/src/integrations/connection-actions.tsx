import { lazy, Suspense, useState, type ReactElement } from 'react';
import { useWords } from '../words/use-words.js';
import { connectionChanges, type Change } from './connection-changes.js';
import type { Connection } from './use-connection.js';

const ChangeDialog = lazy(() => import('./change-dialog.js').then(({ ChangeDialog: component }) => ({ default: component })));
const EditDialog = lazy(() => import('./edit-dialog.js').then(({ EditDialog: component }) => ({ default: component })));

/** What can be done with a connection. Whoever sees one manages it: the graph shows it to nobody else. */
export function ConnectionActions({ connection }: { readonly connection: Connection }): ReactElement {
  const { integrations: words, actions } = useWords();
  const [chosen, setChosen] = useState<Change | 'edit'>();
  const close = (): void => { setChosen(undefined); };
  return (
    <div className="row" role="group" aria-label={actions.title}>
      <button type="button" className="button" aria-haspopup="dialog" onClick={() => { setChosen('edit'); }}>{words.edit}</button>
      {connectionChanges(connection).map((change) => <button key={change.name} type="button" className="button" aria-haspopup="dialog" onClick={() => { setChosen(change); }}>{words.changes[change.name]}</button>)}
      <Suspense>
        {chosen === 'edit' && <EditDialog connection={connection} onClose={close} />}
        {chosen !== undefined && chosen !== 'edit' && <ChangeDialog change={chosen} name={connection.name} onClose={close} />}
      </Suspense>
    </div>
  );
}
