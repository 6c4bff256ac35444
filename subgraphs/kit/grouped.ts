/** Records by a name they share, in their order. */
export function grouped<T>(records: readonly T[], nameOf: (record: T) => string): ReadonlyMap<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const record of records) {
    const name = nameOf(record);
    const known = groups.get(name);
    if (known) known.push(record);
    else groups.set(name, [record]);
  }
  return groups;
}
