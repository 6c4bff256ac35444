/** A column of a row does not hold the JSON its table declares. */
export class UnreadableColumn extends Error {
  override readonly name = 'UnreadableColumn';

  constructor(readonly column: string, options?: ErrorOptions) {
    super(`What is stored in ${column} cannot be read`, options);
  }
}

/** The shapes of a value that is no text, number or boolean. */
export type Shape = 'list' | 'null' | 'object';

/**
 * Reads the JSON of a row's columns, and such as have a closed set of values; invalid JSON, or one of another shape, and any other value throws {@link UnreadableColumn}. Only `readable-rows.ts` provides it:
 * mappers of rows with JSON get it there, with the handling of unreadable rows.
 */
export interface Stored {
  /** An object with values of any type. */
  object(text: string, column: string): object;
  /** An object of texts, as addresses are: numbers and booleans become text; objects and lists are refused. */
  texts(text: string, column: string): object;
  /** A list of texts. */
  list(text: string, column: string): readonly string[];
  /** A list of objects of texts, each as {@link Stored.texts}. */
  records(text: string, column: string): readonly object[];
  /** An object that is passed on unchanged. */
  json(text: string, column: string): string;
  /** Any value, as it was stored. */
  value(text: string, column: string): unknown;
  /** A value of one of some shapes. */
  shaped(text: string, shapes: readonly Shape[], column: string): unknown;
  /** A tag of letters, digits, - and _, which can become a header. */
  tag(text: string, column: string): string;
  /** A time, which can become another form of it. */
  instant(text: string, column: string): string;
  /** One of some words. */
  word<Word extends string>(text: Word, words: readonly Word[], column: string): Word;
  /** A whole number; SQLite's columns take any text. */
  whole(value: number, column: string): number;
}

/** The one reader of stored JSON. */
export const STORED: Stored = {
  object: objectIn,
  texts: (text, column) => textsOf(objectIn(text, column), column),
  list(text, column) {
    const value = parsed(text, column);
    if (!Array.isArray(value) || !value.every((entry) => typeof entry === 'string')) throw new UnreadableColumn(column);
    return value;
  },
  records(text, column) {
    const value = parsed(text, column);
    if (!Array.isArray(value)) throw new UnreadableColumn(column);
    return value.map((entry) => textsOf(asObject(entry, column), column));
  },
  json(text, column) {
    objectIn(text, column);
    return text;
  },
  value: parsed,
  shaped(text, shapes, column) {
    const value = parsed(text, column);
    if (!shapes.includes(shapeOf(value, column))) throw new UnreadableColumn(column);
    return value;
  },
  tag(text, column) {
    if (!TAG.test(text)) throw new UnreadableColumn(column);
    return text;
  },
  instant(text, column) {
    if (Number.isNaN(Date.parse(text))) throw new UnreadableColumn(column);
    return text;
  },
  word(text, words, column) {
    if (!words.includes(text)) throw new UnreadableColumn(column);
    return text;
  },
  whole(value, column) {
    if (!Number.isSafeInteger(value)) throw new UnreadableColumn(column);
    return value;
  },
};

const TAG = /^[\w-]+$/;

function shapeOf(value: unknown, column: string): Shape {
  if (typeof value !== 'object') throw new UnreadableColumn(column);
  if (value === null) return 'null';
  return Array.isArray(value) ? 'list' : 'object';
}

function textsOf(value: object, column: string): object {
  for (const name in value) {
    const entry = (value as Readonly<Record<string, unknown>>)[name];
    if (typeof entry === 'object' && entry !== null) throw new UnreadableColumn(column);
    if (typeof entry === 'number' || typeof entry === 'boolean') Object.assign(value, { [name]: String(entry) });
  }
  return value;
}

function objectIn(text: string, column: string): object {
  return asObject(parsed(text, column), column);
}

function asObject(value: unknown, column: string): object {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new UnreadableColumn(column);
  return value;
}

function parsed(text: string, column: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch (cause) {
    throw new UnreadableColumn(column, { cause });
  }
}

/** What is stored, or something instead where it cannot be read: for migrations, which may not end at a damaged row. */
export function readableOr<T>(instead: T, read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (error instanceof UnreadableColumn) return instead;
    throw error;
  }
}
