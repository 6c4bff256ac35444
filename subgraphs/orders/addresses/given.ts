/** A record as it is sent: anything may be left out or null. */
export type Given<T> = { readonly [K in keyof T]?: T[K] | null | undefined };

/** What was left out is null inside. */
export const orNull = <T>(value: T | null | undefined): T | null => value ?? null;

/** What is made of a record that was sent; null where none was. */
export const made = <T, R>(given: T | null | undefined, make: (given: T) => R): R | null => (given == null ? null : make(given));
