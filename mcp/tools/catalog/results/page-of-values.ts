import { Failure } from '#contract/failure.js';

interface Asked {
  readonly limit: number;
  readonly cursor?: string | undefined;
  /** Words, all of which a value must have, in any capitals. */
  readonly search?: string | undefined;
}

/** A page of values that the graph answers all at once; the cursor is the code of the last one. Throws BAD_CURSOR. */
export function pageOfValues<T extends { readonly code: string }>(values: readonly T[], { limit, cursor, search = '' }: Asked): { items: T[]; total: number; next_cursor?: string } {
  const words = search.toLowerCase().split(' ').filter((word) => word !== '');
  const found = values.filter((value) => words.every((word) => textOf(value).includes(word)));
  const before = cursor === undefined ? -1 : found.findIndex(({ code }) => code === cursor);
  if (cursor !== undefined && before < 0) throw new Failure('BAD_CURSOR', 'The cursor is of another list, or its value was removed: begin again without it');
  const items = found.slice(before + 1, before + 1 + limit);
  const last = items.at(-1);
  return { items, total: found.length, ...(last && before + 1 + limit < found.length && { next_cursor: last.code }) };
}

const textOf = (value: object): string => Object.values(value).filter((text) => typeof text === 'string').join(' ').toLowerCase();
