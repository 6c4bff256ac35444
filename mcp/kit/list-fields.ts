import { z } from 'zod';

const [LEAST, USUAL, MOST, LONGEST_CURSOR] = [1, 20, 50, 500] as const;

/** How much a read answers. */
export const DETAIL = z.enum(['concise', 'full']).default('concise').describe('Detail');

/** The arguments that every list takes. */
export const LIST_FIELDS = {
  limit: z.int().min(LEAST).max(MOST).default(USUAL).describe('Records'),
  cursor: z.string().max(LONGEST_CURSOR).optional().describe('next_cursor'),
  detail: DETAIL,
};

/** A page of a list: the records, how many there are in all where that is known, and where the next page begins. */
export const listOf = <T extends z.ZodType>(item: T) =>
  z.object({ items: z.array(item), total: z.int().optional(), next_cursor: z.string().optional(), hint: z.string().optional() });

/** Where the next page begins, as a field of a result; none on the last page. */
export const nextCursor = ({ hasNextPage, endCursor }: { readonly hasNextPage: boolean; readonly endCursor?: string | null | undefined }): { next_cursor?: string } =>
  (hasNextPage && endCursor != null ? { next_cursor: endCursor } : {});

/** The graph's page of these arguments. */
export const pageOf = ({ limit, cursor }: { readonly limit: number; readonly cursor?: string | undefined }): { first: number; after: string | null } => ({ first: limit, after: cursor ?? null });
