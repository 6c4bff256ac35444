import type { z } from 'zod';
import type { Documents, Labels } from './label.schema.js';
import type { Order } from './order.schema.js';

/** An order in the queue, for the documentation. */
export const ORDER_EXAMPLE: z.output<typeof Order> = {
  id: '019aa5f2-7c00-7d11-8a5e-2f6b1c3d4e5f',
  number: '#1042',
  status: 'to_fulfill',
  placed_at: '2026-11-21T08:58:12.000Z',
  updated_at: '2026-11-21T09:00:00.000Z',
  channel: 'storefront',
  customer: { name: 'Giulia Ferri', email: 'giulia.ferri@example.com', phone: '+39 02 5550 1234' },
  shipping_address: {
    first_name: 'Giulia', last_name: 'Ferri', company: null, address1: 'Via Torino 12', address2: null, city: 'Milano', postal_code: '20123', province_code: 'MI',
    country_code: 'IT', phone: '+39 02 5550 1234',
  },
  shipping: { method_code: 'standard', method_name: 'Standard', carrier_code: 'brt', service_code: null, type: 'standard', labels_by: 'warehouse' },
  priority: 3,
  notes: null,
  documents: { external_required: false, external_ready: null },
  currency: 'EUR',
  total_weight_g: 640,
  lines: [{
    line_id: '019aa5f2-7c00-7d12-9b1f-6a7b8c9d0e1f', sku: 'TESSA_BLUE_M', barcode: '8054321000017', item_key: '8054321000017', title: 'Tessa shirt, blue, M',
    quantity_ordered: 2, quantity_open: 2, quantity_picked: 0, quantity_unfulfillable: 0, quantity_shipped: 0, quantity_cancelled: 0,
    weight_g: 320, unit_price: { amount: '49.90', currency: 'EUR' },
  }],
  accepted_at: null,
  wms_reference: null,
  cancellation: null,
};

/** The same order, taken over. */
export const ACCEPTED_EXAMPLE: z.output<typeof Order> = {
  ...ORDER_EXAMPLE, status: 'accepted', updated_at: '2026-11-21T09:30:01.000Z', accepted_at: '2026-11-21T09:30:00.000Z', wms_reference: 'WMS-778',
};

/** The same order, refused. */
export const REJECTED_EXAMPLE: z.output<typeof Order> = { ...ORDER_EXAMPLE, status: 'rejected', updated_at: '2026-11-21T09:30:01.000Z' };

/** The same order, picked without a piece missing. */
export const PROCESSED_EXAMPLE: z.output<typeof Order> = {
  ...ACCEPTED_EXAMPLE, status: 'processed', updated_at: '2026-11-21T10:15:01.000Z', lines: ORDER_EXAMPLE.lines.map((line) => ({ ...line, quantity_picked: 2 })),
};

/** The same order, on its way. */
export const SHIPPED_EXAMPLE: z.output<typeof Order> = {
  ...PROCESSED_EXAMPLE, status: 'shipped', updated_at: '2026-11-21T16:40:01.000Z',
  lines: PROCESSED_EXAMPLE.lines.map((line) => ({ ...line, quantity_open: 0, quantity_shipped: 2 })),
};

/** The same order, given up after it was accepted. */
export const CLOSED_EXAMPLE: z.output<typeof Order> = {
  ...ACCEPTED_EXAMPLE, status: 'closed', updated_at: '2026-11-21T10:15:01.000Z', lines: ORDER_EXAMPLE.lines.map((line) => ({ ...line, quantity_open: 0, quantity_unfulfillable: 2 })),
};

/** A connection in good order. */
export const PING_EXAMPLE = {
  api_version: 'v1' as const,
  company: { id: 1, name: 'Lume Studio' },
  connection: { id: '019aa5f2-7c00-7d10-8c3d-4e5f6a7b8c9d', name: 'Milan warehouse', status: 'active' as const },
  locations: [{ code: 'MIL', name: 'Milan warehouse', stock_location_codes: ['MIL-MAIN'] }],
  labels_by: 'warehouse' as const,
  webhooks: { enabled: false },
  server_time: '2026-11-21T09:30:00.000Z',
};

/** Labels of an order of one parcel. */
export const LABELS_EXAMPLE: z.output<typeof Labels> = {
  data: [{
    parcel: 1, status: 'ready', carrier_code: 'swift', carrier_name: 'Swift Parcel', tracking_number: 'SW0000005005', format: 'pdf', content_type: 'application/pdf',
    content_base64: 'JVBERi0xLjMK',
  }],
};

/** Documents of an order. */
export const DOCUMENTS_EXAMPLE: z.output<typeof Documents> = {
  data: [{
    id: '019aa5f2-7c00-7d13-8d4e-5f6a7b8c9d0e', type: 'invoice', position: 'internal', filename: 'INV-000042.pdf', content_type: 'application/pdf', content_base64: 'JVBERi0xLjMK',
  }],
};
