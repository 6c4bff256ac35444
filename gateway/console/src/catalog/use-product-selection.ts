import { useRef, useState } from 'react';
import type { ListedProduct } from './use-products.js';

/** As many as the graph takes at once. */
const MOST_SELECTED = 200;

/** Which products are selected, on this page and on those before. */
export interface ProductSelection {
  readonly products: readonly ListedProduct[];
  readonly has: (id: number) => boolean;
  /** Select or unselect a product of the page; with `isRange` all from the last one on. */
  readonly toggle: (id: number, isRange?: boolean) => void;
  readonly togglePage: () => void;
  readonly clear: () => void;
}

/** Products that are selected in a list, by what it knows of them; another search begins anew. */
export function useProductSelection(page: readonly ListedProduct[], search: string): ProductSelection {
  const [chosen, setChosen] = useState<{ readonly search: string; readonly products: ReadonlyMap<number, ListedProduct> }>({ search, products: NONE });
  const last = useRef<number | undefined>(undefined);
  const selected = chosen.search === search ? chosen.products : NONE;
  const set = (products: readonly ListedProduct[], isOn: boolean): void => {
    const next = new Map(selected);
    for (const product of products) {
      if (isOn && next.size < MOST_SELECTED) next.set(product.id, product);
      else next.delete(product.id);
    }
    setChosen({ search, products: next });
  };
  return {
    products: [...selected.values()].map((product) => page.find(({ id }) => id === product.id) ?? product),
    has: (id) => selected.has(id),
    toggle: (id, isRange = false) => {
      set(between(page, isRange ? last.current : undefined, id), !selected.has(id));
      last.current = id;
    },
    togglePage: () => { set(page, !page.every(({ id }) => selected.has(id))); },
    clear: () => { setChosen({ search, products: NONE }); },
  };
}

const NONE: ReadonlyMap<number, ListedProduct> = new Map();

/** The products from one to another, whichever is the first; the other alone without a first one. */
function between(page: readonly ListedProduct[], from: number | undefined, to: number): readonly ListedProduct[] {
  const end = page.findIndex(({ id }) => id === to);
  const found = page.findIndex(({ id }) => id === from);
  const begin = found === -1 ? end : found;
  return page.slice(Math.min(begin, end), Math.max(begin, end) + 1);
}
