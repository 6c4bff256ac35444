import { lazy, Suspense, useState, type ReactElement } from 'react';
import { usePerson } from '../shell/use-person.js';
import { useWords } from '../words/use-words.js';
import type { Action } from './action.js';
import type { Order } from './use-order.js';

const ActionDialog = lazy(() => import('./action-dialog.js').then(({ ActionDialog: component }) => ({ default: component })));

interface Offered {
  readonly order: Order;
  readonly actions: readonly Action[];
}

/** A button for each action; whoever may only look is told so. */
export function Actions({ order, actions }: Offered): ReactElement | null {
  const { actions: words } = useWords();
  const [chosen, setChosen] = useState<Action>();
  const permissions = usePerson()?.me?.permissions ?? [];
  if (actions.length === 0) return null;
  if (!permissions.includes('commerce.write')) return <p className="soft">{words.readOnly}</p>;
  return (
    <div className="row" role="group" aria-label={words.title}>
      {actions.map((action) => <button key={action.name} type="button" className="button" aria-haspopup="dialog" onClick={() => { setChosen(action); }}>{words.names[action.name]}</button>)}
      <Suspense>{chosen && <ActionDialog order={order} action={chosen} onClose={() => { setChosen(undefined); }} />}</Suspense>
    </div>
  );
}
