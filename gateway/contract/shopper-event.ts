/** What a shopper did (document 3, I, Event). */
export const EVENT_KINDS = ['page_view', 'product_view', 'search', 'add_to_cart', 'remove_from_cart', 'checkout_start', 'purchase'] as const;

/** One of {@link EVENT_KINDS}. */
export type EventKind = (typeof EVENT_KINDS)[number];

/** The keys that the payload of each kind may have (3-decisions, I). */
export const PAYLOAD_KEYS = {
  page_view: ['path', 'title', 'type', 'referrer_host', 'utm_source', 'utm_medium', 'utm_campaign'],
  product_view: ['from', 'variant', 'list', 'position', 'price', 'currency'],
  search: ['query', 'results', 'page', 'sort', 'source'],
  add_to_cart: ['cart', 'quantity', 'price', 'currency', 'from', 'list', 'position'],
  remove_from_cart: ['cart', 'quantity', 'price', 'currency'],
  checkout_start: ['cart', 'items', 'value', 'currency'],
  purchase: ['cart', 'order', 'items', 'quantity', 'price', 'value', 'currency', 'discount', 'shipping', 'tax'],
} as const satisfies Readonly<Record<EventKind, readonly string[]>>;

/** A key of a payload. */
export type PayloadKey = (typeof PAYLOAD_KEYS)[EventKind][number];

/** The form of an event's own id (document 3, I, Event). */
export const EVENT_UID = /^[A-Za-z0-9_-]{8,40}$/;

/** The keys of ours that a payload of any kind may have (document 3, I, rules 3 and 6). */
export const RESERVED_KEYS = ['_client_at', '_withheld'] as const;

/** The kinds that the web pixel of a checkout reports (document 3, I, Origin). */
export const CHECKOUT_KINDS: ReadonlySet<EventKind> = new Set(['checkout_start', 'purchase']);

const KINDS: ReadonlySet<string> = new Set(EVENT_KINDS);

/** Whether a value is one of {@link EVENT_KINDS}. */
export const isEventKind = (value: unknown): value is EventKind => typeof value === 'string' && KINDS.has(value);
