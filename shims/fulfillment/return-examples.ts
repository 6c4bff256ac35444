import type { z } from 'zod';
import { RETURN_EXAMPLE, type Return } from './return.js';

/** The same return, accepted by its warehouse. */
export const ACCEPTED_RETURN_EXAMPLE: z.output<typeof Return> = { ...RETURN_EXAMPLE, accepted_at: '2026-11-21T09:30:00.000Z', wms_reference: 'RET-55' };

/** The same return, arrived as it was expected. */
export const RECEIVED_RETURN_EXAMPLE: z.output<typeof Return> = {
  ...ACCEPTED_RETURN_EXAMPLE, status: 'compliant', compliant: true, received_at: '2026-11-21T09:30:00.000Z',
  lines: RETURN_EXAMPLE.lines.map((line) => ({ ...line, quantity_received: 1, classification: 'sellable' })),
};

/** A parcel that was not announced. */
export const UNANNOUNCED_RETURN_EXAMPLE: z.output<typeof Return> = {
  ...RECEIVED_RETURN_EXAMPLE, number: 'R1002', status: 'not_compliant', compliant: false, announced: false, accepted_at: null, carrier_code: null,
  lines: RETURN_EXAMPLE.lines.map((line) => ({ ...line, quantity_expected: 0, quantity_received: 1, classification: 'sellable', reason_code: null, reason: null })),
};
