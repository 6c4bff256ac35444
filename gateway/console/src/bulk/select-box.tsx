import { useEffect, useRef, type ReactElement } from 'react';
import type { ListedOrder } from '../orders/use-orders.js';
import { useWords } from '../words/use-words.js';
import type { Selection } from './use-selection.js';

interface Boxed {
  readonly order: ListedOrder;
  readonly selection: Selection;
}

/** Selects an order; with the shift key all from the last one on. */
export function SelectBox({ order: { id, number }, selection }: Boxed): ReactElement {
  const { orderWork: { bulk: words } } = useWords();
  return <span className="select"><input type="checkbox" aria-label={words.selectOne(number)} checked={selection.has(id)} onClick={({ shiftKey }) => { selection.toggle(id, shiftKey); }} onChange={() => undefined} /></span>;
}

/** The head of the column: selects all orders of the page, or none. */
export function SelectPage({ orders, selection }: { readonly orders: readonly ListedOrder[]; readonly selection: Selection }): ReactElement {
  const { orderWork: { bulk: words } } = useWords();
  const count = orders.filter(({ id }) => selection.has(id)).length;
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => { if (box.current) box.current.indeterminate = count > 0 && count < orders.length; }, [count, orders.length]);
  return <th scope="col" className="is-box"><span className="select"><input ref={box} type="checkbox" aria-label={words.selectPage} checked={count > 0 && count === orders.length} onChange={selection.togglePage} /></span></th>;
}
