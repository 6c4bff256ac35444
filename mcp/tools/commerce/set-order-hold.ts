import { z } from 'zod';
import { defineTool } from '#mcp/define-tool.js';
import { SetOrderHoldDocument } from './operations/set-order-hold.generated.js';
import { ORDER_ARGUMENT } from './results/named-record.js';
import { HOLD_KIND, HOLD_KINDS, wordOf } from './results/status-words.js';

const LONGEST_REASON = 200;

/** Put an order on hold, or end its hold. */
export const tool = defineTool({
  name: 'set_order_hold', access: 'write', isIdempotent: true, permission: 'commerce.write',
  texts: {
    en: { title: 'Hold or release an order', description: 'Holds an order back from its warehouse until it is released, or releases it. Only possible before a warehouse has accepted it.' },
    it: { title: 'Blocca o sblocca un ordine', description: 'Trattiene un ordine dal magazzino, oppure lo sblocca. Possibile solo prima che un magazzino lo abbia preso in carico.' },
    de: { title: 'Bestellung sperren oder freigeben', description: 'Hält eine Bestellung vom Lager zurück oder gibt sie frei. Nur möglich, bevor ein Lager sie angenommen hat.' },
    fr: { title: 'Bloquer ou débloquer une commande', description: 'Retient une commande avant l\'entrepôt, ou la débloque. Possible seulement avant qu\'un entrepôt l\'ait acceptée.' },
    es: { title: 'Retener o liberar un pedido', description: 'Retiene un pedido antes del almacén, o lo libera. Solo es posible antes de que un almacén lo haya aceptado.' },
  },
  next: { ORDER_NOT_FOUND: 'commerce_search_orders', INVALID_STATE: 'commerce_get_order' },
  argumentNames: { reference: 'order', onHold: 'hold' },
  input: z.object({
    order: ORDER_ARGUMENT,
    hold: z.boolean().describe('true: hold; false: release'),
    reason: z.string().min(1).max(LONGEST_REASON).optional().describe('For staff; required to hold'),
    kind: z.enum(HOLD_KINDS).optional().describe('Else manual'),
  }),
  output: z.object({
    number: z.string(), status: z.string(), hold: z.object({ kind: z.string(), reason: z.string().nullable() }).nullable(), waiting_for: z.array(z.string()),
    fulfillment_orders: z.array(z.object({ location: z.string().nullable(), status: z.string() })),
  }),
  operation: SetOrderHoldDocument,
  variables: ({ order: reference, hold: onHold, reason, kind }) => ({ input: { reference, onHold, reason: reason ?? null, kind: kind === undefined ? null : HOLD_KIND[kind] } }),
  result: ({ setOrderHold: { number, status, holdKind, holdReason, waitingReasons, fulfillmentOrders } }) => ({
    number, status: wordOf(status), hold: holdKind && { kind: wordOf(holdKind), reason: holdReason }, waiting_for: waitingReasons.map(wordOf),
    fulfillment_orders: fulfillmentOrders.map((one) => ({ location: one.location?.code ?? null, status: wordOf(one.status) })),
  }),
});
