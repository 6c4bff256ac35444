type OrNull<T> = { [K in keyof T]-?: Exclude<T[K], undefined> | null };

/** Values of which those that are not given are null, as the graph takes them. */
export const orNull = <T extends object>(values: T): OrNull<T> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value ?? null])) as OrNull<T>; // the same names
