import { z } from 'zod';
import { Failure } from '#contract/failure.js';
import { defineTool } from '#mcp/define-tool.js';
import { DETAIL } from '#mcp/list-fields.js';
import { TrackShipmentDocument } from './operations/track-shipment.generated.js';
import { placeOf } from './results/address-field.js';
import { LONGEST_NAME } from './results/named-record.js';
import { wordOf } from './results/status-words.js';
import { TrackedShipment, trackedShipment } from './results/tracked-shipment.js';

/** How many events of each parcel are told in short. */
const LATEST = 5;

/** Where the parcels of an order are. */
export const tool = defineTool({
  name: 'track_shipment', access: 'read', permission: 'commerce.read',
  texts: {
    en: { title: 'Track a shipment', description: 'Where the parcels of an order are: carrier, state, link and what the carrier reported, newest first. An order that has not shipped says what it waits for.' },
    it: { title: 'Traccia una spedizione', description: 'Dove sono i colli di un ordine: corriere, stato, link e ciò che il corriere ha comunicato, dal più recente. Un ordine non spedito dice cosa aspetta.' },
    de: { title: 'Sendung verfolgen', description: 'Wo die Pakete einer Bestellung sind: Versanddienst, Status, Link und Meldungen, neueste zuerst. Eine nicht versandte Bestellung sagt, worauf sie wartet.' },
    fr: { title: 'Suivre une expédition', description: 'Où sont les colis d\'une commande : transporteur, état, lien et événements, les plus récents d\'abord. Une commande non expédiée dit ce qu\'elle attend.' },
    es: { title: 'Seguir un envío', description: 'Dónde están los paquetes de un pedido: transportista, estado, enlace y lo que comunicó, lo más reciente primero. Un pedido sin enviar dice qué espera.' },
  },
  next: { ORDER_NOT_FOUND: 'commerce_search_orders' },
  input: z.object({ reference: z.string().trim().min(1).max(LONGEST_NAME).describe('Tracking or order number, or id'), detail: DETAIL }),
  output: z.object({ order: z.string(), order_status: z.string(), ships_to: z.string(), promised_on: z.string().nullable(), waiting_for: z.array(z.string()), shipments: z.array(TrackedShipment) }),
  operation: TrackShipmentDocument,
  variables: ({ reference }) => ({ reference }),
  result: ({ trackedOrder: order }, { timeZone, input: { reference, detail } }) => {
    if (!order) throw new Failure('ORDER_NOT_FOUND', `No order and no parcel ${reference}`, { reference });
    const named = order.shipments.filter(({ trackingNumbers }) => trackingNumbers.includes(reference));
    const most = detail === 'full' ? Infinity : LATEST;
    return {
      order: order.number, order_status: wordOf(order.status), ships_to: placeOf(order.shippingAddress), promised_on: order.promisedOn, waiting_for: order.waitingReasons.map(wordOf),
      shipments: (named.length > 0 ? named : order.shipments).map((shipment) => trackedShipment(shipment, { lines: order.lines, timeZone, most })),
    };
  },
});
