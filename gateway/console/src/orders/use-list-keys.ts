import type { Selection } from '../bulk/use-selection.js';
import type { PageInfo } from '../parts/page-links.js';
import { fromFirstPage } from '../parts/pages-of.js';
import { useRowKeys } from '../parts/use-row-keys.js';
import { useHotkeys } from '../shell/use-hotkeys.js';
import { useOrderSearch } from './use-order-search.js';

/** The keys of the list: those of every list, / begins a search, x selects where something can be done with what is selected. */
export function useListKeys(page: PageInfo | undefined, selection: Selection | undefined): void {
  const { search, turn } = useOrderSearch();
  useRowKeys(page, (cursors) => { turn({ ...fromFirstPage(search), ...cursors }); }, '[data-order]');
  useHotkeys({
    x: () => { toggleFocused(selection, false); }, X: () => { toggleFocused(selection, true); },
  });
}

/** Select the order whose link has the focus; with the shift key all from the last one on. */
function toggleFocused(selection: Selection | undefined, isRange: boolean): void {
  const id = document.activeElement?.closest<HTMLElement>('[data-row]')?.dataset['row'];
  if (id !== undefined) selection?.toggle(id, isRange);
}
