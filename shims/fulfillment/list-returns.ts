import { z } from 'zod';
import { ok } from '#kit/answer.js';
import { defineRoute } from '#kit/define-route.js';
import { dateTime } from '#kit/fields.js';
import { nextCursor, pageFields, pageOf } from '#kit/list-page.js';
import type { WarehouseReturnList } from '#contract/schema.generated.js';
import { ListReturnsDocument } from './operations/list-returns.generated.js';
import { Return, RETURN_EXAMPLE, RETURN_STATUS_WORDS, returnJson } from './return.js';

const LISTS = ['expected', ...RETURN_STATUS_WORDS] as const;
const LIST_OF = {
  expected: 'EXPECTED', requested: 'REQUESTED', awaiting_receipt: 'AWAITING_RECEIPT', in_transit: 'IN_TRANSIT', received: 'RECEIVED', compliant: 'COMPLIANT',
  not_compliant: 'NOT_COMPLIANT', closed: 'CLOSED', cancelled: 'CANCELLED',
} as const satisfies Record<(typeof LISTS)[number], WarehouseReturnList>;

const Query = z.object({
  status: z.enum(LISTS).default('expected').describe('Which list, by last update, oldest first. expected is awaiting_receipt and in_transit.'),
  updated_since: dateTime.optional().describe('Only returns changed at or after this time. Write + as %2B.'),
  ...pageFields('Returns', 'next_cursor of the page before; valid only with the same status.'),
});

const ReturnPage = pageOf(Return, 'ReturnPage');

/** GET /returns: the warehouse's returns. */
export const listReturns = defineRoute({
  id: 'returns.list', method: 'GET', path: '/returns', scope: 'fulfillment:read', idempotency: 'natural',
  summary: 'List returns',
  description: 'What comes back to this warehouse.',
  failures: ['BAD_INPUT', 'BAD_CURSOR'],
  input: z.object({ query: Query }),
  answer: ReturnPage,
  operation: ListReturnsDocument,
  variables: ({ query }) => ({ status: LIST_OF[query.status], updatedSince: query.updated_since ?? null, first: query.limit, after: query.cursor ?? null }),
  reply: ({ warehouseReturns: { nodes, pageInfo } }) => ok({ data: nodes.map(returnJson), next_cursor: nextCursor(pageInfo) }),
  example: { target: '/returns?status=expected&limit=50', answer: { data: [RETURN_EXAMPLE], next_cursor: null } },
});
