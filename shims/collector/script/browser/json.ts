/** What the collector takes in an event: names with texts, numbers and booleans. */
export type Fields = Readonly<Record<string, unknown>>;

/** JSON of what is sent, without fields that say nothing. Old libraries give every array and object a `toJSON` of their own, which `JSON.stringify` obeys; of texts and numbers it asks none. */
export function json(value: unknown): string {
  if (value instanceof Array) return `[${value.map((one: unknown) => json(one)).join()}]`;
  if (!isFields(value)) return JSON.stringify(value);
  return `{${Object.keys(value).filter((name) => value[name] !== undefined && value[name] !== '').map((name) => `${JSON.stringify(name)}:${json(value[name])}`).join()}}`;
}

/** Whether a value has fields to read. */
export const isFields = (value: unknown): value is Fields => value instanceof Object;
