/** Records grouped by a common key, in their order. */
export function grouped<T, K = string>(records: readonly T[], nameOf: (record: T) => K): ReadonlyMap<K, T[]> {
  const groups = new Map<K, T[]>();
  for (const record of records) {
    const name = nameOf(record);
    const known = groups.get(name);
    if (known) known.push(record);
    else groups.set(name, [record]);
  }
  return groups;
}

/** Records by their id. */
export const byId = <Id, Row extends { readonly id: Id }>(records: readonly Row[]): ReadonlyMap<Id, Row> => new Map(records.map((record) => [record.id, record]));

/** A list in slices of at most so many. */
export const slices = <T>(all: readonly T[], size: number): readonly (readonly T[])[] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, index) => all.slice(index * size, (index + 1) * size));
