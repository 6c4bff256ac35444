type Given<T> = { [K in keyof T]?: NonNullable<T[K]> };

/** What is not null of some fields. */
export const given = <T extends Readonly<Record<string, unknown>>>(fields: T): Given<T> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null)) as Given<T>; // the same names
