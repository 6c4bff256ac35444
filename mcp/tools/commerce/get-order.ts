import { z } from 'zod';
import { Failure } from '#contract/failure.js';
import { DETAIL } from '#mcp/list-fields.js';
import { defineTool } from '#mcp/define-tool.js';
import { LocalTime, localTime, localTimeOrNull } from '#mcp/local-time.js';
import { MoneyField, moneyField } from '#mcp/money-field.js';
import { GetOrderDocument, type GetOrderQuery } from './operations/get-order.generated.js';
import { placeOf } from './results/address-field.js';
import { ORDER_ARGUMENT } from './results/named-record.js';
import { OrderDetails, orderDetails } from './results/order-details.js';
import { ShipmentField, shipmentField } from './results/shipment-field.js';
import { wordOf } from './results/status-words.js';

const Hold = z.object({ kind: z.string(), reason: z.string().nullable() });

const Line = z.object({ sku: z.string().nullable(), title: z.string().nullable(), quantity: z.int(), shipped: z.int(), cancelled: z.int() });

const OrderField = z.object({
  number: z.string(), external_id: z.string().nullable(), status: z.string(), hold: Hold.nullable(), waiting_for: z.array(z.string()), placed_at: LocalTime, customer: z.string().nullable(), ships_to: z.string(), payment: z.string(), total: MoneyField, refunded: MoneyField,
  promised_on: z.string().nullable(), ready_for_pickup_at: LocalTime.nullable(), cancelled: z.object({ at: LocalTime, reason: z.string() }).nullable(), lines: z.array(Line), shipments: z.array(ShipmentField), returns: z.array(z.object({ number: z.string(), status: z.string() })),
});

const { lines, shipments, returns } = OrderDetails.shape;

const WholeOrder = OrderField.extend(OrderDetails.partial().shape).extend({
  lines: z.array(lines.element.partial().extend(Line.shape)), shipments: z.array(shipments.element.partial().extend(ShipmentField.shape)), returns: z.array(returns.element.partial().extend(OrderField.shape.returns.element.shape)),
});

/** One order: where it is, or everything that staff see of it. */
export const tool = defineTool({
  name: 'get_order', access: 'read', permission: 'commerce.read',
  texts: {
    en: { title: 'Read an order', description: 'Where an order is: state, hold, lines, shipments, returns and promised day. detail=full adds contact, address, fulfillment orders, refunds, totals, notes and the last events.' },
    it: { title: 'Leggi un ordine', description: 'A che punto è un ordine: stato, blocco, righe, spedizioni, resi e giorno promesso. detail=full aggiunge contatti, indirizzo, ordini di evasione, rimborsi, totali, note e ultimi eventi.' },
    de: { title: 'Bestellung lesen', description: 'Eine Bestellung: Status, Sperre, Positionen, Sendungen, Retouren und versprochener Tag. detail=full ergänzt Kontakt, Adresse, Versandaufträge, Erstattungen, Summen, Notizen und Ereignisse.' },
    fr: { title: 'Lire une commande', description: 'Une commande : état, blocage, lignes, expéditions, retours et jour promis. detail=full ajoute contact, adresse, préparation, remboursements, totaux, notes et événements.' },
    es: { title: 'Leer un pedido', description: 'En qué punto está un pedido: estado, retención, líneas, envíos, devoluciones y día prometido. detail=full añade contacto, dirección, órdenes de preparación, reembolsos, totales, notas y últimos eventos.' },
  },
  next: { ORDER_NOT_FOUND: 'commerce_search_orders' },
  argumentNames: { reference: 'order' },
  input: z.object({ order: ORDER_ARGUMENT, detail: DETAIL }),
  output: WholeOrder,
  operation: GetOrderDocument,
  variables: ({ order: reference, detail }) => ({ reference, full: detail === 'full' }),
  result: ({ order }, { timeZone, input: { order: reference, detail } }) => {
    if (!order) throw new Failure('ORDER_NOT_FOUND', `No order ${reference}`, { order: reference });
    return { ...orderField(order, timeZone), ...(detail === 'full' && orderDetails(order, timeZone)) };
  },
});

const orderField = (order: NonNullable<GetOrderQuery['order']>, timeZone: string): z.output<typeof OrderField> => ({
  number: order.number, external_id: order.externalId, status: wordOf(order.status), hold: order.holdKind && { kind: wordOf(order.holdKind), reason: order.holdReason }, waiting_for: order.waitingReasons.map(wordOf),
  placed_at: localTime(order.placedAt, timeZone), customer: order.customer.name, ships_to: placeOf(order.shippingAddress), payment: wordOf(order.paymentStatus), total: moneyField(order.totals.total), refunded: moneyField(order.totals.refunded),
  promised_on: order.promisedOn, ready_for_pickup_at: localTimeOrNull(order.readyForPickupAt, timeZone), cancelled: order.cancellation && { at: localTime(order.cancellation.cancelledAt, timeZone), reason: order.cancellation.reason },
  lines: order.lines.map(({ sku, title, quantity, quantityShipped, quantityCancelled }) => ({ sku, title, quantity, shipped: quantityShipped, cancelled: quantityCancelled })),
  shipments: order.shipments.map((shipment) => shipmentField(shipment, timeZone)), returns: order.returns.map(({ number, status }) => ({ number, status: wordOf(status) })),
});
