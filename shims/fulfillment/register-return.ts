import { z } from 'zod';
import { defineRoute } from '#kit/define-route.js';
import { countFirst } from './count-first.js';
import { RegisterReturnDocument } from './operations/register-return.generated.js';
import { UNANNOUNCED_RETURN_EXAMPLE } from './return-examples.js';
import { MOST_LINES, receiptInput, Receipt } from './return-receipt.js';
import { Return, returnJson } from './return.js';

const LONGEST_NUMBER = 119; // with its # 120
const LONGEST_TRACKING = 120;
const atMost = (characters: number) => z.string().max(characters, `must have at most ${String(characters)} characters`);

const Body = Receipt.extend({
  order_number: atMost(LONGEST_NUMBER).nullish().describe('What the parcel says of its order, with or without #.'),
  tracking_number: atMost(LONGEST_TRACKING).nullish(),
});

/** POST /returns: a parcel that was not announced. */
export const registerReturn = countFirst({ field: 'lines', most: MOST_LINES }, defineRoute({
  id: 'returns.register', method: 'POST', path: '/returns', scope: 'fulfillment:write', idempotency: 'key', success: 201,
  summary: 'Report a parcel nobody announced',
  description: 'Makes a return of what arrived; the merchant is alerted. It needs at least one unit.',
  failures: ['UNKNOWN_ITEM', 'TOO_MANY_ITEMS', 'BAD_INPUT'],
  input: z.object({ body: Body }),
  answer: Return,
  operation: RegisterReturnDocument,
  variables: ({ body }) => ({ input: { orderNumber: body.order_number ?? null, trackingNumber: body.tracking_number ?? null, ...receiptInput(body) } }),
  reply: ({ registerWarehouseReturn }) => ({ status: 201, body: returnJson(registerWarehouseReturn) }),
  example: {
    target: '/returns', answer: UNANNOUNCED_RETURN_EXAMPLE,
    body: { order_number: '1042', tracking_number: 'BRT0099887766', wms_reference: 'RET-55', lines: [{ sku: 'TESSA_BLUE_M', quantity: 1, classification: 'sellable' }] },
  },
}));
