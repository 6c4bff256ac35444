import { z } from 'zod';
import { wholeNumber } from './fields.js';

const PAGE = 50;
const LARGEST_PAGE = 200;

/** Query fields of a paged list: the name of its records, and the filters that must stay the same for its cursors. */
export const pageFields = (records: string, cursor = 'next_cursor of the page before; keep the other parameters as they were.') => ({
  cursor: z.string().optional().describe(cursor),
  limit: wholeNumber(1, LARGEST_PAGE).default(PAGE).describe(`${records} per page.`),
});

/** A page of records with its cursor. */
export const pageOf = <S extends z.ZodType>(record: S, name: string, follow = 'Follow it until it is null.') => z.object({
  data: z.array(record),
  next_cursor: z.string().nullable().describe(follow),
}).meta({ id: name });

/** The cursor of the next page. */
export const nextCursor = ({ hasNextPage, endCursor }: { readonly hasNextPage: boolean; readonly endCursor: string | null }): string | null => (hasNextPage ? endCursor : null);
