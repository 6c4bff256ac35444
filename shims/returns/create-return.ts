import { z } from 'zod';
import type { Reply } from '#kit/answer.js';
import { jsonBody } from '#kit/body/body-reader.js';
import { defineRoute } from '#kit/define-route.js';
import type { Route } from '#kit/route.js';
import { WRITES } from './limits.js';
import { CreatePortalReturnDocument } from './operations/create-portal-return.generated.js';
import { LINES_EXAMPLE, TOKEN_EXAMPLE } from './portal-example.js';
import { SessionHeader, sessionOf } from './session-header.js';
import { BY_CHECKED_SESSION } from './store-access.js';
import type { StoreCaller } from './store-caller.js';
import { METHOD_WORDS, RESOLUTION_WORDS, STATUS_WORDS, wordOf } from './words.js';

const MEGABYTE = 1024 * 1024;

const RequestedLine = z.object({
  id: z.string().max(60).describe('The id of a line of the order.'), quantity: z.int().min(1).max(1_000_000), reason: z.string().max(64).nullish().describe('The code of a reason.'), comment: z.string().max(2000).nullish().describe('Needed by some reasons.'),
  exchange: z.object({ barcode: z.string().max(255).describe('Of one of the exchange_options of the line.') }).nullish().describe('What is wanted instead, of an exchange.'),
}).meta({ id: 'RequestedLine' });

const Body = z.object({
  lines: z.array(RequestedLine).min(1).max(200), resolution: z.enum(Object.values(RESOLUTION_WORDS)), method: z.enum(Object.values(METHOD_WORDS)),
  store_code: z.string().max(60).nullish().describe('The code of a store, for in_store.'), note: z.string().max(2000).nullish(),
});

const Created = z.object({
  token: z.string().describe('Opens the status page and the label, without a session.'), number: z.string(), status: z.enum(Object.values(STATUS_WORDS)), status_url: z.string().describe('The status page.'),
  label: z.object({ available: z.boolean().describe('Whether it can be had now; it takes a moment.'), format: z.literal('pdf').nullable().describe('null where the return travels without a label.') }),
  refund: z.object({ estimated: z.number().describe('In money or credit, without the fee.'), fee: z.number(), currency: z.string() }),
}).meta({ id: 'CreatedReturn' });

/** POST /{slug}/returns: make a return. */
export const createReturn: Route<StoreCaller> = defineRoute({
  id: 'portal.create_return', method: 'POST', path: '/{slug}/returns', scope: null, idempotency: 'natural', success: 201, summary: 'Make a return',
  description: 'All of it is made or nothing. Of two returns of the same piece one is made, and the other has quantity_exceeded; an exchange reserves its piece at once.',
  failures: ['BAD_INPUT', 'NOT_FOUND', 'UNAUTHENTICATED', 'LINE_NOT_RETURNABLE', 'QUANTITY_EXCEEDED', 'EXCHANGE_UNAVAILABLE', 'PHOTO_REQUIRED', 'REASON_REQUIRED', 'RATE_LIMITED'],
  declares: { access: BY_CHECKED_SESSION, limits: WRITES, body: jsonBody(MEGABYTE) }, proofs: [['session']],
  input: z.object({ params: z.object({ slug: z.string() }), headers: SessionHeader, body: Body }), answer: z.object({ data: Created }),
  operation: CreatePortalReturnDocument,
  variables: ({ params: { slug }, headers, body: { lines, resolution, method, store_code: storeCode, note } }) => ({ input: {
    slug, session: sessionOf(headers), resolution: wordOf(RESOLUTION_WORDS, resolution) ?? 'REFUND', method: wordOf(METHOD_WORDS, method) ?? 'CARRIER_LABEL', storeCode: storeCode ?? null, note: note ?? null,
    lines: lines.map(({ id, quantity, reason, comment, exchange }) => ({ lineId: id, quantity, reason: reason ?? null, comment: comment ?? null, exchangeBarcode: exchange?.barcode ?? null })),
  } }),
  reply: ({ createPortalReturn: { token, statusUrl, return: { number, status, method, label, refund } } }): Reply<{ data: z.output<typeof Created> }> => ({ status: 201, secrets: [token], body: { data: {
    token, number, status: STATUS_WORDS[status], status_url: statusUrl, label: { available: label.available, format: method === 'CARRIER_LABEL' ? 'pdf' : null },
    refund: { estimated: Number(refund.estimated), fee: Number(refund.fee), currency: refund.currency },
  } } }),
  example: {
    target: '/portico-demo/returns', body: { lines: [{ id: LINES_EXAMPLE[0]?.id, quantity: 1, reason: 'too_small' }], resolution: 'refund', method: 'carrier_label' },
    answer: { data: { token: TOKEN_EXAMPLE, number: 'R1001', status: 'awaiting_receipt', status_url: `https://returns.example/returns/portico-demo/r/${TOKEN_EXAMPLE}`, label: { available: false, format: 'pdf' }, refund: { estimated: 45, fee: 4.9, currency: 'EUR' } } },
  },
});
