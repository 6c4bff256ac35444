/** The value of a name, made when it is asked for first. */
export type OnceByName<T> = (name: string, make: () => T) => T;

/** Makes values once by name, for as long as it is held itself: many answers that are computed together share what is the same in them. */
export function onceByName<T>(): OnceByName<T> {
  const made = new Map<string, { readonly value: T }>();
  return (name, make) => {
    const known = made.get(name);
    if (known) return known.value;
    const value = make();
    made.set(name, { value });
    return value;
  };
}
