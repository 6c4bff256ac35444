import type { ApiDescription } from '#kit/docs/api-description.js';
import { jsonApiErrors } from '#kit/docs/json-api-errors.js';
import { CATALOG_EVENTS } from './event-kinds.js';
import { CATALOG_ERRORS, catalogFailure, ERROR_MEANINGS } from './errors.js';

/** The parts of interface H's description that are not in its routes. */
export const CATALOG_API: ApiDescription = {
  title: 'Catalog API',
  version: 'v1',
  introduction: [
    'ERP, PLM and supplier systems keep the products of one catalog in step: products with variants, prices, stock, attributes, categories, translations and images, matched by SKU or by the caller\'s own external_id. A key sees one catalog, reads or reads and writes, and has a field rule: sorgente always updates the fields it sends, inserimento fills only empty ones, platform changes no existing field. Fields that another connected system owns are left out, and the answer says so. A key that the merchant rotates gets another secret, once, and keeps everything else, its webhooks, external_ids and imports; the old secret answers 401 from then on, so have the new one put in place at the same moment. Nothing is ever published to sales channels.',
    'JSON in UTF-8, ISO 8601 dates in UTC, amounts as text with two decimals (numbers are read too). Fields that are absent, null or empty stay as they are. Every answer carries X-Request-Id and Service-Api-Version: v1. A product is addressed by its id (digits) or its SKU; sku:123 is the SKU 123.',
    'To keep a copy, read GET /products with updated_since=2000-01-01T00:00:00Z, following next_cursor until it is null: everything, in the order it changed. From then on read only what changed, with updated_since set to the updated_at of the last product stored. Whoever reads the first copy without updated_since, by id, notes server_time of /ping before the first page and reads the changes from a minute before it: the last product by id says nothing of when the others changed. Deleted products are listed as deleted for 30 days.',
    'A key may make 600 calls a minute unless the merchant sets another rate (updateConnection ratePerMinute), which /ping shows. Every answer carries RateLimit-Limit, RateLimit-Remaining and RateLimit-Reset, the seconds until the minute is over; beyond it 429 rate_limited with Retry-After.',
    'Images are fetched by us, from public addresses (JPEG, PNG, WebP, GIF or AVIF, at most 10 MB and 50 megapixels), and kept: url of an image is ours, needs no key and never changes, and takes w=100, 200, 400, 800, 1200 or 1600 for a smaller size. image_urls of a product adds those that it does not have yet, and removes none; those of a single product are fetched before the answer if they come within eight seconds, those of bulk writes and imports afterwards.',
    'Webhooks are hints: product.created, product.updated, product.deleted and stock.updated, to up to 10 addresses of each key, each with its own events and secret; a key that only reads may manage them too. They may arrive out of order and more than once; skip an id already handled and read the product.',
    'Writes accept Idempotency-Key (1 to 255 printable ASCII characters). For 48 hours the same key with the same request returns the first answer with Idempotent-Replayed: true; while the first one runs, 409 idempotency_key_in_progress with Retry-After: 1. 5xx and 429 answers are not stored: repeat them with the same key. With X-Service-Dry-Run: true a write is checked and answered as it would be, and nothing is kept.',
  ],
  subjects: {
    ping: 'Whether the key works, and what it may do.',
    products: 'Products with their variants, texts and categories.',
    variants: 'The variants of a product.',
    images: 'The pictures of a product.',
    stock: 'Available units by variant and location.',
    imports: 'Up to 5,000 products in the background.',
    references: 'What products refer to: categories, attributes, locales, markets, price lists, locations.',
    events: 'The events that webhooks carry, as a list.',
    calls: 'The calls of this key as they were logged.',
    sandbox: 'What warehouses count, in a sandbox on request.',
    webhooks: 'The receivers of this key and what was sent to them.',
  },
  events: CATALOG_EVENTS,
  ...jsonApiErrors(CATALOG_ERRORS, ERROR_MEANINGS),
  scopesOfAll: ['catalog:read'],
  fail: catalogFailure,
};
