import { useRef, useState } from 'react';
import type { ListedOrder } from '../orders/use-orders.js';

/** As many as the graph takes at once. */
export const MOST_SELECTED = 500;

/** Which orders are selected, on this page and on those before. */
export interface Selection {
  readonly orders: readonly ListedOrder[];
  readonly has: (id: string) => boolean;
  /** Select or unselect an order of the page; with `isRange` all from the last one on. */
  readonly toggle: (id: string, isRange?: boolean) => void;
  readonly togglePage: () => void;
  readonly clear: () => void;
}

/** Orders that are selected in a list, by what it knows of them; another search begins anew. */
export function useSelection(page: readonly ListedOrder[], search: string): Selection {
  const [chosen, setChosen] = useState<{ readonly search: string; readonly orders: ReadonlyMap<string, ListedOrder> }>({ search, orders: new Map() });
  const last = useRef<string | undefined>(undefined);
  const selected = chosen.search === search ? chosen.orders : NONE;
  const set = (orders: readonly ListedOrder[], isOn: boolean): void => {
    const next = new Map(selected);
    for (const order of orders) {
      if (isOn && next.size < MOST_SELECTED) next.set(order.id, order);
      else next.delete(order.id);
    }
    setChosen({ search, orders: next });
  };
  return {
    orders: [...selected.values()].map((order) => page.find(({ id }) => id === order.id) ?? order),
    has: (id) => selected.has(id),
    toggle: (id, isRange = false) => {
      set(between(page, isRange ? last.current : undefined, id), !selected.has(id));
      last.current = id;
    },
    togglePage: () => { set(page, !page.every(({ id }) => selected.has(id))); },
    clear: () => { setChosen({ search, orders: new Map() }); },
  };
}

const NONE: ReadonlyMap<string, ListedOrder> = new Map();

/** The orders from one to another, whichever is the first; the other alone without a first one. */
function between(page: readonly ListedOrder[], from: string | undefined, to: string): readonly ListedOrder[] {
  const end = page.findIndex(({ id }) => id === to);
  const found = page.findIndex(({ id }) => id === from);
  const begin = found === -1 ? end : found;
  return page.slice(Math.min(begin, end), Math.max(begin, end) + 1);
}
