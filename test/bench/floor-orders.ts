const FULFILLMENT_ORDERS = `SELECT f.id, f.order_id, f.number, f.status, f.placed_at, f.labels_by, f.priority, f.documents_ready, f.accepted_at, f.wms_reference, f.cancel_requested_by,
  f.cancelled_at, f.version, f.changed_at, o.channel, o.customer, o.shipping_address, o.method_code, o.method_name, o.carrier_code, o.service_code, o.shipping_type, o.notes,
  o.external_documents, o.currency FROM fulfillment_order f JOIN orders o ON o.company_id = f.company_id AND o.id = f.order_id WHERE f.company_id = ? AND f.location_id = ?`;

/** The queries of the handler by hand. */
export const ORDER_SQL = {
  queue: `${FULFILLMENT_ORDERS} AND f.list = ? ORDER BY f.placed_at, f.id LIMIT 51`,
  one: `${FULFILLMENT_ORDERS} AND f.number = ?`,
  lines: (count: number): string => `SELECT l.fulfillment_order_id, l.line_id, l.quantity, l.picked, l.unfulfillable, l.shipped, l.cancelled, i.variant_id, i.sku, i.barcode,
    i.item_key, i.title, i.weight_g, i.unit_minor FROM fulfillment_line l JOIN order_line i ON i.company_id = l.company_id AND i.order_id = l.order_id AND i.id = l.line_id
    WHERE l.company_id = ? AND l.fulfillment_order_id IN (${Array.from({ length: count }, () => '?').join()}) ORDER BY l.fulfillment_order_id, l.place`,
};

/** A row of `queue` and `one`. */
export interface FulfillmentOrderRow {
  readonly id: string; readonly order_id: string; readonly number: string; readonly status: string; readonly placed_at: string; readonly labels_by: string;
  readonly priority: number; readonly documents_ready: number | null; readonly accepted_at: string | null; readonly wms_reference: string | null;
  readonly cancel_requested_by: string | null; readonly cancelled_at: string | null; readonly version: number; readonly changed_at: string; readonly channel: string;
  readonly customer: string; readonly shipping_address: string; readonly method_code: string | null; readonly method_name: string | null; readonly carrier_code: string | null;
  readonly service_code: string | null; readonly shipping_type: string; readonly notes: string | null; readonly external_documents: number; readonly currency: string;
}

/** A row of `lines`. */
export interface Line {
  readonly fulfillment_order_id: string; readonly line_id: string; readonly quantity: number; readonly picked: number; readonly unfulfillable: number;
  readonly shipped: number; readonly cancelled: number; readonly variant_id: string; readonly sku: string | null; readonly barcode: string | null;
  readonly item_key: string | null; readonly title: string | null; readonly weight_g: number | null; readonly unit_minor: number;
}

/** The lines of fulfillment orders, by fulfillment order. */
export async function linesOf(run: (sql: string, values: readonly (string | number)[]) => Promise<unknown[]>, company: number, ids: readonly string[]): Promise<Map<string, Line[]>> {
  const byFulfillmentOrder = new Map<string, Line[]>();
  for (const line of await run(ORDER_SQL.lines(ids.length), [company, ...ids]) as Line[]) {
    const known = byFulfillmentOrder.get(line.fulfillment_order_id);
    if (known) known.push(line); else byFulfillmentOrder.set(line.fulfillment_order_id, [line]);
  }
  return byFulfillmentOrder;
}

interface Address { firstName: string; lastName: string; company: string; address1: string; address2: string; city: string; postalCode: string; provinceCode: string; countryCode: string; phone: string }

/** The document's Order, straight from the rows. */
export function orderJson(fulfillmentOrder: FulfillmentOrderRow, lines: readonly Line[]): object {
  const address = JSON.parse(fulfillmentOrder.shipping_address) as Address;
  const customer = JSON.parse(fulfillmentOrder.customer) as { name: string; email: string; phone: string };
  return {
    id: fulfillmentOrder.id, number: fulfillmentOrder.number, status: fulfillmentOrder.status.toLowerCase(), placed_at: fulfillmentOrder.placed_at, updated_at: fulfillmentOrder.changed_at, channel: fulfillmentOrder.channel,
    customer: { name: customer.name, email: customer.email, phone: customer.phone },
    shipping_address: {
      first_name: address.firstName, last_name: address.lastName, company: address.company, address1: address.address1, address2: address.address2, city: address.city,
      postal_code: address.postalCode, province_code: address.provinceCode, country_code: address.countryCode, phone: address.phone,
    },
    shipping: {
      method_code: fulfillmentOrder.method_code, method_name: fulfillmentOrder.method_name, carrier_code: fulfillmentOrder.carrier_code, service_code: fulfillmentOrder.service_code,
      type: fulfillmentOrder.shipping_type.toLowerCase(), labels_by: fulfillmentOrder.labels_by.toLowerCase(),
    },
    priority: fulfillmentOrder.priority, notes: fulfillmentOrder.notes,
    documents: { external_required: fulfillmentOrder.external_documents === 1, external_ready: fulfillmentOrder.documents_ready === null ? null : fulfillmentOrder.documents_ready === 1 },
    currency: fulfillmentOrder.currency,
    total_weight_g: lines.some(({ weight_g }) => weight_g === null) ? null : lines.reduce((sum, line) => sum + (line.weight_g ?? 0) * line.quantity, 0),
    lines: lines.map((line) => ({
      line_id: line.line_id, sku: line.sku, barcode: line.barcode, item_key: line.item_key, title: line.title, quantity_ordered: line.quantity,
      quantity_open: line.quantity - line.shipped - line.cancelled - line.unfulfillable, quantity_picked: line.picked, quantity_unfulfillable: line.unfulfillable,
      quantity_shipped: line.shipped, quantity_cancelled: line.cancelled, weight_g: line.weight_g,
      unit_price: { amount: (line.unit_minor / 100).toFixed(2), currency: fulfillmentOrder.currency },
    })),
    accepted_at: fulfillmentOrder.accepted_at, wms_reference: fulfillmentOrder.wms_reference,
    cancellation: fulfillmentOrder.cancelled_at === null ? null : { requested_by: fulfillmentOrder.cancel_requested_by, cancelled_at: fulfillmentOrder.cancelled_at },
  };
}
