import type { z } from 'zod';
import type { WarehouseEvent } from './warehouse-event.js';

/** An order that became ready. */
export const EVENT_EXAMPLE: z.output<typeof WarehouseEvent> = {
  id: '019aa5f2-7c00-7d21-8a5e-2f6b1c3d4e5f', type: 'order.ready', created_at: '2026-11-21T09:00:00.000Z',
  data: { order_id: '019aa5f2-7c00-7d11-8a5e-2f6b1c3d4e5f', order_number: '#1042' },
};
