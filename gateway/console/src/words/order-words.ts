/** The texts of the page of one order. */
export type OrderWords = Readonly<Record<
  'notFound' | 'notFoundAdvice' | 'lines' | 'item' | 'sku' | 'quantity' | 'shipped' | 'cancelled' | 'unitPrice' | 'sum' | 'stock' | 'fulfillmentOrders' | 'noFulfillmentOrders' | 'ordered' | 'open' | 'picked' | 'missing' |
  'noLocation' | 'rejected' | 'acceptedAt' | 'reference' | 'byHand' | 'parcels' | 'noParcels' | 'track' | 'shippedAt' | 'deliveredAt' | 'returns' | 'noReturns' | 'expected' | 'received' | 'refunds' | 'noRefunds' | 'timeline' |
  'timelineHint' | 'by' | 'via' | 'customer' | 'shippingAddress' | 'billingAddress' | 'totals' | 'subtotal' | 'discounts' | 'shipping' | 'tax' | 'total' | 'refunded' | 'currentTotal' | 'details' | 'notes' | 'staffNotes' | 'tags' |
  'channel' | 'placed' | 'promised' | 'payment' | 'externalId' | 'held' | 'waitsFor' | 'cancelledBecause' | 'method' | 'replaces' | 'replacedBy' | 'back', string>> & {
    readonly title: (number: string) => string;
  };
