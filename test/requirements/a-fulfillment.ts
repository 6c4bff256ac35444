import type { Requirement } from './requirement.js';

/** Interface A, the native fulfilment API, as far as it stands: ping, orders, one order, accept, reject. */
export const A_FULFILLMENT: readonly Requirement[] = [
  { id: 'A-FORMAT-1', section: '1 A Conventions', behaviour: 'JSON in UTF-8, snake_case names, ISO 8601 UTC dates, amounts as Money.' },
  { id: 'A-REQUEST-ID', section: '1 A Conventions', behaviour: 'Every response carries X-Request-Id.' },
  { id: 'A-LIST-1', section: '1 A Conventions', behaviour: 'Lists answer data and next_cursor; limit defaults to 50; following next_cursor until null reads everything.' },
  { id: 'A-LIST-2', section: 'decisions 1 A', behaviour: 'A limit outside 1 to 200 is validation_failed; it is not clamped.' },
  { id: 'A-LIST-3', section: 'decisions 1 A', behaviour: 'A cursor is valid only with the status it was made with; another is 400 invalid_cursor.' },
  { id: 'A-READ-1', section: '1 Rules 6', behaviour: 'Reading orders never takes them over; only the accept call does.' },
  { id: 'A-HOST-1', section: '1 Introduction', behaviour: 'A connection with a dedicated host answers only on that host.' },

  { id: 'A-ORDER-1', section: '1 A Order', behaviour: 'An Order has exactly the fields of the table.' },
  { id: 'A-ORDER-2', section: '1 A OrderLine', behaviour: 'An OrderLine has exactly the fields of the table, quantities of the warehouse\'s share.' },
  { id: 'A-ORDER-3', section: '1 A Money, Address', behaviour: 'Money is amount and currency; an Address has its ten fields, each string or null.' },
  { id: 'A-ORDER-4', section: '1 A Order', behaviour: 'cancellation is null, or requested_by and cancelled_at.' },

  { id: 'A-PING-1', section: '1 A GET /ping', behaviour: 'api_version, company, connection, locations, labels_by, webhooks, server_time.' },
  { id: 'A-PING-2', section: '1 A GET /ping', behaviour: 'connection.status is error while the platform considers the warehouse silent.' },

  { id: 'A-ORDERS-1', section: '1 A GET /orders', behaviour: 'Without a status the to_fulfill queue is listed.' },
  { id: 'A-ORDERS-2', section: '1 A GET /orders', behaviour: 'status is to_fulfill, accepted, processed, shipped or cancelled.' },
  { id: 'A-ORDERS-3', section: '1 A GET /orders', behaviour: 'cancelled also includes cancel_requested orders.' },
  { id: 'A-ORDERS-4', section: '1 A GET /orders', behaviour: 'A page may hold fewer orders than its limit while next_cursor is not null.' },
  { id: 'A-ORDERS-5', section: '1 A Conventions, decisions 1 A', behaviour: '{number} is the number with or without # (%23), or the id.' },
  { id: 'A-ORDERS-6', section: '1 A GET /orders', behaviour: 'updated_since is a date-time.' },

  { id: 'A-ACCEPT-1', section: '1 A States', behaviour: 'accept moves to_fulfill to accepted.' },
  { id: 'A-ACCEPT-2', section: 'decisions 1 A', behaviour: 'The body of accept is optional: wms_reference of at most 120 characters, accepted_at; the answer is the Order.' },
  { id: 'A-ACCEPT-3', section: 'decisions 1 A', behaviour: 'A second accept is 409 order_already_accepted.' },
  { id: 'A-REJECT-1', section: '1 A POST reject', behaviour: 'reject answers the Order, rejected.' },
  { id: 'A-REJECT-2', section: 'decisions 1 A', behaviour: 'reason_code is required, at most 64 characters; message at most 1000.' },

  { id: 'A-KEY-1', section: '1 A Idempotency-Key', behaviour: 'A key is 1 to 255 printable ASCII characters without spaces; POST and PUT accept it.' },
  { id: 'A-KEY-2', section: '1 A Idempotency-Key', behaviour: 'For 48 hours the same key and request returns the stored answer with Idempotent-Replayed: true; the body keeps its request_id, X-Request-Id is new.' },
  { id: 'A-KEY-3', section: '1 A Idempotency-Key', behaviour: 'Same key with a different method, path as written, or body: 409 idempotency_key_reused.' },
  { id: 'A-KEY-4', section: '1 A Idempotency-Key', behaviour: 'First request still running: 409 idempotency_key_in_progress.' },
  { id: 'A-KEY-5', section: '1 A Idempotency-Key', behaviour: 'A key left in progress for over 2 minutes becomes free; the work is not done twice.' },
  { id: 'A-KEY-6', section: '1 A Idempotency-Key', behaviour: '5xx and 429 answers are not stored.' },
  { id: 'A-KEY-7', section: '1 A Idempotency-Key', behaviour: 'Keys are per connection.' },

  { id: 'A-AUTH-1', section: '1 A Authentication', behaviour: 'Authorization: Bearer <API_KEY>.' },
  { id: 'A-AUTH-2', section: '1 A Authentication', behaviour: 'A missing or wrong key answers 401 unauthorized.' },
  { id: 'A-AUTH-3', section: '1 A Authentication', behaviour: 'A call from outside the connection\'s allowlist answers 401 unauthorized.' },
  { id: 'A-AUTH-4', section: '1 A Authentication', behaviour: 'After 30 failed attempts within 5 minutes the address is blocked for the rest of the window.' },
  { id: 'A-AUTH-5', section: 'decisions 1 A', behaviour: 'A blocked address is answered 429 rate_limited with Retry-After before its credentials are looked at.' },
  { id: 'A-STATE-1', section: '1 A Errors', behaviour: 'A paused connection answers 403 connection_paused; nothing read or changed.' },
  { id: 'A-STATE-2', section: '1 A Errors', behaviour: 'A draft connection answers 403 connection_not_active.' },

  { id: 'A-RATE-1', section: '1 Limits', behaviour: 'Calls per minute are counted per connection, all endpoints together.' },
  { id: 'A-RATE-2', section: 'decisions 1 A', behaviour: 'RateLimit-Limit, RateLimit-Remaining and RateLimit-Reset on every answer to a known connection.' },
  { id: 'A-RATE-3', section: '1 A Errors', behaviour: 'Past the rate: 429 rate_limited with Retry-After.' },
  { id: 'A-LIMIT-1', section: 'decisions 1 A', behaviour: 'A body over 2 MiB is 413 payload_too_large.' },
  { id: 'A-LOG-1', section: '1 Limits', behaviour: 'Every call is logged in full before answering.' },
  { id: 'A-LOG-2', section: 'decisions 1 A', behaviour: 'Secrets are redacted in the call log.' },

  { id: 'A-ERR-SHAPE', section: '1 A Errors', behaviour: 'Every error is {error: {code, message, request_id, details}}, request_id equal to X-Request-Id.' },
  { id: 'A-ERR-CODES', section: '1 A Errors, decisions 1 A', behaviour: 'The codes of the enumeration, each with its status.' },
  { id: 'A-ERR-VALIDATION', section: '1 A Errors, decisions 1 A', behaviour: 'validation_failed is 422; details maps a field path to a list of messages.' },
  { id: 'A-ERR-JSON', section: 'decisions 1 A', behaviour: 'invalid_json is 400.' },
  { id: 'A-ERR-PATH', section: '1 A Errors', behaviour: 'An unknown path is 404 not_found.' },
  { id: 'A-ERR-METHOD', section: 'decisions 1 A', behaviour: 'method_not_allowed is 405 with Allow.' },
  { id: 'A-ERR-NOT-FOUND', section: '1 A Errors', behaviour: 'An order that does not exist or belongs to another warehouse is 404 order_not_found.' },
  { id: 'A-ERR-INTERNAL', section: 'decisions 1 A', behaviour: 'internal_error is 500; nothing of the cause is echoed.' },
  { id: 'A-ORDER-OF-CHECKS', section: 'decisions 1 A', behaviour: 'Method and path, address block, authentication and allowlist, connection state, rate limit, body size, JSON, Idempotency-Key, validation, order lookup, state.' },
  { id: 'A-VERSION-1', section: '1 Versioning', behaviour: 'Version v1 appears in the path and in api_version.' },
  { id: 'A-DOCS-1', section: 'issue 2, 5', behaviour: 'OpenAPI 3.1 generated from the rows at /api/fulfillment/v1/openapi.json; answers hold against it; a readable offline page.' },
];
