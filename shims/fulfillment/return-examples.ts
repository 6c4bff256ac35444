import type { z } from 'zod';
import type { Return } from './return.schema.js';

/** A return on its way, for the documentation. */
export const RETURN_EXAMPLE: z.output<typeof Return> = {
  id: '019aa5f2-7c00-7d21-8a5e-2f6b1c3d4e5f',
  number: 'R1001',
  status: 'awaiting_receipt',
  order_id: '019aa5f2-7c00-7d11-8a5e-2f6b1c3d4e50',
  order_number: '#1042',
  announced: true,
  created_at: '2026-11-21T08:58:12.000Z',
  updated_at: '2026-11-21T09:00:00.000Z',
  carrier_code: 'brt',
  tracking_numbers: ['BRT0099887766'],
  customer: { name: 'Giulia Ferri' },
  notes: null,
  lines: [{
    line_id: '019aa5f2-7c00-7d12-9b1f-6a7b8c9d0e1f', sku: 'TESSA_BLUE_M', barcode: '8054321000017', item_key: '8054321000017', title: 'Tessa shirt, blue, M',
    quantity_expected: 1, quantity_received: 0, classification: null, reason_code: 'size', reason: 'Too small',
  }],
  compliant: null,
  accepted_at: null,
  received_at: null,
  wms_reference: null,
};

/** The same return, expected by its warehouse. */
export const ACCEPTED_RETURN_EXAMPLE: z.output<typeof Return> = { ...RETURN_EXAMPLE, accepted_at: '2026-11-21T09:30:00.000Z', wms_reference: 'RET-55' };

/** The same return, arrived as it was expected. */
export const RECEIVED_RETURN_EXAMPLE: z.output<typeof Return> = {
  ...ACCEPTED_RETURN_EXAMPLE, status: 'compliant', compliant: true, received_at: '2026-11-21T09:30:00.000Z',
  lines: RETURN_EXAMPLE.lines.map((line) => ({ ...line, quantity_received: 1, classification: 'sellable' })),
};

/** A parcel nobody announced. */
export const UNANNOUNCED_RETURN_EXAMPLE: z.output<typeof Return> = {
  ...RECEIVED_RETURN_EXAMPLE, number: 'R1002', status: 'not_compliant', compliant: false, announced: false, accepted_at: null, carrier_code: null,
  lines: RETURN_EXAMPLE.lines.map((line) => ({ ...line, quantity_expected: 0, quantity_received: 1, classification: 'sellable', reason_code: null, reason: null })),
};
