/** What the address of a page says; what is absent is not asked for. Every value is a text that people can read and share. */
export type AddressSearch<Field extends string> = Readonly<Partial<Record<Field, string>>>;

/** A reader of addresses that knows these fields; what it does not know is left out. */
export const searchReader = <const Fields extends readonly string[]>(fields: Fields) => (query: Readonly<Record<string, unknown>>): AddressSearch<Fields[number]> => {
  const found: Partial<Record<Fields[number], string>> = {};
  fields.forEach((field: Fields[number]) => {
    const value = query[field];
    if (typeof value === 'string' && value !== '') found[field] = value;
  });
  return found;
};
