import { z } from 'zod';
import { ok } from '#kit/answer.js';
import { defineRoute } from '#kit/define-route.js';
import { NEW_RETURN_EXAMPLE } from './examples.js';
import { NewReturn, newReturn } from './new-return.js';
import { ListUnansweredReturnsDocument } from './operations/list-unanswered-returns.generated.js';
import { settingsOf } from './settings.js';
import { wmsRoute } from './wms-route.js';

const MOST_RETURNS = 500;

const NewReturns = z.object({ Content: z.array(NewReturn), StatusCode: z.literal(201), Success: z.literal(true), Message: z.string() }).meta({ id: 'NewReturns' });

/** GET /V1/Returns/New: the returns that are expected. */
export const returnsNew = wmsRoute(defineRoute({
  id: 'returns.new', method: 'GET', path: '/Returns/New', scope: 'fulfillment:read', idempotency: 'natural',
  summary: 'Returns to expect',
  description: 'Announced returns, oldest first, at most 500. A return comes back at every call until Returns/Acknowledge answers it.',
  failures: [],
  input: z.object({}),
  answer: NewReturns,
  operation: ListUnansweredReturnsDocument,
  variables: () => ({ first: MOST_RETURNS }),
  reply: ({ unansweredReturns }, { caller }) => {
    const settings = settingsOf(caller);
    return ok({ Content: unansweredReturns.map((announced) => newReturn(announced, settings)), StatusCode: 201 as const, Success: true as const, Message: '' });
  },
  example: { target: '/Returns/New', answer: { Content: [NEW_RETURN_EXAMPLE], StatusCode: 201, Success: true, Message: '' } },
}));
