import type { z } from 'zod';
import type { Call, CallDetail } from './call.js';

/** A call that was refused, for the documentation. */
export const CALL_EXAMPLE: z.output<typeof Call> = {
  request_id: '019aa5f2-7c00-7d20-8a5e-2f6b1c3d4e5f',
  operation: 'orders.accept',
  method: 'POST',
  path: '/api/fulfillment/v1/orders/1042/accept',
  address: '203.0.113.9',
  started_at: '2026-11-21T09:31:00.000Z',
  duration_ms: 6,
  status: 409,
  dry_run: false,
};

/** The same with headers and bodies. */
export const CALL_DETAIL_EXAMPLE: z.output<typeof CallDetail> = {
  ...CALL_EXAMPLE,
  request: { headers: { host: 'wms.example.com', authorization: '[redacted]', 'content-type': 'application/json' }, body: '{"wms_reference":"WMS-778"}' },
  answer: {
    headers: { 'X-Request-Id': '019aa5f2-7c00-7d20-8a5e-2f6b1c3d4e5f', 'Content-Type': 'application/json; charset=utf-8' },
    body: '{"error":{"code":"order_already_accepted","message":"An order that is accepted cannot be accepted","request_id":"019aa5f2-7c00-7d20-8a5e-2f6b1c3d4e5f","details":{}}}',
  },
};
