/** A column of a row holds something else than the JSON its table says. */
export class UnreadableColumn extends Error {
  override readonly name = 'UnreadableColumn';

  constructor(readonly column: string, options?: ErrorOptions) {
    super(`What is stored in ${column} cannot be read`, options);
  }
}

/**
 * Reads the JSON of a row's columns; what is none, or of another shape, is an {@link UnreadableColumn}. Only `readable-rows.ts` has one to give:
 * mappers of rows with JSON find it there, and with it the care for rows that cannot be read.
 */
export interface Stored {
  /** An object whose values are whatever was stored. */
  object(text: string, column: string): object;
  /** An object of single values, as addresses are. */
  texts(text: string, column: string): object;
  /** A list of texts. */
  list(text: string, column: string): readonly string[];
  /** An object that is passed on as it is written. */
  json(text: string, column: string): string;
}

/** The one reader of stored JSON. */
export const STORED: Stored = {
  object: objectIn,
  texts(text, column) {
    const value = objectIn(text, column);
    for (const name in value) if (isNested((value as Readonly<Record<string, unknown>>)[name])) throw new UnreadableColumn(column);
    return value;
  },
  list(text, column) {
    const value = parsed(text, column);
    if (!Array.isArray(value) || !value.every((entry) => typeof entry === 'string')) throw new UnreadableColumn(column);
    return value;
  },
  json(text, column) {
    objectIn(text, column);
    return text;
  },
};

/** A number or a flag is still written as a text; what holds others is not. */
const isNested = (value: unknown): boolean => typeof value === 'object' && value !== null;

function objectIn(text: string, column: string): object {
  const value = parsed(text, column);
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
