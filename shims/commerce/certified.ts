import type { Certified, GuideCall } from '#kit/certification/certified.js';

const PLACED: GuideCall = { method: 'POST', path: '/sandbox/orders', body: '{"count": 1}', simulated: true };
const SENT_IN: GuideCall = {
  method: 'POST', path: '/orders',
  body: '{"external_id": "certification-1", "currency": "EUR", "customer": {"name": "Giulia Ferri", "email": "giulia.ferri@example.com"}, "shipping_address": {"first_name": "Giulia", "last_name": "Ferri", "address1": "Via Torino 12", "city": "Milano", "postal_code": "20123", "country_code": "IT"}, "shipping": {"method_code": "standard"}, "lines": [{"sku": "{sku}", "quantity": 1, "unit_price": {"amount": "19.90", "currency": "EUR"}}]}',
};

/** What an integration shows by interface D, and the calls that lead there. */
export const COMMERCE_CERTIFIED: Certified = {
  kind: 'COMMERCE', proof: '-H "Authorization: Bearer $API_KEY"', mediaType: 'application/json', repeatedBy: 'key', madeBefore: { 'orders.create': 200 },
  shownBy: {
    LISTED: { route: 'orders.list' }, READ: { route: 'orders.read' }, INVENTORY: { route: 'inventory.list' }, EXPORTED: { route: 'exports.orders' },
    WEBHOOK: { route: 'webhooks.deliveries', containing: '"status":"delivered"' },
  },
  guide: {
    LISTED: [PLACED, { method: 'GET', path: '/orders?limit=1' }],
    READ: [{ method: 'GET', path: '/orders?limit=1' }, { method: 'GET', path: '/orders/{number}' }],
    INVENTORY: [{ method: 'GET', path: '/inventory?limit=1' }],
    EXPORTED: [{ method: 'GET', path: '/exports/orders' }],
    ORDER_PLACED: [SENT_IN],
    REPEATED: [SENT_IN, SENT_IN],
    WEBHOOK: [{ method: 'POST', path: '/webhooks/ping' }, { method: 'GET', path: '/webhooks/deliveries?status=delivered' }],
  },
};
