import { grouped } from '#subgraph-kit/grouped.js';
import type { Select } from './company-flaws.js';
import type { LineModel, OrderModel, FulfillmentOrderModel } from './order-model.js';

/** Events that the model does not track: they accompany others, or belong to an order's returns. */
const NOT_COMPARED = /^(?:alert\.raised|refund\.recorded|order\.payment_changed|order\.status_changed|return\..*)$/;

interface OrderRow { readonly id: string; readonly number: string; readonly status: string }
interface LineRow extends LineModel { readonly order_id: string; readonly place: string; readonly status: string; readonly accepted: string | null; readonly exported: string | null }
interface EventRow { readonly subject: string; readonly type: string }

interface Which {
  readonly companyId: number;
  /** The id of each location by its code. */
  readonly places: Readonly<Record<string, string>>;
  /** Only the order of this number. */
  readonly number?: string;
}

/** Orders as they are stored, in the model's terms and with their events sorted by name. */
export async function storedOrders(select: Select, { companyId, places, number }: Which): Promise<Map<string, OrderModel>> {
  const company = String(companyId);
  const orders = await select<OrderRow>(`SELECT id, number, status FROM orders WHERE company_id = ${company}${number === undefined ? '' : ` AND number = '${number}'`}`);
  const one = number === undefined ? undefined : orders[0]?.id ?? '';
  const lines = await select<LineRow>(
    `SELECT f.order_id, f.location_id AS place, f.status, f.accepted_at AS accepted, f.exported_at AS exported, i.sku, l.quantity AS ordered, l.picked, l.unfulfillable, l.shipped, l.cancelled FROM fulfillment_order f
     JOIN fulfillment_line l ON l.company_id = f.company_id AND l.fulfillment_order_id = f.id JOIN order_line i ON i.company_id = l.company_id AND i.order_id = l.order_id AND i.id = l.line_id
     WHERE f.company_id = ${company}${one === undefined ? '' : ` AND f.order_id = '${one}'`} ORDER BY i.place`);
  const events = await select<EventRow>(`SELECT subject, type FROM outbox WHERE company_id = ${company} AND subject ${one === undefined ? 'IS NOT NULL' : `= '${one}'`}`);
  const [linesOf, eventsOf] = [grouped(lines, ({ order_id: order }) => order), grouped(events, ({ subject }) => subject)];
  return new Map(orders.map((order) => [order.number, {
    number: order.number, status: order.status,
    events: (eventsOf.get(order.id) ?? []).map(({ type }) => type).filter((type) => !NOT_COMPARED.test(type)).sort(),
    fulfillmentOrders: Object.entries(places).flatMap(([at, id]) => fulfillmentOrderOf(at, (linesOf.get(order.id) ?? []).filter(({ place }) => place === id))),
  }]));
}

function fulfillmentOrderOf(at: string, rows: readonly LineRow[]): FulfillmentOrderModel[] {
  const [first] = rows;
  return first ? [{
    at, status: first.status, accepted: first.accepted !== null, exported: first.exported !== null,
    lines: rows.map(({ sku, ordered, picked, unfulfillable, shipped, cancelled }) => ({ sku, ordered, picked, unfulfillable, shipped, cancelled })),
  }] : [];
}

/** A model as it compares with what is stored. */
export const comparable = (order: OrderModel): OrderModel => ({ ...order, events: [...order.events].sort() });
