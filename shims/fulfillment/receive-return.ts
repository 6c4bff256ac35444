import { z } from 'zod';
import { ok } from '#kit/answer.js';
import { defineRoute } from '#kit/define-route.js';
import { countFirst } from './count-first.js';
import { ReceiveReturnDocument } from './operations/receive-return.generated.js';
import { RECEIVED_RETURN_EXAMPLE } from './return-examples.js';
import { ReturnPath, returnReference } from './return-number.js';
import { MOST_LINES, receiptInput, Receipt } from './return-receipt.js';
import { Return, returnJson } from './return.js';

/** POST /returns/{return}/receive: what arrived, and in which condition. */
export const receiveReturn = countFirst({ field: 'lines', most: MOST_LINES }, defineRoute({
  id: 'returns.receive', method: 'POST', path: '/returns/{return}/receive', scope: 'fulfillment:write', idempotency: 'key',
  summary: 'Report what arrived of a return',
  description: 'Report everything that arrived: an expected item that is not listed counts as missing. The same report again changes nothing; another one corrects it until the return is closed. Goods of a cancelled return are recorded all the same.',
  failures: ['RETURN_NOT_FOUND', 'INVALID_STATE', 'UNKNOWN_ITEM', 'TOO_MANY_ITEMS', 'BAD_INPUT'],
  input: z.object({ params: ReturnPath, body: Receipt }),
  answer: Return,
  operation: ReceiveReturnDocument,
  variables: ({ params, body }) => ({ input: { reference: returnReference(params), ...receiptInput(body) } }),
  reply: ({ receiveWarehouseReturn }) => ok(returnJson(receiveWarehouseReturn)),
  example: {
    target: '/returns/R1001/receive', answer: RECEIVED_RETURN_EXAMPLE,
    body: { received_at: '2026-11-21T09:30:00.000Z', lines: [{ sku: 'TESSA_BLUE_M', quantity: 1, classification: 'sellable' }] },
  },
}));
