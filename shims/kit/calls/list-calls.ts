import { z } from 'zod';
import type { Scope } from '#contract/scopes.js';
import { ok } from '../answer.js';
import { defineRoute } from '../define-route.js';
import { dateTime, wholeNumber } from '../fields.js';
import type { ConnectionCaller } from '../access/connection-access.js';
import type { Route } from '../route.js';
import { CALL_EXAMPLE } from './call-examples.js';
import { ListCallsDocument } from '../operations/list-calls.generated.js';
import { nextCursor, pageFields, pageOf } from '../list-page.js';
import { Call, callJson } from './call.js';

const LONGEST_OPERATION = 80;
const [LEAST_STATUS, MOST_STATUS] = [100, 599];

const Query = z.object({
  status: wholeNumber(LEAST_STATUS, MOST_STATUS).optional().describe('Only answers with this HTTP status.'),
  operation: z.string().max(LONGEST_OPERATION, `must have at most ${String(LONGEST_OPERATION)} characters`).optional().describe('Only calls of this operation, such as orders.accept.'),
  from: dateTime.optional().describe('Only calls logged at or after this time. Write + as %2B.'),
  to: dateTime.optional().describe('Only calls logged before this time.'),
  ...pageFields('Calls', 'next_cursor of the page before; valid only with the same filters.'),
});

const CallPage = pageOf(Call, 'CallPage');

/** GET /calls: the connection's own call log. */
export const listCalls = (scope: Scope | null): Route<ConnectionCaller> => defineRoute({
  id: 'calls.list', method: 'GET', path: '/calls', scope, idempotency: 'natural',
  summary: 'List your own calls',
  description: 'What this connection called in the last 30 days, newest first, with or without success. Read one to see its headers and bodies.',
  failures: ['BAD_INPUT', 'BAD_CURSOR'],
  input: z.object({ query: Query }),
  answer: CallPage,
  operation: ListCallsDocument,
  variables: ({ query: { limit, cursor, status, operation, from, to } }) =>
    ({ filter: { status: status ?? null, operation: operation ?? null, from: from ?? null, to: to ?? null }, first: limit, after: cursor ?? null }),
  reply: ({ ownCalls: { nodes, pageInfo } }) => ok({ data: nodes.map(callJson), next_cursor: nextCursor(pageInfo) }),
  example: { target: '/calls?status=409&limit=50', answer: { data: [CALL_EXAMPLE], next_cursor: null } },
});
