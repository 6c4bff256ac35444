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
