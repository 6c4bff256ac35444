type Row = Readonly<Record<string, string | number | Buffer | null>>;

const cents = (minor: number): string => (minor / 100).toFixed(2);
const money = (minor: unknown, currency: unknown) => ({ amount: cents(Number(minor)), currency });

/** Rows by the record they belong to. */
export function byName(rows: readonly Row[], name: string): Map<string, Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const known = groups.get(String(row[name]));
    if (known) known.push(row); else groups.set(String(row[name]), [row]);
  }
  return groups;
}

/** What belongs to some orders. */
export interface Around {
  readonly lines: Map<string, Row[]>;
  readonly shipments: Map<string, Row[]>;
  readonly parcels: Map<string, Row[]>;
  readonly pieces: Map<string, Row[]>;
  readonly refunds: Map<string, Row[]>;
  readonly refundLines: Map<string, Row[]>;
  readonly returns: Map<string, Row[]>;
  readonly codes: Map<string, string>;
}

const addressOf = (text: Row[string] | undefined): object => {
  const address = text == null ? {} : JSON.parse(String(text)) as Record<string, string | null>;
  const field = (name: string): string | null => address[name] ?? null;
  return {
    first_name: field('firstName'), last_name: field('lastName'), company: field('company'), address1: field('address1'), address2: field('address2'), city: field('city'),
    postal_code: field('postalCode'), province_code: field('provinceCode'), country_code: field('countryCode'), phone: field('phone'),
  };
};

/** The document's Order, straight from the rows. */
export function orderJson(row: Row, around: Around): object {
  const { currency } = row;
  const id = String(row['id']);
  const customer = JSON.parse(String(row['customer'])) as Record<string, string | null>;
  const refunds = around.refunds.get(id) ?? [];
  const refunded = refunds.reduce((sum, refund) => sum + Number(refund['total_minor']), 0);
  return {
    id, number: row['number'], status: String(row['status']).toLowerCase(), channel: row['channel'], placed_at: row['placed_at'], updated_at: row['changed_at'],
    payment_status: String(row['payment_status']).toLowerCase(), on_hold: row['hold_reason'] !== null,
    customer: { name: customer['name'] ?? null, email: customer['email'] ?? null, phone: customer['phone'] ?? null },
    shipping_address: addressOf(row['shipping_address']), billing_address: addressOf(row['billing_address']),
    shipping: { method_code: row['method_code'], method_name: row['method_name'] }, currency,
    totals: {
      subtotal: money(row['subtotal_minor'], currency), discounts: money(row['discounts_minor'], currency), shipping: money(row['shipping_minor'], currency), tax: money(row['tax_minor'], currency),
      total: money(row['total_minor'], currency), current_total: money(Number(row['total_minor']) - refunded, currency), refunded: money(refunded, currency),
    },
    lines: (around.lines.get(id) ?? []).map((line) => ({
      line_id: line['id'], sku: line['sku'], barcode: line['barcode'], title: line['title'], quantity: line['quantity'], quantity_cancelled: line['cancelled'], quantity_shipped: line['shipped'],
      unit_price: money(line['unit_minor'], currency), total: money(Number(line['unit_minor']) * Number(line['quantity']) - Number(line['discount_minor']), currency), tax_rate: line['tax_rate'] ?? '0',
    })),
    shipments: (around.shipments.get(id) ?? []).map((shipment) => ({
      id: shipment['id'], status: String(shipment['status']).toLowerCase(), location_code: around.codes.get(String(shipment['location_id'])) ?? null,
      carrier: { code: shipment['carrier_code'], name: shipment['carrier_name'], service: shipment['service_code'] }, tracking_url: shipment['tracking_url'],
      tracking_numbers: (around.parcels.get(String(shipment['id'])) ?? []).map((parcel) => parcel['tracking_number']), shipped_at: shipment['shipped_at'], delivered_at: shipment['delivered_at'],
      lines: (around.pieces.get(String(shipment['id'])) ?? []).map((piece) => ({ line_id: piece['line_id'], quantity: piece['quantity'] })),
    })),
    refunds: refunds.map((refund) => ({
      id: refund['id'], return_id: refund['return_id'], refunded_at: refund['refunded_at'], total: money(refund['total_minor'], currency), shipping: money(refund['shipping_minor'], currency),
      lines: (around.refundLines.get(String(refund['id'])) ?? []).map((line) => ({ line_id: line['line_id'], sku: line['sku'], barcode: line['barcode'], quantity: line['quantity'], subtotal: money(line['subtotal_minor'], currency) })),
    })),
    returns: (around.returns.get(id) ?? []).map((back) => ({ id: back['id'], number: back['number'], status: String(back['status']).toLowerCase() })),
    cancellation: { reason: row['cancel_reason'], cancelled_at: row['cancelled_at'] },
  };
}
