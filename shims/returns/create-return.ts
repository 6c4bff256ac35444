import { z } from 'zod';
import type { Reply } from '#kit/answer.js';
import { defineRoute } from '#kit/define-route.js';
import { KEY_FORM, KEY_RULE } from '#kit/idempotency-key.js';
import type { Route } from '#kit/route.js';
import { WRITES } from './limits.js';
import { CreatePortalReturnDocument } from './operations/create-portal-return.generated.js';
import { ReturnBody } from './new-return-body.js';
import { StorePlace } from './place-params.js';
import { NEW_RETURN_EXAMPLE, TOKEN_EXAMPLE } from './portal-example.js';
import { returnBody } from './return-body.js';
import { SessionHeader, sessionOf } from './session-header.js';
import { BY_CHECKED_SESSION } from './store-access.js';
import type { StoreCaller } from './store-caller.js';
import { METHOD_WORDS, RESOLUTION_WORDS, STATUS_WORDS, wordOf } from './words.js';

const Created = z.object({
  token: z.string().describe('Opens the status page and the label, without a session.'), number: z.string(), status: z.enum(Object.values(STATUS_WORDS)), status_url: z.string().describe('The status page.'),
  label: z.object({ available: z.boolean().describe('Whether it can be had now; it takes a moment.'), format: z.literal('pdf').nullable().describe('null where the return travels without a label.') }),
  refund: z.object({ estimated: z.number().describe('In money or credit, without the fee.'), fee: z.number(), currency: z.string() }),
}).meta({ id: 'CreatedReturn' });

const IDEMPOTENCY_HEADER = 'idempotency-key';
const KeyHeader = { [IDEMPOTENCY_HEADER]: z.string().regex(KEY_FORM, KEY_RULE).optional().describe('Names the request: sent again for the same order within 48 hours it answers the return that it made.') };

/** POST /{slug}/returns: make a return. */
export const createReturn: Route<StoreCaller> = defineRoute({
  id: 'portal.create_return', method: 'POST', path: '/{slug}/returns', scope: null, idempotency: 'natural', success: 201, summary: 'Make a return',
  description: 'All of it is made or nothing. Of two returns of the same piece one is made, and the other has quantity_exceeded; an exchange reserves its piece at once. With an Idempotency-Key it can be sent again until it is answered: one return is made.',
  failures: ['BAD_INPUT', 'NOT_FOUND', 'UNAUTHENTICATED', 'LINE_NOT_RETURNABLE', 'QUANTITY_EXCEEDED', 'EXCHANGE_UNAVAILABLE', 'PHOTO_REQUIRED', 'REASON_REQUIRED', 'TOO_MANY_ITEMS', 'IDEMPOTENCY_KEY_REUSED', 'RATE_LIMITED'],
  declares: { access: BY_CHECKED_SESSION, limits: WRITES, body: returnBody }, proofs: [['session']],
  input: z.object({ params: StorePlace, headers: SessionHeader.extend(KeyHeader), body: ReturnBody }), answer: z.object({ data: Created }),
  operation: CreatePortalReturnDocument,
  variables: ({ params: { slug }, headers, body: { lines, resolution, method, store_code: storeCode, note, photos } }) => ({ input: {
    slug, session: sessionOf(headers), idempotencyKey: headers[IDEMPOTENCY_HEADER] ?? null, resolution: wordOf(RESOLUTION_WORDS, resolution) ?? 'REFUND', method: wordOf(METHOD_WORDS, method) ?? 'CARRIER_LABEL', storeCode: storeCode ?? null, note: note ?? null,
    lines: lines.map(({ id, quantity, reason, comment, exchange }) => ({ lineId: id, quantity, reason: reason ?? null, comment: comment ?? null, exchangeBarcode: exchange?.barcode ?? null })),
    photos: (photos ?? []).map(({ filename, content_base64: bytes }) => ({ filename: filename ?? null, contentBase64: Buffer.from(bytes).toString('base64') })),
  } }),
  reply: ({ createPortalReturn: { token, statusUrl, return: { number, status, method, label, refund } } }): Reply<{ data: z.output<typeof Created> }> => ({ status: 201, secrets: [token], body: { data: {
    token, number, status: STATUS_WORDS[status], status_url: statusUrl, label: { available: label.available, format: method === 'CARRIER_LABEL' ? 'pdf' : null },
    refund: { estimated: Number(refund.estimated), fee: Number(refund.fee), currency: refund.currency },
  } } }),
  example: {
    target: '/portico-demo/returns', body: NEW_RETURN_EXAMPLE,
    answer: { data: { token: TOKEN_EXAMPLE, number: 'R1001', status: 'awaiting_receipt', status_url: `https://returns.example/returns/portico-demo/r/${TOKEN_EXAMPLE}`, label: { available: false, format: 'pdf' }, refund: { estimated: 45, fee: 4.9, currency: 'EUR' } } },
  },
});
