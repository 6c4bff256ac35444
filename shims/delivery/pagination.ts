import { z } from 'zod';

/** A page of a list by its number, as callers ask for it. */
export interface PageAsked {
  readonly page: number;
  readonly perPage: number;
  readonly total: number;
  /** How many records the page has. */
  readonly count: number;
  /** The address of the list, without a query. */
  readonly path: string;
  /** The other parameters of the list. */
  readonly query: Readonly<Record<string, string>>;
}

const Link = z.object({ url: z.string().nullable(), label: z.string(), active: z.boolean() });

/** The standard pagination object (document 3, J, GET entries; 3-decisions, J). */
export const paginated = <S extends z.ZodType>(record: S, name: string) => z.object({
  current_page: z.int(), data: z.array(record), first_page_url: z.string(), from: z.int().nullable().describe('The number of the first record of the page; null of an empty page.'),
  last_page: z.int(), last_page_url: z.string(), links: z.array(Link).describe('Previous, the pages with ... between those far apart, next.'),
  next_page_url: z.string().nullable(), path: z.string(), per_page: z.int(), prev_page_url: z.string().nullable(),
  to: z.int().nullable().describe('The number of the last record of the page; null of an empty page.'), total: z.int(),
}).meta({ id: name });

/** A page of a list as a pagination object. */
export function pagination<T>(data: readonly T[], asked: PageAsked) {
  const { page, perPage, total, count, path } = asked;
  const last = Math.max(1, Math.ceil(total / perPage));
  const url = (number: number): string => `${path}?${new URLSearchParams({ ...asked.query, page: String(number) }).toString()}`;
  const previous = page > 1 ? url(page - 1) : null;
  const next = page < last ? url(page + 1) : null;
  return {
    current_page: page, data: [...data], first_page_url: url(1), from: count === 0 ? null : (page - 1) * perPage + 1, last_page: last, last_page_url: url(last),
    links: [
      { url: previous, label: '&laquo; Previous', active: false },
      ...windowOf(page, last).map((number) => (number === null ? { url: null, label: '...', active: false } : { url: url(number), label: String(number), active: number === page })),
      { url: next, label: 'Next &raquo;', active: false },
    ],
    next_page_url: next, path, per_page: perPage, prev_page_url: previous, to: count === 0 ? null : (page - 1) * perPage + count, total,
  };
}

/** The pagination object around records that are written as JSON already. */
export const paginationText = (records: readonly string[], asked: PageAsked): string =>
  JSON.stringify(pagination([], asked)).replace('"data":[]', () => `"data":[${records.join()}]`); // it comes before every text of the caller

const [EACH_SIDE, ENDS, MOST_WHOLE] = [3, 2, 13] as const;

const numbers = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, index) => from + index);

/** The numbers that links name: all of a short list, else the ends and those around the page, with null for what is left out between them. */
function windowOf(page: number, last: number): readonly (number | null)[] {
  if (last <= MOST_WHOLE) return numbers(1, last);
  const reach = EACH_SIDE + 4;
  if (page <= reach) return [...numbers(1, reach + EACH_SIDE), null, ...numbers(last - ENDS + 1, last)];
  if (page > last - reach) return [...numbers(1, ENDS), null, ...numbers(last - reach - EACH_SIDE + 1, last)];
  return [...numbers(1, ENDS), null, ...numbers(page - EACH_SIDE, page + EACH_SIDE), null, ...numbers(last - ENDS + 1, last)];
}
