import { z } from 'zod';
import { LocalTime, localTime, localTimeOrNull } from '#mcp/local-time.js';
import type { ToolShipmentFragment } from '../operations/tool-shipment.generated.js';
import { wordOf } from './status-words.js';

/** What left together. */
export const ShipmentField = z.object({
  status: z.string(), carrier: z.string().nullable(), tracking_numbers: z.array(z.string()), tracking_url: z.string().nullable(), shipped_at: LocalTime, delivered_at: LocalTime.nullable(),
});

/** A shipment of the graph. */
export const shipmentField = ({ status, carrierName, carrierCode, trackingNumbers, trackingUrl, shippedAt, deliveredAt }: ToolShipmentFragment, timeZone: string): z.output<typeof ShipmentField> => ({
  status: wordOf(status), carrier: carrierName ?? carrierCode, tracking_numbers: [...trackingNumbers], tracking_url: trackingUrl, shipped_at: localTime(shippedAt, timeZone), delivered_at: localTimeOrNull(deliveredAt, timeZone),
});

/** Units with the item that they are of. */
export const UnitsField = z.object({ sku: z.string().nullable(), quantity: z.int() });

interface NamedLine {
  readonly lineId: string;
  readonly sku: string | null;
}

/** Units of lines, by the item. */
export const unitsField = (units: readonly { readonly lineId: string; readonly quantity: number }[], lines: readonly NamedLine[]): z.output<typeof UnitsField>[] =>
  units.map(({ lineId, quantity }) => ({ sku: lines.find((line) => line.lineId === lineId)?.sku ?? null, quantity }));
