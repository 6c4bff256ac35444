import type { Selection } from '../bulk/use-selection.js';
import { moveFocus } from '../parts/move-focus.js';
import { useHotkeys } from '../shell/use-hotkeys.js';
import { useOrderSearch } from './use-order-search.js';

interface PageInfo {
  readonly hasNextPage: boolean;
  readonly hasPreviousPage: boolean;
  readonly startCursor: string | null;
  readonly endCursor: string | null;
}

/** The keys of the list: j and k or the arrows go through it (Enter opens, since the links themselves have the focus), n and p turn the page, / begins a search, x selects where something can be done with what is selected. */
export function useListKeys(page: PageInfo | undefined, selection: Selection | undefined): void {
  const { search, turn } = useOrderSearch();
  useHotkeys({
    j: () => { move(1); }, ArrowDown: () => { move(1); }, k: () => { move(-1); }, ArrowUp: () => { move(-1); },
    n: () => { if (page?.hasNextPage === true) turn({ ...withoutCursors(search), after: page.endCursor ?? '' }); },
    p: () => { if (page?.hasPreviousPage === true) turn({ ...withoutCursors(search), before: page.startCursor ?? '' }); },
    x: () => { toggleFocused(selection, false); }, X: () => { toggleFocused(selection, true); },
    '/': () => { document.getElementById('search')?.focus(); },
  });
}

const withoutCursors = ({ after: _after, before: _before, ...search }: ReturnType<typeof useOrderSearch>['search']): typeof search => search;

/** Each order's link, in the order of the list. */
const move = (steps: number): void => { moveFocus('[data-order]', steps); };

/** Select the order whose link has the focus; with the shift key all from the last one on. */
function toggleFocused(selection: Selection | undefined, isRange: boolean): void {
  const id = document.activeElement?.closest<HTMLElement>('[data-row]')?.dataset['row'];
  if (id !== undefined) selection?.toggle(id, isRange);
}
