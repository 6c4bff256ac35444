import type { z } from 'zod';
import type { CommerceEventRecord } from './commerce-event.js';
import type { InventoryItem } from './inventory-json.js';
import type { Location } from './list-locations.js';
import type { Ping } from './ping.js';
import type { TimelineEvent } from './timeline-json.js';
import type { NewOrder } from './new-order.js';
import type { Order } from './order.js';
import type { Return } from './return.js';

const eur = (amount: string) => ({ amount, currency: 'EUR' });
const ORDER_ID = '019aa5f2-7c00-7d11-8a5e-2f6b1c3d4e5f';
const LINE_ID = '019aa5f2-7c00-7d12-9b1f-6a7b8c9d0e1f';
const ADDRESS = {
  first_name: 'Giulia', last_name: 'Ferri', company: null, address1: 'Via Torino 12', address2: null, city: 'Milano', postal_code: '20123', province_code: 'MI',
  country_code: 'IT', phone: '+39 02 5550 1234',
};

/** A shipped order, for the documentation. */
export const ORDER_EXAMPLE: z.output<typeof Order> = {
  id: ORDER_ID,
  number: '#1042',
  status: 'shipped',
  channel: 'platform_api',
  placed_at: '2026-11-21T08:58:12.000Z',
  updated_at: '2026-11-21T16:40:01.000Z',
  payment_status: 'paid',
  on_hold: false,
  customer: { name: 'Giulia Ferri', email: 'giulia.ferri@example.com', phone: '+39 02 5550 1234' },
  shipping_address: ADDRESS,
  billing_address: ADDRESS,
  shipping: { method_code: 'standard', method_name: 'Standard' },
  currency: 'EUR',
  totals: {
    subtotal: eur('99.80'), discounts: eur('10.00'), shipping: eur('5.00'), tax: eur('16.19'), total: eur('94.80'), current_total: eur('94.80'), refunded: eur('0.00'),
  },
  lines: [{
    line_id: LINE_ID, sku: 'TESSA_BLUE_M', barcode: '8054321000017', title: 'Tessa shirt, blue, M', quantity: 2, quantity_cancelled: 0, quantity_shipped: 2,
    unit_price: eur('49.90'), total: eur('89.80'), tax_rate: '0.22',
  }],
  shipments: [{
    id: '019aa5f2-7c00-7d14-8a5e-2f6b1c3d4e5f', status: 'in_transit', location_code: 'PIACENZA', carrier: { code: 'swift', name: 'Swift Parcel', service: null },
    tracking_url: 'https://track.example.com/SW0000005005', tracking_numbers: ['SW0000005005'], shipped_at: '2026-11-21T16:40:00.000Z', delivered_at: null,
    lines: [{ line_id: LINE_ID, quantity: 2 }],
  }],
  refunds: [],
  returns: [],
  cancellation: { reason: null, cancelled_at: null },
};

/** The same order, cancelled before it was accepted. */
export const CANCELLED_EXAMPLE: z.output<typeof Order> = {
  ...ORDER_EXAMPLE, status: 'cancelled', shipments: [], lines: ORDER_EXAMPLE.lines.map((line) => ({ ...line, quantity_cancelled: line.quantity, quantity_shipped: 0 })),
  cancellation: { reason: 'The customer changed their mind', cancelled_at: '2026-11-21T09:40:00.000Z' },
};

/** The order as it was sent. */
export const NEW_ORDER_EXAMPLE: z.input<typeof NewOrder> = {
  external_id: 'B2B-7781',
  currency: 'EUR',
  customer: { name: 'Giulia Ferri', email: 'giulia.ferri@example.com', phone: '+39 02 5550 1234' },
  shipping_address: ADDRESS,
  billing_address: ADDRESS,
  shipping: { method_code: 'standard', method_name: 'Standard', price: eur('5.00') },
  lines: [{ sku: 'TESSA_BLUE_M', quantity: 2, unit_price: eur('49.90'), tax_rate: '0.22', discount: eur('10.00') }],
  totals: { discounts: eur('10.00'), shipping: eur('5.00'), tax: eur('16.19'), total: eur('94.80') },
  attributes: { _service_promise: 'standard:2026-11-25' },
};

/** A return with a damaged unit. */
export const RETURN_EXAMPLE: z.output<typeof Return> = {
  id: '019aa5f2-7c00-7d15-8a5e-2f6b1c3d4e5f',
  number: 'R1001',
  status: 'not_compliant',
  order_id: ORDER_ID,
  order_number: '#1042',
  source: 'portal',
  announced: true,
  created_at: '2026-11-26T10:00:00.000Z',
  updated_at: '2026-11-30T09:12:01.000Z',
  received_at: '2026-11-30T09:12:00.000Z',
  closed_at: null,
  resolution: 'refund',
  method: 'carrier_label',
  location_code: 'PIACENZA',
  carrier: { code: 'swift', name: 'Swift Parcel' },
  tracking_numbers: ['SW0000009009'],
  lines: [{
    line_id: LINE_ID, sku: 'TESSA_BLUE_M', barcode: '8054321000017', title: 'Tessa shirt, blue, M', quantity_expected: 1, quantity_received: 1,
    classification: 'damaged', reason_code: 'size', exchange: null,
  }],
  outcome: { compliant: false, missing: [], not_sellable: [{ sku: 'TESSA_BLUE_M', barcode: '8054321000017', title: 'Tessa shirt, blue, M', quantity: 1 }], unexpected: [] },
  refunds: [],
  exchange_order_id: null,
};

/** The timeline of an order. */
export const TIMELINE_EXAMPLE: z.output<typeof TimelineEvent>[] = [
  { type: 'order.received', from_status: null, to_status: 'in_fulfillment', occurred_at: '2026-11-21T09:00:00.000Z' },
  { type: 'shipment.shipped', from_status: null, to_status: null, occurred_at: '2026-11-21T16:40:01.000Z' },
  { type: 'order.status_changed', from_status: 'in_fulfillment', to_status: 'shipped', occurred_at: '2026-11-21T16:40:01.000Z' },
];

/** An item in stock at one warehouse, with incoming stock. */
export const INVENTORY_EXAMPLE: z.output<typeof InventoryItem> = {
  sku: 'TESSA_BLUE_M', barcode: '8054321000017', updated_at: '2026-11-21T09:00:00.000Z', available: 11,
  locations: [{ location_code: 'PIACENZA', on_hand: 12, reserved: 1, available: 11, incoming: [{ quantity: 40, expected_at: '2026-12-01T08:00:00.000Z' }] }],
};

/** A warehouse. */
export const LOCATION_EXAMPLE: z.output<typeof Location> = {
  code: 'PIACENZA', name: 'Piacenza warehouse', type: 'warehouse', address: { ...ADDRESS, first_name: null, last_name: null, company: 'Lume Studio', city: 'Piacenza', postal_code: '29122', province_code: 'PC' },
  timezone: 'Europe/Rome', active: true, fulfils_online: true, pickup: false,
};

/** An active connection. */
export const PING_EXAMPLE: z.output<typeof Ping> = {
  api_version: 'v1',
  company: { id: 1, name: 'Lume Studio' },
  connection: { id: '019aa5f2-7c00-7d10-8c3d-4e5f6a7b8c9d', name: 'ERP', status: 'active' },
  scopes: ['orders:read', 'returns:read', 'inventory:read', 'locations:read'],
  webhooks: { enabled: true, events: ['order.created', 'order.status_changed', 'shipment.shipped', 'return.created', 'return.status_changed'] },
  server_time: '2026-11-21T09:30:00.000Z',
};

/** An order whose status changed. */
export const EVENT_EXAMPLE: z.output<typeof CommerceEventRecord> = {
  id: '019aa5f2-7c00-7d21-8a5e-2f6b1c3d4e5f', type: 'order.status_changed', created_at: '2026-11-21T16:40:01.000Z',
  data: { order_id: ORDER_ID, order_number: '#1042', status: 'shipped', previous_status: 'in_fulfillment' },
};
