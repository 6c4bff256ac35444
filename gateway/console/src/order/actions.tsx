import { lazy, Suspense, useState, type ReactElement } from 'react';
import { useMayWrite } from '../shell/use-may-write.js';
import { useWords } from '../words/use-words.js';
import type { Action } from './action.js';
import { useActionName } from './use-action-name.js';

const ActionDialog = lazy(() => import('./action-dialog.js').then(({ ActionDialog: component }) => ({ default: component })));

interface Offered {
  /** The order or return, as its page shows it. */
  readonly record: object;
  readonly subject?: 'order' | 'return';
  readonly actions: readonly Action[];
  /** Those that are folded away. */
  readonly more?: readonly Action[];
}

/** A button for each action; whoever may only look is told so. */
export function Actions({ record, subject = 'order', actions, more = [] }: Offered): ReactElement | null {
  const { actions: words, orderWork } = useWords();
  const nameOf = useActionName();
  const [chosen, setChosen] = useState<Action>();
  const mayWrite = useMayWrite();
  if (actions.length + more.length === 0 || mayWrite === undefined) return null;
  if (!mayWrite) return <p className="soft">{words.readOnly}</p>;
  const button = (action: Action): ReactElement => <button key={action.name} type="button" className="button" aria-haspopup="dialog" onClick={() => { setChosen(action); }}>{nameOf(action)}</button>;
  return (
    <>
      <Buttons title={words.title}>{actions.map(button)}</Buttons>
      {more.length > 0 && <details className="fold"><summary>{orderWork.more}</summary><div className="filters row">{more.map(button)}</div></details>}
      <Suspense>{chosen && <ActionDialog record={record} subject={subject} action={chosen} onClose={() => { setChosen(undefined); }} />}</Suspense>
    </>
  );
}

function Buttons({ title, children }: { readonly title: string; readonly children: readonly ReactElement[] }): ReactElement | null {
  return children.length === 0 ? null : <div className="row" role="group" aria-label={title}>{children}</div>;
}
