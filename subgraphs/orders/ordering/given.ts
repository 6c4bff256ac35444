/** A record as it is sent: anything may be left out or null. */
export type Given<T> = { readonly [K in keyof T]?: T[K] | null | undefined };

/** What was left out is null inside. */
export const orNull = <T>(value: T | null | undefined): T | null => value ?? null;
