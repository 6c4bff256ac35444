import { z } from 'zod';
import { LocalTime, localTime, localTimeOrNull } from '#mcp/local-time.js';
import type { TrackShipmentQuery } from '../operations/track-shipment.generated.js';
import { ShipmentField, shipmentField, UnitsField, unitsField } from './shipment-field.js';
import { wordOf } from './status-words.js';

type GraphOrder = NonNullable<TrackShipmentQuery['trackedOrder']>;

const Parcel = z.object({ number: z.int(), tracking_number: z.string().nullable(), weight_g: z.int().nullable(), units: z.array(UnitsField) });

const TrackingEvent = z.object({ at: LocalTime, status: z.string().nullable(), text: z.string(), place: z.string().nullable(), tracking_number: z.string().nullable() });

/** A shipment with its way. */
export const TrackedShipment = ShipmentField.extend({ service: z.string().nullable(), from: z.string().nullable(), expected_at: LocalTime.nullable(), units: z.array(UnitsField), parcels: z.array(Parcel), events: z.array(TrackingEvent), more_events: z.int() });

interface Told {
  readonly lines: GraphOrder['lines'];
  readonly timeZone: string;
  /** How many of its latest events. */
  readonly most: number;
}

/** A shipment of the graph with its way. */
export const trackedShipment = (shipment: GraphOrder['shipments'][number], { lines, timeZone, most }: Told): z.output<typeof TrackedShipment> => ({
  ...shipmentField(shipment, timeZone),
  service: shipment.serviceCode, from: shipment.location?.code ?? null, expected_at: localTimeOrNull(shipment.deliveryEstimates[0]?.estimatedAt ?? null, timeZone), units: unitsField(shipment.lines, lines),
  parcels: shipment.parcels.map((parcel) => ({ number: parcel.number, tracking_number: parcel.trackingNumber, weight_g: parcel.weightG, units: unitsField(parcel.lines, lines) })),
  events: shipment.trackingEvents.slice(0, most).map((event) => ({
    at: localTime(event.occurredAt, timeZone), status: event.status && wordOf(event.status), text: event.description, place: event.location, tracking_number: event.trackingNumber,
  })),
  more_events: Math.max(0, shipment.trackingEvents.length - most),
});
