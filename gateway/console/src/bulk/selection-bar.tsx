import { lazy, Suspense, useEffect, useState, type ReactElement } from 'react';
import { useWords } from '../words/use-words.js';
import { BULK_NAMES, type BulkName } from './bulk-names.js';
import type { Selection } from './use-selection.js';

const load = () => import('./bulk-dialog.js').then(({ BulkDialog: component }) => ({ default: component }));
const BulkDialog = lazy(load);

/** How many orders are selected, and what can be done with them. */
export function SelectionBar({ selection: { orders, clear } }: { readonly selection: Selection }): ReactElement | null {
  const { actions, orderWork: { bulk: words } } = useWords();
  const [name, setName] = useState<BulkName>();
  const isUsed = orders.length > 0;
  useEffect(() => { if (isUsed) load().catch(() => undefined); }, [isUsed]); // it opens at once, and without a network too
  if (!isUsed && name === undefined) return null;
  const finish = (): void => {
    clear();
    requestAnimationFrame(() => { document.getElementById('content')?.focus({ preventScroll: true }); }); // the bar that had the focus is gone
  };
  return (
    <div className="selection" role="group" aria-label={words.selected(orders.length)}>
      <strong role="status">{words.selected(orders.length)}</strong>
      {BULK_NAMES.map((one) => <button key={one} type="button" className="button" aria-haspopup="dialog" onClick={() => { setName(one); }}>{actions.names[one]}</button>)}
      <button type="button" className="button is-quiet" onClick={clear}>{words.clear}</button>
      <Suspense>{name !== undefined && <BulkDialog name={name} orders={orders} onClose={(isDone) => { setName(undefined); if (isDone) finish(); }} />}</Suspense>
    </div>
  );
}
