import { z } from 'zod';
import { dateTime, wholeNumber } from '#kit/fields.js';

const PAGE = 50;
const LARGEST_PAGE = 200;

/** Fields of the query of a list that is read page by page. */
export const pageFields = {
  cursor: z.string().optional().describe('next_cursor of the page before; keep the other parameters as they were.'),
  limit: wholeNumber(1, LARGEST_PAGE).default(PAGE).describe('Records per page.'),
};

/** The field that keeps a copy in step. */
export const updatedSince = dateTime.optional().describe('Only records changed at or after this time; the updated_at of the last record stored keeps a copy in step. Write + as %2B.');

/** A page of records. */
export const pageOf = <S extends z.ZodType>(record: S, name: string) => z.object({
  data: z.array(record),
  next_cursor: z.string().nullable().describe('Follow it until it is null.'),
}).meta({ id: name });

/** The cursor of the page that follows. */
export const nextCursor = ({ hasNextPage, endCursor }: { readonly hasNextPage: boolean; readonly endCursor: string | null }): string | null => (hasNextPage ? endCursor : null);
