import { z } from 'zod';
import type { CommerceShipmentFragment } from './operations/commerce-shipment.generated.js';
import { SHIPMENT_STATUSES, SHIPMENT_WORD } from './status-words.js';

const text = z.string().nullable();
const time = z.iso.datetime();
const quantity = z.int().min(0);

/** A shipment of an order (document 2, D). */
export const Shipment = z.object({
  id: z.uuid(),
  status: z.enum(SHIPMENT_STATUSES),
  location_code: text,
  carrier: z.object({ code: text, name: text, service: text }),
  tracking_url: text,
  tracking_numbers: z.array(z.string()).describe('Each parcel\'s number, then that of the whole shipment, where the carrier gave them; each once.'),
  shipped_at: time.nullable(),
  delivered_at: time.nullable(),
  lines: z.array(z.object({ line_id: z.uuid(), quantity })),
}).meta({ id: 'Shipment' });

/** A shipment as orders show it. */
export const shipmentJson = (shipment: CommerceShipmentFragment): z.output<typeof Shipment> => ({
  id: shipment.id,
  status: SHIPMENT_WORD[shipment.status],
  location_code: shipment.location?.code ?? null,
  carrier: { code: shipment.carrierCode, name: shipment.carrierName, service: shipment.serviceCode },
  tracking_url: shipment.trackingUrl,
  tracking_numbers: [...shipment.trackingNumbers],
  shipped_at: shipment.shippedAt,
  delivered_at: shipment.deliveredAt,
  lines: linesOf(shipment.lines),
});

/** The graph keeps units apart by lot and serial number; this interface sums them by line. */
function linesOf(units: CommerceShipmentFragment['lines']): { line_id: string; quantity: number }[] {
  const lines = new Map<string, number>();
  for (const { lineId, quantity } of units) lines.set(lineId, (lines.get(lineId) ?? 0) + quantity);
  return [...lines].map(([line_id, quantity]) => ({ line_id, quantity }));
}
