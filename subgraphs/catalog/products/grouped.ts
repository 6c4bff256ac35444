/** Rows by a name of theirs, in the order they came. */
export function grouped<K, T>(rows: readonly T[], nameOf: (row: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  for (const row of rows) {
    const known = groups.get(nameOf(row));
    if (known) known.push(row);
    else groups.set(nameOf(row), [row]);
  }
  return groups;
}
