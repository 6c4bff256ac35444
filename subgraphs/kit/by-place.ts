interface Placed {
  readonly place: number;
}

/**
 * Compares rows by their place under a parent. A page's rows are read in the order of their key and sorted here, all at once: for an ORDER BY that no
 * index serves SQLite sorts the few rows of each parent on their own, which costs as much as reading them.
 */
export const byPlace = (a: Placed, b: Placed): number => a.place - b.place;
