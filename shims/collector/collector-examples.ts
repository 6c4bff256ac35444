const VISITOR = { id: 'v-0f8e7d6c5b4a39281706', consent: 'granted', purposes: ['analytics', 'personalisation'], consentSource: 'manual', locale: 'it', channel: 'online-store' };

const KEY = 'pk_0123456789abcdef0123456789abcdef';

/** A batch. */
export const EVENTS_SENT = {
  key: KEY, v: 1, sentAt: '2026-11-23T10:00:00.000Z', session: 's-0f8e7d6c5b4a39281706', visitor: VISITOR,
  events: [
    { kind: 'page_view', uid: 'e-00000001', at: '2026-11-23T09:59:58.000Z', payload: { path: '/shirts', title: 'Shirts', utm_source: 'newsletter', utm_campaign: 'autumn' } },
    { kind: 'add_to_cart', uid: 'e-00000002', at: '2026-11-23T09:59:59.000Z', ref: 'SHIRT-M', payload: { cart: 'c-1', quantity: 1, price: 19.9, currency: 'EUR' } },
  ],
};

/** What becomes of it. */
export const EVENTS_EXAMPLE = { stored: 2, duplicates: 0, rejected: [], skew: null, payloadDropped: [], withheld: [], unmapped: 0, cartRefused: 0, identityWithheld: false, test: false, testKnown: false, reason: null };

/** A shopper changes their mind. */
export const CONSENT_SENT = { key: KEY, v: 1, visitor: { id: VISITOR.id, consent: 'revoked', consentSource: 'manual' } };

/** What becomes of it. */
export const CONSENT_EXAMPLE = { recorded: true, consent: 'revoked' as const, erased: true, test: false };

/** A storefront that is connected. */
export const PING_EXAMPLE = { ok: true, api_version: 'v1', store_id: '01935b6e-0000-7000-8000-000000000001', server_time: '2026-11-23T10:00:00.000Z', test: false, testKnown: false, limits: { events: 50, body_bytes: 65_536 } };

/** What a product page shows about sizes. */
export const SIZE_EXAMPLE = {
  available: true, product: { id: 42, sku: 'LINEN-SHIRT' }, recommendation: { size: 'M', confidence: 'medium' as const, basis: 'all_shoppers' as const },
  size_chart: { title: 'Shirts', unit: 'cm' as const, columns: ['Chest', 'Waist'], rows: [{ size: 'S', values: ['88-92', '74-78'] }, { size: 'M', values: ['96-100', '82-86'] }] },
  locale: 'en' as const, message: 'Size M is the one that shoppers keep most often. It is true to size.',
};

/** Shoppers who are made up. */
export const VISITS_SENT = { key: KEY, count: 50 };

/** What their pages reported. */
export const VISITS_EXAMPLE = { visits: 50, events: 214 };
