import type { Certified, GuideCall } from '#kit/certification/certified.js';

const PLACED: GuideCall = { method: 'POST', path: '/sandbox/orders', body: '{"count": 1}', simulated: true };
const ACCEPTED: GuideCall = { method: 'POST', path: '/orders/{number}/accept', body: '{"wms_reference": "WMS-1"}' };
const STOCK: GuideCall = { method: 'PUT', path: '/stock', body: '{"items": [{"sku": "{sku}", "location_code": "{location}", "quantity": 40}]}' };
const PICKED: GuideCall = { method: 'POST', path: '/orders/{number}/picked', body: '{"lines": [{"sku": "{line}", "quantity": 1}]}' };
const SHIPPED: GuideCall = { method: 'POST', path: '/orders/{number}/shipments', body: '{"carrier_code": "brt", "tracking_number": "BRT0000000001"}' };
const ONE_UNIT = '{"lines": [{"sku": "{sku}", "quantity": 1, "classification": "sellable"}]}';

/** What a warehouse shows by interface A, and the calls that lead there. */
export const FULFILLMENT_CERTIFIED: Certified = {
  kind: 'FULFILLMENT', proof: '-H "Authorization: Bearer $API_KEY"', mediaType: 'application/json', shownBy: {}, repeatedBy: 'key',
  guide: {
    STOCK: [STOCK],
    ACCEPTED: [PLACED, ACCEPTED],
    REJECTED: [PLACED, { method: 'POST', path: '/orders/{number}/reject', body: '{"reason_code": "address_incomplete"}' }],
    PARTIAL: [PLACED, ACCEPTED, PICKED, SHIPPED],
    CANCELLED: [PLACED, ACCEPTED, { method: 'POST', path: '/sandbox/orders/{number}/cancel', simulated: true }, { method: 'POST', path: '/orders/{number}/cancel', body: '{}' }],
    REPEATED: [{ ...STOCK, key: 'repeated-1' }, { ...STOCK, key: 'repeated-1' }],
    RETURN: [
      PLACED, ACCEPTED, PICKED, SHIPPED,
      { method: 'POST', path: '/sandbox/returns', body: '{"order_number": "{number}"}', simulated: true }, { method: 'POST', path: '/returns/{return}/receive', body: ONE_UNIT.replace('{sku}', '{line}') },
    ],
    UNANNOUNCED_RETURN: [{ method: 'POST', path: '/returns', body: ONE_UNIT }],
  },
};
