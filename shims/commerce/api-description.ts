import type { ApiDescription } from '#kit/docs/api-description.js';
import { jsonApiErrors } from '#kit/docs/json-api-errors.js';
import { COMMERCE_EVENTS } from './event-kinds.js';
import { COMMERCE_ERRORS, ERROR_MEANINGS } from './errors.js';

/** The parts of interface D's description that are not in its routes. */
export const COMMERCE_API: ApiDescription = {
  title: 'Commerce API',
  version: 'v1',
  introduction: [
    'ERP, BI, B2B and customer-service systems read orders, returns, availability and locations, and send in orders that were sold outside the sales channel. A key belongs to one company and may do what its scopes allow: orders:read, returns:read, inventory:read, locations:read, and orders:write, which is only given on request.',
    'JSON in UTF-8, snake_case names, ISO 8601 dates in UTC, amounts as decimal text with their currency. Lists are sorted by last update, oldest first; follow next_cursor until it is null, then ask again with updated_since set to the updated_at of the last record stored. Every answer carries X-Request-Id, RateLimit-Limit, RateLimit-Remaining and RateLimit-Reset.',
    'POST accepts Idempotency-Key (1 to 255 printable ASCII characters without spaces). For 48 hours the same key with the same request returns the stored answer with Idempotent-Replayed: true. 5xx and 429 answers are not stored: repeat them with the same key. With X-Service-Dry-Run: true an order is checked in full and answered as it would be, and nothing is kept but the entry in the call log.',
    'Webhooks are hints: order.created, order.status_changed, shipment.shipped, return.created and return.status_changed, each to the keys whose scopes may read the record. They may arrive out of order and more than once; skip an id already handled and read the record.',
  ],
  subjects: {
    ping: 'Whether the key works, and what it may do.',
    orders: 'Orders with their shipments, refunds and timeline, and orders sold elsewhere that are sent in.',
    returns: 'Returns with their outcome and refunds.',
    inventory: 'Availability by item and location.',
    locations: 'Warehouses and stores.',
    exports: 'Every record of a list as NDJSON.',
    events: 'The events that webhooks carry, as a list.',
    calls: 'The calls of this connection as they were logged.',
    webhooks: 'Deliveries to this connection\'s receiver.',
    sandbox: 'What an integration shows before it goes live and, in a sandbox, what others do to orders on request.',
  },
  events: COMMERCE_EVENTS,
  ...jsonApiErrors(COMMERCE_ERRORS, ERROR_MEANINGS),
};
