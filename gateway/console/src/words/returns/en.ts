import type { ReturnWords } from '../return-words.js';

/** Returns in English. */
export const RETURNS: ReturnWords = {
  title: 'Returns', search: 'Search the returns', searchHint: 'Number, order, name, tracking number, SKU', none: 'No return is like that', noneAdvice: 'Use fewer filters, or other words: part of a return’s or order’s number, a name, a SKU or a tracking number.', showAll: 'Show all returns',
  resolution: 'The customer gets', method: 'Comes back', source: 'Opened by', ofOrder: 'Of the order', verdict: 'Inspected', compliant: 'In order', notCompliant: 'Not in order', openedFrom: 'Opened from', openedTo: 'Opened until',
  notFound: 'There is no such return', notFoundAdvice: 'Look for it in the list: it may belong to another company.', back: 'Back to the list', noOrder: 'No order is known yet', unannounced: 'Nobody had announced this parcel.', cancelled: 'Cancelled', condition: 'Condition', reason: 'Reason', remark: 'Remark',
  instead: 'Wants instead', lot: 'Lot or serial number', outcome: 'What was found', allThere: 'Everything arrived, and can be sold.', missing: 'Missing', notSellable: 'Cannot be sold', unexpected: 'Not expected', photos: 'Photos of the shopper', photosHint: 'A photo opens in a new tab; its address ends after a quarter of an hour.',
  label: 'Label and parcel', noLabel: 'The platform makes no label for it.', printLabel: 'Open the label', nextTry: 'Tried again', fee: 'Fee', terms: 'What the shopper was told', goods: 'Items', due: 'To be given back', policy: 'Version of the policy', credit: 'Store credit', validUntil: 'valid until', exchangeOrder: 'Exchange',
  dates: 'Dates', notes: 'Note for the warehouse', noTimeline: 'It has a timeline once its order is known.', location: 'Goes to',
  columns: { number: 'Return', status: 'Status', order: 'Order', customer: 'Customer', opened: 'Opened', units: 'Units', resolution: 'The customer gets', location: 'Location', tags: 'Tags', changed: 'Changed' },
  usual: { all: 'All', open: 'Expected', arrived: 'Arrived', faulty: 'Not in order', unannounced: 'Unannounced' },
  resolutions: { REFUND: 'Money', EXCHANGE: 'Another item', STORE_CREDIT: 'Store credit' }, methods: { CARRIER_LABEL: 'By carrier', IN_STORE: 'To a store' }, sources: { PORTAL: 'The shopper', CHANNEL: 'The shop or the team', WAREHOUSE: 'The warehouse' },
  labelStates: { PENDING: 'Being made', READY: 'Made', FAILED: 'Failed' }, conditions: { SELLABLE: 'Can be sold', DAMAGED: 'Damaged', QUARANTINE: 'In quarantine', BLOCKED: 'Blocked' },
  times: { createdAt: 'Opened', acceptedAt: 'Accepted by the warehouse', receivedAt: 'Arrived', inspectedAt: 'Inspected', closedAt: 'Closed', cancelledAt: 'Cancelled' },
  actions: {
    expectReturn: 'Approve and announce', returnInTransit: 'It is on its way', receiveReturn: 'Receive', closeReturn: 'Close', cancelReturn: 'Reject or cancel', labelAgain: 'Make the label again', matchReturn: 'Give it its order', refundReturn: 'Refund', storeCredit: 'Issue the store credit', linkRefund: 'Link a refund', announceReturn: 'Open a return',
  },
  questions: {
    announceAdvice: 'Of units that left. It is announced to the location that shipped them.', cancelAdvice: 'The reason is kept with the return.', chosenRefund: 'Refund', comment: 'Comment', labelWanted: 'Make a label for the customer', matchAdvice: 'Its lines become those of the order, and can be refunded.', matchedOrder: 'Order', receiveAdvice: 'What is not there is missing. Until the return is closed, another report replaces this one.',
    refundReturnAdvice: 'Leave every 0 to refund what arrived and was not refunded yet. The money itself moves at the payment provider.', returnReason: 'Code of the reason', withoutFee: 'Without the fee',
  },
  fields: {
    status: 'Status', compliant: 'In order', order: 'Order', orderNumber: 'Order', announced: 'Announced', quantityExpected: 'Expected', quantityReceived: 'Received', classification: 'Condition', note: 'Remark', reasonCode: 'Code of the reason', receivedAt: 'Arrived', inspectedAt: 'Inspected', closedAt: 'Closed', cancelledAt: 'Cancelled', cancelReason: 'Reason', wmsReference: 'Reference of the warehouse',
    label: 'Label', storeCredit: 'Store credit', expiresAt: 'Valid until', fee: 'Fee', barcode: 'EAN', carrier: 'Carrier', lotNumber: 'Lot', serialNumber: 'Serial number', exchange: 'Wants instead', amount: 'Amount',
  },
  titleOf: (number) => `Return ${number}`, photo: (place) => `Photo ${place} of the shopper`, tries: (count) => `Tried ${count} times`, units: (received, expected) => `${received} of ${expected}`,
  sellableOf: (item) => `${item}: can be sold`, otherOf: (item) => `${item}: in another condition`, conditionOf: (item) => `${item}: that condition`, remarkOf: (item) => `${item}: remark`,
};
