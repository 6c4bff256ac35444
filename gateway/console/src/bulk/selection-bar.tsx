import { lazy, Suspense, useState, type ReactElement } from 'react';
import { useWords } from '../words/use-words.js';
import { BULK_NAMES, type BulkName } from './bulk-names.js';
import type { Selection } from './use-selection.js';

const BulkDialog = lazy(() => import('./bulk-dialog.js').then(({ BulkDialog: component }) => ({ default: component })));

/** How many orders are selected, and what can be done with them. */
export function SelectionBar({ selection: { orders, clear } }: { readonly selection: Selection }): ReactElement | null {
  const { actions, orderWork: { bulk: words } } = useWords();
  const [name, setName] = useState<BulkName>();
  if (orders.length === 0 && name === undefined) return null;
  return (
    <div className="selection" role="group" aria-label={words.selected(orders.length)}>
      <strong role="status">{words.selected(orders.length)}</strong>
      {BULK_NAMES.map((one) => <button key={one} type="button" className="button" aria-haspopup="dialog" onClick={() => { setName(one); }}>{actions.names[one]}</button>)}
      <button type="button" className="button is-quiet" onClick={clear}>{words.clear}</button>
      <Suspense>{name !== undefined && <BulkDialog name={name} orders={orders} onClose={(isDone) => { setName(undefined); if (isDone) clear(); }} />}</Suspense>
    </div>
  );
}
