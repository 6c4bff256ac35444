/** Fulfillment orders that polls left out while the database could not write, by company: afterwards they get a new poll-visible time, because their warehouse may then only ask for later changes. */
export interface LeftOut {
  add(companyId: number, ids: readonly string[]): void;
  of(companyId: number): readonly string[];
  remove(companyId: number, ids: readonly string[]): void;
}

/** The most ids remembered per company. */
export const MOST_LEFT_OUT = 10_000;

/** An empty in-memory list; per company it keeps the first ten thousand. */
export function leftOut(): LeftOut {
  const byCompany = new Map<number, Set<string>>();
  return {
    add(companyId, ids) {
      const known = byCompany.get(companyId) ?? new Set();
      for (const id of ids) if (known.size < MOST_LEFT_OUT) known.add(id);
      if (known.size > 0) byCompany.set(companyId, known);
    },
    of: (companyId) => [...byCompany.get(companyId) ?? []],
    remove(companyId, ids) {
      const known = byCompany.get(companyId);
      for (const id of ids) known?.delete(id);
      if (known?.size === 0) byCompany.delete(companyId);
    },
  };
}
