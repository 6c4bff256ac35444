import type { StockWords } from '../stock-words.js';

/** Stock in English. */
export const WORDS: StockWords = {
  title: 'Stock', lead: 'What warehouses reported, what orders hold of it, what channels may sell, and why these differ.', reconciliation: 'Reconciliation', inventory: 'Inventory', inventoryLead: 'What is available where; what changed last comes first.', search: 'Find an item', searchHint: 'SKU, exactly',
  none: 'No stock is like that', noneAdvice: 'Choose another difference or location. Items appear once a warehouse reports them, somebody counts them, or an order reserves them.', showAll: 'Show all stock', unknownItem: 'No item has this SKU', unknownItemAdvice: 'SKUs are compared letter by letter, capitals included. Items come from the catalog.',
  noneAnywhere: 'It is nowhere yet', noneAnywhereAdvice: 'No warehouse reported it, nobody counted it, and no order reserves it. Count it, or say what is on its way.', difference: 'Difference', location: 'Location', byHand: 'Counted by people', bySystem: 'Reported by its warehouse system', barcode: 'EAN', changed: 'Changed', where: 'Where',
  onHand: 'On hand', reserved: 'Reserved', published: 'Sellable', reported: 'Reported', sum: 'How it adds up', accepted: 'Accepted, not shipped', acceptedAdvice: 'These units lie on the shelf too: a report leaves out what was accepted.', reservedBy: 'Reserved by', acceptedBy: 'Accepted, not shipped, for', noReservation: 'No order holds any.', levels: 'As reported', place: 'Place', condition: 'Condition', units: 'Units', asOf: 'Counted',
  incoming: 'Incoming', noIncoming: 'Nothing is on its way.', expectedAt: 'Expected', orders: 'All orders with this item', audit: 'Counts and changes here', back: 'Back to the list',
  count: 'Count', countAdvice: 'Count what lies there without the units of accepted orders.', countedElsewhere: 'Locations with a warehouse system are missing here: their system reports what it counted.', counted: 'Counted units', stale: 'A newer count is known: this one would change nothing.', setIncoming: 'Incoming stock', incomingAdvice: 'All that is on its way to the location; it replaces what was expected before. Without arrivals nothing is expected.', addArrival: 'Add an arrival', removeArrival: 'Remove', readOnly: 'You may look at stock; counting it takes the permission commerce.write.',
  columns: { sku: 'SKU', item: 'Item', location: 'Location', onHand: 'On hand', reserved: 'Reserved', published: 'Sellable', accepted: 'Accepted', incoming: 'Incoming', difference: 'Why they differ' },
  usual: { all: 'All', different: 'With a difference', oversold: 'Oversold', unreported: 'Never reported', miscounted: 'Miscounted', notSellable: 'Not sellable' },
  kinds: { OVERSOLD: 'Oversold', MISCOUNTED: 'Miscounted', NEVER_REPORTED: 'Never reported', NOT_SELLABLE: 'Not sellable', RESERVED: 'Reserved' },
  reasons: {
    OVERSOLD: 'More is reserved than was reported. Channels are told 0: count the item, expect more, or move or cancel orders.', MISCOUNTED: 'The reservation is not what the orders add up to: tell whoever runs the platform.', NEVER_REPORTED: 'Nobody has reported or counted it here yet. Ask its warehouse for a full report, or count it.',
    NOT_SELLABLE: 'Units that are not in sellable condition.', RESERVED: 'Units of orders that the location has not accepted yet.',
  },
  conditions: { SELLABLE: 'Can be sold', DAMAGED: 'Damaged', QUARANTINE: 'In quarantine', BLOCKED: 'Blocked' },
  more: (count) => `and ${count} more`, arrival: (units, at) => `${units} on ${at}`,
};
