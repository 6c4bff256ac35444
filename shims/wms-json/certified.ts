import type { Certified, GuideCall } from '#kit/certification/certified.js';

const PLACED: GuideCall = { method: 'POST', path: '/Sandbox/Orders', body: '{"Count": 1}', simulated: true };
const ACCEPTED: GuideCall = { method: 'POST', path: '/Orders/Acknowledge', body: '[{"OmsOrderNumber": "{number}", "Success": true}]' };
const STOCK: GuideCall = { method: 'PUT', path: '/Stock/Update', body: '{"ProductList": [{"Sku": "{barcode}", "Quantity": 40}]}' };
const PICKED: GuideCall = { method: 'POST', path: '/Orders/Processed', body: '{"OmsOrderNumber": "{number}", "ParcelQty": 1, "ProductList": [{"Sku": "{line}", "Quantity": 1}]}' };
const SHIPPED: GuideCall = { method: 'POST', path: '/Orders/Shipped', body: '{"OmsOrderNumber": "{number}", "Courier": "BRT", "Waybill": "BRT0000000001"}' };
const returned = (reference: string): GuideCall =>
  ({ method: 'POST', path: '/Return/Update', body: `{"OmsOrderNumber": "{number}", ${reference}"ProductList": [{"Sku": "{line}", "QuantityReturned": 1, "Classification": "Sellable"}]}` });

/** What a warehouse shows by interface B, and the calls that lead there. */
export const WMS_JSON_CERTIFIED: Certified = {
  kind: 'WMS_JSON', proof: '-H "X-Api-Key: $API_KEY"', mediaType: 'application/json', shownBy: {}, repeatedBy: 'bytes',
  guide: {
    STOCK: [STOCK],
    ACCEPTED: [PLACED, ACCEPTED],
    REJECTED: [PLACED, { method: 'POST', path: '/Orders/Acknowledge', body: '[{"OmsOrderNumber": "{number}", "Success": false, "ErrorCode": "ADDRESS"}]' }],
    PARTIAL: [PLACED, ACCEPTED, PICKED, SHIPPED],
    CANCELLED: [PLACED, ACCEPTED, { method: 'POST', path: '/Sandbox/Orders/Cancel', body: '{"OmsOrderNumber": "{number}"}', simulated: true }, { method: 'POST', path: '/Orders/Canceled', body: '{"OmsOrderNumber": "{number}"}' }],
    REPEATED: [STOCK, STOCK],
    RETURN: [PLACED, ACCEPTED, PICKED, SHIPPED, { method: 'POST', path: '/Sandbox/Returns', body: '{"OmsOrderNumber": "{number}"}', simulated: true }, returned('"ExternalReference1": "{return}", ')],
    UNANNOUNCED_RETURN: [PLACED, ACCEPTED, PICKED, SHIPPED, returned('')],
  },
};
