import type { ApiDescription } from '#kit/docs/api-description.js';
import { jsonApiErrors } from '#kit/docs/json-api-errors.js';
import { WAREHOUSE_EVENTS } from './event-kinds.js';
import { ERROR_MEANINGS, FULFILLMENT_ERRORS } from './errors.js';

/** The parts of interface A's description that are not in its routes. */
export const FULFILLMENT_API: ApiDescription = {
  title: 'Fulfilment API',
  version: 'v1',
  introduction: [
    'The warehouse is always the caller: it polls the orders to fulfil, takes them over, and reports what it did. One key is one warehouse; no store identifier appears in any path.',
    'JSON in UTF-8, snake_case names, ISO 8601 dates in UTC, amounts as decimal text with their currency. Follow next_cursor until it is null. Every answer carries X-Request-Id, RateLimit-Limit, RateLimit-Remaining and RateLimit-Reset.',
    'POST and PUT accept Idempotency-Key (1 to 255 printable ASCII characters without spaces). For 48 hours the same key with the same request returns the stored answer with Idempotent-Replayed: true. 5xx and 429 answers are not stored: repeat them with the same key.',
    'Any write with X-Service-Dry-Run: true is a dry run: it is checked in full and answers the record as it would be, with the same header, and nothing is kept but its entry in the call log.',
  ],
  subjects: {
    ping: 'Whether the key works, and whose warehouse it is.',
    orders: 'Orders to fulfil, and what the warehouse did with them.',
    labels: 'Labels that the platform makes.',
    documents: 'Invoices, customs documents and inserts of an order.',
    stock: 'Absolute stock levels by item, location code and classification.',
    returns: 'Returns the warehouse expects, and parcels that arrived.',
    events: 'The events that webhooks carry, as a list.',
    calls: 'The calls of this connection as they were logged.',
    webhooks: 'Deliveries to this connection\'s receiver.',
    sandbox: 'What a warehouse shows before it goes live and, in a sandbox, the merchant\'s and the customers\' side on request.',
  },
  ...jsonApiErrors(FULFILLMENT_ERRORS, ERROR_MEANINGS),
  events: WAREHOUSE_EVENTS,
};
