import type { z } from 'zod';
import { ORDER_EXAMPLE, type Order } from './order.js';

/** The same order, accepted. */
export const ACCEPTED_EXAMPLE: z.output<typeof Order> = {
  ...ORDER_EXAMPLE, status: 'accepted', updated_at: '2026-11-21T09:30:01.000Z', accepted_at: '2026-11-21T09:30:00.000Z', wms_reference: 'WMS-778',
};

/** The same order, cancelled by the merchant after it was accepted. */
export const CANCEL_REQUESTED_EXAMPLE: z.output<typeof Order> = { ...ACCEPTED_EXAMPLE, status: 'cancel_requested', cancellation: { requested_by: 'merchant', cancelled_at: '2026-11-21T09:40:00.000Z' } };

/** The same order, rejected. */
export const REJECTED_EXAMPLE: z.output<typeof Order> = { ...ORDER_EXAMPLE, status: 'rejected', updated_at: '2026-11-21T09:30:01.000Z' };

/** The same order, picked with no unit missing. */
export const PROCESSED_EXAMPLE: z.output<typeof Order> = {
  ...ACCEPTED_EXAMPLE, status: 'processed', updated_at: '2026-11-21T10:15:01.000Z', lines: ORDER_EXAMPLE.lines.map((line) => ({ ...line, quantity_picked: 2 })),
};

/** The same order, shipped. */
export const SHIPPED_EXAMPLE: z.output<typeof Order> = {
  ...PROCESSED_EXAMPLE, status: 'shipped', updated_at: '2026-11-21T16:40:01.000Z',
  lines: PROCESSED_EXAMPLE.lines.map((line) => ({ ...line, quantity_open: 0, quantity_shipped: 2 })),
};

/** The same order, short-closed after it was accepted. */
export const CLOSED_EXAMPLE: z.output<typeof Order> = {
  ...ACCEPTED_EXAMPLE, status: 'closed', updated_at: '2026-11-21T10:15:01.000Z', lines: ORDER_EXAMPLE.lines.map((line) => ({ ...line, quantity_open: 0, quantity_unfulfillable: 2 })),
};

/** An active connection. */
export const PING_EXAMPLE = {
  api_version: 'v1' as const,
  company: { id: 1, name: 'Lume Studio' },
  connection: { id: '019aa5f2-7c00-7d10-8c3d-4e5f6a7b8c9d', name: 'Milan warehouse', status: 'active' as const },
  locations: [{ code: 'MIL', name: 'Milan warehouse', stock_location_codes: ['MIL-MAIN'] }],
  labels_by: 'warehouse' as const,
  webhooks: { enabled: false },
  server_time: '2026-11-21T09:30:00.000Z',
};
