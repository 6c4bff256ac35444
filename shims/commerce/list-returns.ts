import { z } from 'zod';
import { ok } from '#kit/answer.js';
import { defineRoute } from '#kit/define-route.js';
import { nextCursor, pageFields, pageOf } from '#kit/list-page.js';
import { RETURN_EXAMPLE } from './examples.js';
import { ListCommerceReturnsDocument } from './operations/list-commerce-returns.generated.js';
import { updatedSince } from './updated-since.js';
import { RETURN_WORD, stateOf, RETURN_STATUSES } from './status-words.js';
import { Return, returnJson } from './return.js';

/** The filters of GET /returns and GET /exports/returns. */
export const ReturnQuery = { status: z.enum(RETURN_STATUSES).optional().describe('Only returns in this status.'), updated_since: updatedSince };

/** The same as the graph's filter. */
export const returnFilter = ({ status, updated_since }: { status?: (typeof RETURN_STATUSES)[number] | undefined; updated_since?: string | undefined }) =>
  ({ status: stateOf(RETURN_WORD, status), updatedSince: updated_since ?? null });

/** GET /returns: returns by last update, oldest first. */
export const listReturns = defineRoute({
  id: 'returns.list', method: 'GET', path: '/returns', scope: 'returns:read', idempotency: 'natural',
  summary: 'List returns',
  description: 'Sorted by last update, oldest first, with outcome and refunds. Keep a copy in step with updated_since, as for orders.',
  failures: ['BAD_INPUT', 'BAD_CURSOR'],
  input: z.object({ query: z.object({ ...ReturnQuery, ...pageFields('Records') }) }),
  answer: pageOf(Return, 'ReturnPage'),
  operation: ListCommerceReturnsDocument,
  variables: ({ query: { cursor, limit, ...query } }) => ({ filter: returnFilter(query), first: limit, after: cursor ?? null }),
  reply: ({ returns: { nodes, pageInfo } }) => ok({ data: nodes.map(returnJson), next_cursor: nextCursor(pageInfo) }),
  example: { target: '/returns?status=not_compliant', answer: { data: [RETURN_EXAMPLE], next_cursor: null } },
});
