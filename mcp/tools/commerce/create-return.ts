import { z } from 'zod';
import type { ReturnMethod } from '#contract/schema.generated.js';
import { defineTool } from '#mcp/define-tool.js';
import { orNull } from '#mcp/or-null.js';
import { CreateReturnDocument } from './operations/create-return.generated.js';
import { explainLocation } from './results/explain-location.js';
import { LONGEST_CODE, ORDER_ARGUMENT } from './results/named-record.js';
import { ReturnDetailsField, returnDetailsField } from './results/return-field.js';
import { RESOLUTION, RESOLUTIONS } from './results/status-words.js';

const [MOST_LINES, MOST_UNITS, MOST_PARCELS] = [50, 10_000, 20] as const;

const [LONGEST_SKU, LONGEST_REASON_CODE, LONGEST_TEXT, LONGEST_TRACKING] = [255, 64, 2000, 120] as const;

const IN_STORE: ReturnMethod = 'IN_STORE';

const Line = z.object({
  sku: z.string().min(1).max(LONGEST_SKU).describe('In the order'),
  quantity: z.int().min(1).max(MOST_UNITS).default(1).describe('Units'),
  reason_code: z.string().max(LONGEST_REASON_CODE).optional().describe('Reason'),
  comment: z.string().max(LONGEST_TEXT).optional().describe('Customer says'),
  exchange_sku: z.string().max(LONGEST_SKU).optional().describe('They get instead'),
}).strict();

/** Announce that units of an order come back. */
export const tool = defineTool({
  name: 'create_return', access: 'write', permission: 'commerce.write',
  texts: {
    en: { title: 'Announce a return', description: 'Opens a return of units that an order shipped and announces it to the warehouse. Each call opens another one: search_returns says which there are.' },
    it: { title: 'Annuncia un reso', description: 'Apre un reso di unità spedite di un ordine e lo annuncia al magazzino. Ogni chiamata ne apre un altro: search_returns dice quali ci sono.' },
    de: { title: 'Retoure ankündigen', description: 'Kündigt dem Lager eine Retoure versandter Stücke einer Bestellung an. Jeder Aufruf eröffnet eine weitere: search_returns sagt, welche es gibt.' },
    fr: { title: 'Annoncer un retour', description: 'Annonce à l\'entrepôt un retour d\'unités expédiées d\'une commande. Chaque appel en ouvre un autre : search_returns dit lesquels existent.' },
    es: { title: 'Anunciar una devolución', description: 'Anuncia al almacén una devolución de unidades enviadas de un pedido. Cada llamada abre otra: search_returns dice cuáles hay.' },
  },
  next: { ORDER_NOT_FOUND: 'commerce_search_orders', BAD_INPUT: 'commerce_get_order', UNKNOWN_ITEM: 'commerce_get_order', INVALID_STATE: 'commerce_get_order' },
  explain: explainLocation,
  argumentNames: { 'orderReference': 'order', 'locationCode': 'location', 'label': 'make_label', 'method': 'in_store', 'lines.*.lineId': null, 'lines.*.reason': 'lines.*.comment', 'lines.*.exchange': 'lines.*.exchange_sku' },
  input: z.object({
    order: ORDER_ARGUMENT,
    lines: z.array(Line).min(1).max(MOST_LINES).describe('What comes back'),
    resolution: z.enum(RESOLUTIONS).optional().describe('Customer gets; else refund'),
    in_store: z.boolean().optional().describe('Brought to a store'),
    location: z.string().max(LONGEST_CODE).optional().describe('Code; else where it shipped from'),
    tracking_numbers: z.array(z.string().min(1).max(LONGEST_TRACKING)).max(MOST_PARCELS).optional().describe('Of its parcels'),
    make_label: z.boolean().optional().describe('Make its label'),
    notes: z.string().max(LONGEST_TEXT).optional().describe('For the warehouse'),
  }),
  toldCodes: { when: 'ALWAYS', codes: ({ lines }) => [...new Set(lines.map(({ reason_code: code }) => code))].map((code) => ({ argument: 'reason_code', kind: 'RETURN_REASON', code })) },
  output: ReturnDetailsField.extend({ hint: z.string().optional() }),
  operation: CreateReturnDocument,
  variables: ({ order: orderReference, lines, resolution, in_store: inStore, location: locationCode, tracking_numbers: trackingNumbers, make_label: label, notes }) => ({
    input: {
      ...orNull({ locationCode, trackingNumbers, label, notes, resolution: resolution && RESOLUTION[resolution] }),
      orderReference, method: inStore === true ? IN_STORE : null, source: null, carrierCode: null, carrierName: null, expected: null,
      lines: lines.map(({ sku, quantity, reason_code: reasonCode, comment: reason, exchange_sku: exchangeSku }) => ({
        lineId: null, sku, quantity, reasonCode: reasonCode ?? null, reason: reason ?? null, exchange: exchangeSku === undefined ? null : { sku: exchangeSku, barcode: null },
      })),
    },
  }),
  result: ({ announceReturn }, { timeZone }) => returnDetailsField(announceReturn, timeZone),
});
