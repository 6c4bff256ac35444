import type { LiveWords } from '../../live/live-words.js';
import type { TodayWords } from '../../today/today-words.js';

/** What is shown as it happens, in English. */
export const LIVE: LiveWords = {
  live: 'Shown as it happens', offline: 'Not connected: changes are not shown',
  changed: (count) => (count === 1 ? '1 changed: show' : `${String(count)} changed: show`),
};

/** The page of today in English. */
export const TODAY: TodayWords = {
  title: 'Today', lead: 'What somebody has to look at, as it is now.', resolve: 'Resolve', showOrders: 'Show the orders', promisedFor: 'promised for', since: 'since', ordersWithoutCodes: 'Orders that wait for codes of items', carrierCodes: 'Codes of carriers', reserved: 'Reserved:', reported: 'Reported:', kept: 'Kept:', late: 'Late:', means: 'It means', atDepot: 'At a depot or pickup point', nothingPromised: 'No promise of these days is over yet.', nothingReadable: 'Your role lets you read neither orders nor connections. Ask an owner or admin of the company.',
  more: (count) => `and ${count} more`,
  figures: {
    alerts: { title: 'Open alerts', none: 'Nobody has to look at anything.', advice: 'Do what the alert says, then resolve it.' },
    late: { title: 'Late orders', none: 'Every promised day is kept so far.', advice: 'Tell the customer, and ask the location or the carrier.' },
    silent: { title: 'Silent warehouses', none: 'Every warehouse with waiting orders has called.', advice: 'Call the warehouse: its system has not fetched orders for half an hour.' },
    deliveries: { title: 'Failed deliveries of webhooks', none: 'Every receiver takes what it is sent.', advice: 'Ask whoever runs the receiver; they are tried again by themselves, given-up ones when you ask for it.' },
    codes: { title: 'Unmapped codes', none: 'Every code has a meaning.', advice: 'Give carriers’ codes a status here, and items their codes in the catalog.' },
    stock: { title: 'Stock differences', none: 'Nowhere is more reserved than was reported.', advice: 'Have the item counted, or move its orders to another location.' },
    promises: { title: 'Kept promises, seven days', none: 'No promise of these days was broken.', advice: 'Look at which method, location or carrier the late ones have.' },
  },
  alertTypes: {
    MISSING_PIECES: 'Units are missing', PICKING_CORRECTED: 'Missing units were found', ORDER_REJECTED: 'A warehouse refuses an order', WAREHOUSE_GAVE_UP: 'A warehouse gave up',
    CANCELLATION_TOO_LATE: 'Cancelled too late', LABEL_FAILED: 'No label', UNALLOCATED: 'No location can fulfil', RETURN_NOT_COMPLIANT: 'Return not as expected',
    RETURN_UNANNOUNCED: 'Unannounced return', RETURN_AFTER_CANCELLATION: 'Return after cancellation', RETURN_REFUSED: 'Return refused', RETURN_NOT_REFUNDED: 'Refund is due',
    RETURN_NOT_SENT: 'Exchange not sent back', RETURN_LABEL_FAILED: 'No label of a return', WAREHOUSE_SILENT: 'Silent warehouse', WEBHOOK_GIVEN_UP: 'Webhook given up',
    WEBHOOK_UNSENDABLE: 'Webhook cannot be sent', UNKNOWN_BARCODE: 'Unknown barcode', DELIVERY_PROBLEM: 'Problem of a delivery', PARCEL_RETURNED: 'Parcel goes back',
    TRACKING_CONTRADICTORY: 'Contradictory tracking', PARCEL_NOT_SCANNED: 'Parcel not scanned', PARCEL_STUCK: 'Parcel stands still', PARCEL_DELAYED: 'Parcel delayed',
    ORDERS_SHIP_LATE: 'Orders leave late', RECORD_UNREADABLE: 'Damaged record',
  },
};
