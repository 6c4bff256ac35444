import { moveFocus } from './move-focus.js';
import { useHotkeys } from '../shell/use-hotkeys.js';
import type { PageInfo } from './page-links.js';
import type { PageSearch } from './pages-of.js';

/** The keys of a list: j and k or the arrows go through its links, which a selector finds (Enter opens, since they have the focus), n and p turn the page. */
export function useRowKeys(page: PageInfo | undefined, go: (search: PageSearch) => void, links = '[data-row]'): void {
  const move = (steps: number): void => { moveFocus(links, steps); };
  useHotkeys({
    j: () => { move(1); }, ArrowDown: () => { move(1); }, k: () => { move(-1); }, ArrowUp: () => { move(-1); },
    n: () => { if (page?.hasNextPage === true) go({ after: page.endCursor ?? '' }); },
    p: () => { if (page?.hasPreviousPage === true) go({ before: page.startCursor ?? '' }); },
  });
}
