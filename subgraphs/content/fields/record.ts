/** An object as JSON has it. */
export type JsonRecord = Readonly<Record<string, unknown>>;

/** Whether a value is an object, and no list. */
export const isRecord = (value: unknown): value is JsonRecord => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether a value is a list, of whatever. */
export const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);

/** What a record itself has by a name; undefined for what it only inherits. */
export const own = (record: JsonRecord, name: string): unknown => (Object.hasOwn(record, name) ? record[name] : undefined);

/** A path and a step below it. */
export const below = (path: string, step: number | string): string => (path === '' ? String(step) : `${path}.${String(step)}`);
