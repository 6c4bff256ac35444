import { z } from 'zod';
import { ok } from '#kit/answer.js';
import { defineRoute } from '#kit/define-route.js';
import { shortText } from '#kit/fields.js';
import { countFirst } from './count-first.js';
import { ERROR_MEANINGS, publishedCode } from './errors.js';
import { AcceptOrdersDocument, type AcceptOrdersMutation } from './operations/accept-orders.generated.js';

const MOST_ORDERS = 200;
const LONGEST_NUMBER = 120;

const Body = z.object({
  numbers: z.array(shortText(LONGEST_NUMBER)).min(1, 'must have at least 1 number').max(MOST_ORDERS).describe('1 to 200 order numbers, with or without the leading #, or ids.'),
});

const Acceptance = z.object({
  number: z.string().describe('As it was sent.'),
  status: z.enum(['accepted', 'failed']),
  error: z.object({ code: z.enum(Object.keys(ERROR_MEANINGS)).describe('One of the codes of this interface.'), message: z.string() }).optional().describe('Why it failed; only there when it did.'),
}).meta({ id: 'Acceptance' });

/** POST /orders/accept: accept many orders. */
export const acceptOrders = countFirst({ field: 'numbers', most: MOST_ORDERS }, defineRoute({
  id: 'orders.accept_many', method: 'POST', path: '/orders/accept', scope: 'fulfillment:write', idempotency: 'key',
  summary: 'Accept many orders',
  description: 'Each order separately: those that cannot be accepted are failed with their error, the others are accepted. Results are in the order of the numbers; an order named twice is accepted once and has the same result twice. More than 200 numbers are too_many_items.',
  failures: ['TOO_MANY_ITEMS', 'BAD_INPUT'],
  input: z.object({ body: Body }),
  answer: z.object({ data: z.array(Acceptance) }),
  operation: AcceptOrdersDocument,
  variables: ({ body }) => ({ input: { references: body.numbers } }),
  reply: ({ acceptFulfillmentOrders }) => ok({ data: acceptFulfillmentOrders.map(acceptanceJson) }),
  example: {
    target: '/orders/accept', body: { numbers: ['#1042', '1043'] },
    answer: { data: [{ number: '#1042', status: 'accepted' }, { number: '1043', status: 'failed', error: { code: 'order_not_found', message: 'No order 1043' } }] },
  },
}));

const acceptanceJson = ({ reference, refusal }: AcceptOrdersMutation['acceptFulfillmentOrders'][number]): z.output<typeof Acceptance> => (refusal
  ? { number: reference, status: 'failed', error: { code: publishedCode(refusal.code), message: refusal.message } }
  : { number: reference, status: 'accepted' });
