import { z } from 'zod';
import { LANGUAGES } from '#contract/languages.js';
import type { PortalReturnQuery } from './operations/portal-return.generated.js';
import { BRAND_EXAMPLE } from './portal-example.js';
import { Brand, brandJson } from './portal-json.js';
import { Store } from './read-order.js';
import { OUTCOME_WORDS, RESOLUTION_WORDS, STATUS_WORDS } from './words.js';

const Status = z.enum(Object.values(STATUS_WORDS)).meta({ id: 'ReturnStatus' });
const Resolution = z.enum(Object.values(RESOLUTION_WORDS)).meta({ id: 'ReturnResolution' });

const Exchange = z.object({ barcode: z.string().nullable(), sku: z.string().nullable(), size: z.string().nullable(), color: z.string().nullable() });
const ReturnLine = z.object({
  title: z.string(), size: z.string().nullable(), color: z.string().nullable(), quantity: z.int(), resolution: Resolution, exchange: Exchange.nullable().describe('What comes instead.'),
  outcome: z.enum(Object.values(OUTCOME_WORDS)).nullable().describe('What was found; null until it was looked at.'),
}).meta({ id: 'ReturnLine' });

/** A return as its shopper follows it (2-decisions, E, GET /r/{token}). */
export const ReturnView = z.object({
  brand: Brand, number: z.string(), status: Status, language: z.enum(LANGUAGES), order: z.object({ name: z.string() }), created_at: z.string(), lines: z.array(ReturnLine),
  timeline: z.array(z.object({ status: Status, at: z.string() })).describe('Oldest first.'),
  label: z.object({ available: z.boolean(), carrier: z.string().nullable(), tracking_number: z.string().nullable() }), store: Store.nullable().describe('Where it is handed in.'),
  refund: z.object({ estimated: z.number().describe('In money or credit, without the fee.'), fee: z.number(), final: z.number().nullable().describe('What was given back; null while nothing was.'), currency: z.string() }),
}).meta({ id: 'ReturnView' });

/** A return in JSON. */
export const returnJson = (slug: string, { company, number, status, language, orderName, createdAt, resolution, lines, timeline, label, store, refund }: PortalReturnQuery['portalReturn']): z.output<typeof ReturnView> => ({
  brand: brandJson(company.brand, slug), number, status: STATUS_WORDS[status], language, order: { name: orderName }, created_at: createdAt,
  lines: lines.map(({ title, size, color, quantity, exchange, outcome }) => ({
    title, size, color, quantity, resolution: RESOLUTION_WORDS[resolution], exchange: exchange && { barcode: exchange.barcode, sku: exchange.sku, size: exchange.size, color: exchange.color }, outcome: outcome && OUTCOME_WORDS[outcome],
  })),
  timeline: timeline.map((step) => ({ status: STATUS_WORDS[step.status], at: step.at })), label: { available: label.available, carrier: label.carrier, tracking_number: label.trackingNumber },
  store: store && { code: store.code, name: store.name, city: store.city, address: store.address },
  refund: { estimated: Number(refund.estimated), fee: Number(refund.fee), final: refund.final === null ? null : Number(refund.final), currency: refund.currency },
});

/** A return, for the documentation. */
export const RETURN_EXAMPLE: z.output<typeof ReturnView> = {
  brand: BRAND_EXAMPLE, number: 'R1001', status: 'awaiting_receipt', language: 'en', order: { name: '#1042' }, created_at: '2026-11-20T08:00:00.000Z',
  lines: [{ title: 'Linen shirt', size: 'M', color: 'WHITE', quantity: 1, resolution: 'refund', exchange: null, outcome: null }], timeline: [{ status: 'awaiting_receipt', at: '2026-11-20T08:00:00.001Z' }],
  label: { available: true, carrier: 'Corriere Veloce', tracking_number: 'CV0000010042' }, store: null, refund: { estimated: 45, fee: 4.9, final: null, currency: 'EUR' },
};
