import { ORDER_WORK } from './order-work/en.js';
import { INTEGRATIONS } from './en-integrations.js';
import type { Words } from './words.js';
import { NAVIGATION } from './navigation/en.js';
import { RETURNS } from './returns/en.js';
import { LIVE, TODAY } from './today/en.js';

/** The console in English. */
export const WORDS: Words = {
  live: LIVE,
  today: TODAY,
  navigation: NAVIGATION,
  shell: {
    title: 'Portico console', console: 'Console', skip: 'Skip to the content', pages: 'Pages', company: 'Company', sandbox: 'Sandbox', account: 'Account', lead: 'Sign in to see and run the orders of your company.',
    ended: 'Your sign-in has ended. Sign in again: you come back to this page.', notSignedIn: 'You are not signed in:', insecure: 'Browsers sign in only by https, or on their own machine. Open the console at an address that begins with https.',
    signIn: 'Sign in', signOut: 'Sign out', language: 'Language', theme: 'Appearance', themes: { system: 'As the device', light: 'Light', dark: 'Dark' }, help: 'Keys', close: 'Close', retry: 'Try again', loading: 'Loading …',
    missing: 'There is no such page', toOrders: 'To the orders',
  },
  orders: {
    title: 'Orders', none: 'No order is like that', noneAdvice: 'Use fewer filters, or other words: part of a number, a name, an e-mail address, a SKU or a tracking number.', showAll: 'Show all orders', pages: 'Pages of the list', previous: 'Previous page', next: 'Next page',
    chooseColumns: 'Columns', keptHere: 'This is kept in this browser, for you alone.', search: 'Search the orders', searchHint: 'Number, name, e-mail, SKU, tracking number', find: 'Search', savedFilters: 'Saved filters', save: 'Save this filter', filterName: 'Name', filters: 'Filters',
    apply: 'Apply', clear: 'Clear', any: 'Any', unallocated: 'No location', lateAgainstPromise: 'Late against the promise', country: 'Country', carrier: 'Carrier', tag: 'Tag', openForDays: 'Open for days, at least', placedFrom: 'Placed from', placedTo: 'Placed until', sortedBy: 'Sorted by',
    columns: { number: 'Order', status: 'Status', placed: 'Placed', customer: 'Customer', destination: 'Ships to', total: 'Total', payment: 'Payment', location: 'Location', waiting: 'Waits for', promised: 'Promised', channel: 'Channel', tags: 'Tags', changed: 'Changed' },
    usual: { all: 'All', open: 'Open', held: 'On hold', late: 'Late', old: 'Open for 3 days', stock: 'Waiting for stock' },
    remove: (name) => `Remove “${name}”`, found: (count, isLeast) => (isLeast ? `More than ${count} orders` : count === '1' ? '1 order' : `${count} orders`),
  },
  order: {
    title: (number) => `Order ${number}`, notFound: 'There is no such order', notFoundAdvice: 'Look for it in the list: it may belong to another company.', lines: 'Lines', item: 'Item', sku: 'SKU', quantity: 'Quantity', shipped: 'Shipped', cancelled: 'Cancelled', unitPrice: 'Price', sum: 'Sum', stock: 'Available',
    fulfillmentOrders: 'Fulfillment orders', noFulfillmentOrders: 'No location has been chosen yet.', ordered: 'Ordered', open: 'Open', picked: 'Picked', missing: 'Missing', noLocation: 'No location', rejected: 'Rejected', acceptedAt: 'Accepted', reference: 'Reference of the warehouse', byHand: 'Worked by hand',
    parcels: 'Parcels', noParcels: 'Nothing has left yet.', track: 'Track', shippedAt: 'Shipped', deliveredAt: 'Delivered', returns: 'Returns', noReturns: 'Nothing comes back.', expected: 'Expected', received: 'Received', refunds: 'Refunds', noRefunds: 'Nothing was refunded.',
    timeline: 'Timeline', timelineHint: 'Newest first', by: 'by', via: 'through', customer: 'Customer', shippingAddress: 'Ships to', billingAddress: 'Billed to', totals: 'Totals', subtotal: 'Items', discounts: 'Discounts', shipping: 'Shipping', tax: 'Tax', total: 'Total', refunded: 'Refunded', currentTotal: 'Remains',
    details: 'Details', notes: 'Note of the customer', staffNotes: 'Notes of the team', tags: 'Tags', channel: 'Channel', placed: 'Placed', promised: 'Promised', payment: 'Payment', externalId: 'Id of the channel', held: 'On hold', waitsFor: 'Waits for', cancelledBecause: 'Cancelled', method: 'Shipping method', replaces: 'Replaces', replacedBy: 'Replaced by', back: 'Back to the list',
  },
  actions: {
    title: 'Actions', check: 'Show what would change', carryOut: 'Do it', changeInput: 'Change it', wouldChange: 'What would change', nothing: 'Nothing would change.', field: 'Field', before: 'Now', after: 'Then', done: 'Done', readOnly: 'You may look at orders and returns; changing them takes the permission commerce.write.',
    reason: 'Reason', addTags: 'Add tags', removeTags: 'Remove tags', tagHint: 'Several with a comma between them', location: 'Location', pickedHint: 'Units that were picked; fewer than ordered are missing, and are refunded where that is automatic.', carrier: 'Carrier', trackingNumber: 'Tracking number', withoutTracking: 'Without tracking, with a van of our own',
    reasonCode: 'Reason code', message: 'Message', firstName: 'First name', lastName: 'Last name', address1: 'Address', address2: 'Address, second line', postalCode: 'Postal code', city: 'City', countryCode: 'Country', phone: 'Phone', yes: 'yes', no: 'no', absent: 'nothing', meanwhile: 'Somebody else has saved this meanwhile: below is what yours would change of theirs.',
    names: { hold: 'Hold', release: 'Release', cancel: 'Cancel the order', tag: 'Change tags', address: 'Correct the address', reroute: 'Move to another location', accept: 'Accept', pick: 'Report the picking', ship: 'Hand to the carrier', reject: 'Reject', shortClose: 'Close without the rest', ready: 'Announce for pickup', collect: 'Hand to the customer', note: 'Add a note', refund: 'Record a refund', replace: 'Send units again', split: 'Move some units', fix: 'Send back to the warehouse', payment: 'Set the payment', documentsReady: 'Customs documents are ready', documents: 'Write a document', makeLabels: 'Make labels', voidLabels: 'Void labels', customer: 'Correct the customer', billing: 'Correct the billing address', invoice: 'Correct the invoice details', delivery: 'Change shipping and priority', fewer: 'Take units off', addItem: 'Add an item', editNote: 'Edit the note', deleteNote: 'Remove the note', customs: 'Write a customs declaration', publish: 'Publish a document' },
  },
  orderWork: ORDER_WORK,
  statuses: {
    order: { RECEIVED: 'Received', ON_HOLD: 'On hold', IN_FULFILLMENT: 'In fulfillment', SHIPPED: 'Shipped', DELIVERED: 'Delivered', CANCELLATION_REQUESTED: 'Cancellation requested', CANCELLED: 'Cancelled' },
    payment: { PENDING: 'Pending', AUTHORIZED: 'Authorized', PAID: 'Paid', CAPTURED: 'Captured', PARTIALLY_REFUNDED: 'Partly refunded', REFUNDED: 'Refunded', VOIDED: 'Voided', EXPIRED: 'Expired' },
    waiting: { HOLD: 'A hold', PAYMENT: 'Payment', CARRIER: 'A carrier', ITEM_CODES: 'Codes of items', STOCK: 'Stock' },
    fulfillment: { NOT_READY: 'Not ready', TO_FULFILL: 'To fulfill', ACCEPTED: 'Accepted', PROCESSED: 'Picked', SHIPPED: 'Shipped', CANCEL_REQUESTED: 'Cancellation requested', CANCELLED: 'Cancelled', REJECTED: 'Rejected', CLOSED: 'Closed' },
    shipment: { LABEL_CREATED: 'Label made', PICKED_UP: 'Picked up', IN_TRANSIT: 'On its way', OUT_FOR_DELIVERY: 'Out for delivery', READY_FOR_PICKUP: 'Ready for pickup', DELIVERED: 'Delivered', EXCEPTION: 'Problem', RETURNED_TO_SENDER: 'Sent back', VOIDED: 'Voided' },
    return: { REQUESTED: 'Requested', AWAITING_RECEIPT: 'Expected', IN_TRANSIT: 'On its way', RECEIVED: 'Received', COMPLIANT: 'In order', NOT_COMPLIANT: 'Not in order', CLOSED: 'Closed', CANCELLED: 'Cancelled' },
  },
  fields: {
    readyForPickupAt: 'Ready for pickup since', status: 'Status', paymentStatus: 'Payment', onHold: 'On hold', holdReason: 'Reason of the hold', waitingReasons: 'Waits for', unallocated: 'Without a location', tags: 'Tags', cancellation: 'Cancellation', reason: 'Reason', shippingAddress: 'Ships to', totals: 'Totals', currentTotal: 'Remains', refunded: 'Refunded', refunds: 'Refunds', fulfillmentOrders: 'Fulfillment orders', lines: 'Lines', shipments: 'Parcels', returns: 'Returns', quantity: 'Quantity', quantityOrdered: 'Ordered', quantityOpen: 'Open', quantityPicked: 'Picked', quantityUnfulfillable: 'Missing', quantityShipped: 'Shipped', quantityCancelled: 'Cancelled', acceptedAt: 'Accepted', location: 'Location', code: 'Code', name: 'Name', hasSystem: 'Has a system', trackingNumbers: 'Tracking numbers', carrierCode: 'Carrier (code)', carrierName: 'Carrier', trackingUrl: 'Tracking address', shippedAt: 'Shipped at', amount: 'Amount', currency: 'Currency', rejection: 'Rejection', reasonCode: 'Reason code', message: 'Message', firstName: 'First name', lastName: 'Last name', address1: 'Address', address2: 'Address, second line', postalCode: 'Postal code', city: 'City', countryCode: 'Country', phone: 'Phone', total: 'Total', sku: 'SKU', title: 'Item', shipping: 'Shipping', tax: 'Tax', subtotal: 'Items', discounts: 'Discounts', refundedAt: 'Refunded at',
  },
  keys: { '/': 'Search', '?': 'This list', Enter: 'Open the order', Esc: 'Leave the search, close a dialog', 'j k': 'Down and up the list, as the arrows', 'n p': 'Next and previous page', x: 'Select the order; with Shift all from the last one' },
  failures: {
    NETWORK: 'The server did not answer. Check the connection, then try again.', FORBIDDEN: 'You may not see or do this. Ask an owner or admin of the company for the permission.', UNAUTHENTICATED: 'Your sign-in has ended. Sign in again.', RATE_LIMITED: 'Too many calls. Wait a moment, then try again.',
    UNAVAILABLE: 'The server is busy. Try again in a few seconds.', INVALID_STATE: 'It is not in a state for this.', BAD_INPUT: 'Something that was entered is not right.', NOT_FOUND: 'It is no longer there. Reload the page.', OTHER: 'That did not work.',
  },
  events: {
    'order.placed': 'Placed', 'order.released': 'Released', 'order.held': 'Put on hold', 'order.status_changed': 'Status changed', 'order.payment_changed': 'Payment changed', 'order.cancelled': 'Cancelled', 'order.edited': 'Edited', 'fulfillment.ready': 'Ready for the warehouse', 'fulfillment.accepted': 'Accepted by the warehouse',
    'fulfillment.rejected': 'Rejected by the warehouse', 'fulfillment.picked': 'Picked', 'fulfillment.shipped': 'Fulfillment order shipped', 'shipment.shipped': 'Parcel shipped', 'shipment.tracking_updated': 'News of the parcel', 'label.made': 'Label made', 'alert.raised': 'Alert', 'return.created': 'Return begun', 'return.expected': 'Return expected',
    'return.accepted': 'Return accepted by the warehouse', 'return.received': 'Return received', 'return.status_changed': 'Return changed', 'refund.recorded': 'Refunded',
  },
  integrations: INTEGRATIONS,
  returns: RETURNS,
};
