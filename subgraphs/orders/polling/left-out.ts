/** Parts that polls left out while nothing could be stored, by company: they are visible anew once it can, for their warehouse may ask for later changes only by then. */
export interface LeftOut {
  add(companyId: number, ids: readonly string[]): void;
  of(companyId: number): readonly string[];
  remove(companyId: number, ids: readonly string[]): void;
}

/** So many of a company are remembered. */
export const MOST_LEFT_OUT = 10_000;

/** An empty list of a process; of one company it keeps the first ten thousand. */
export function leftOut(): LeftOut {
  const parts = new Map<number, Set<string>>();
  return {
    add(companyId, ids) {
      const known = parts.get(companyId) ?? new Set();
      for (const id of ids) if (known.size < MOST_LEFT_OUT) known.add(id);
      if (known.size > 0) parts.set(companyId, known);
    },
    of: (companyId) => [...parts.get(companyId) ?? []],
    remove(companyId, ids) {
      const known = parts.get(companyId);
      for (const id of ids) known?.delete(id);
      if (known?.size === 0) parts.delete(companyId);
    },
  };
}
