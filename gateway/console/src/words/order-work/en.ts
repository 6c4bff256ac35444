import type { OrderWorkWords } from '../order-work-words.js';

/** Work with orders, in English. */
export const ORDER_WORK: OrderWorkWords = {
  interfaces: {
    absent: 'The list has this order no more, or not yet.', title: 'As the interfaces show it', hint: 'What each connection is answered about this order now, by its own interface and with its own rights. Looking at it is no call of the connection: nothing is logged, and nothing is accepted by it. An interface that lists orders is shown with this one alone; a list without it is empty.',
    none: 'No active connection may read this order.', copy: 'Copy as it is sent', copied: 'Copied', answer: (letter) => `What ${letter} answers`, names: { A: 'Fulfilment API', B: 'JSON WMS', C: 'XML WMS', D: 'Commerce API' },
  },
  bulk: {
    clear: 'Clear the selection', copied: 'Copied', copy: 'Copy as CSV', download: 'Download CSV', order: 'Order', orders: 'Orders', reason: 'Reason', report: 'What became of each order', result: 'Result', selectPage: 'Select all of this page', stop: 'Stop',
    selectOne: (number) => `Select order ${number}`, selected: (count) => `${String(count)} selected`, count: (count) => (count === 1 ? '1 order' : `${String(count)} orders`), wouldChange: (count) => `Would change: ${String(count)}`, same: (count) => `Would stay as they are: ${String(count)}`,
    refused: (count) => `Would be refused: ${String(count)}`, carryOut: (count) => `Do it for ${String(count)}`, progress: (done, all) => `${String(done)} of ${String(all)}.`, results: { changed: 'Changed', refused: 'Refused', same: 'Unchanged', stopped: 'Not sent', waiting: 'Waits' },
  },
  questions: {
    document: 'Document', documentsAdvice: 'Written again, it replaces the one before.', labelsAdvice: 'Labels that are ready stay; missing and failed ones are made.', note: 'Note', noteAdvice: 'For the company’s people alone.', parcels: 'Parcels', payment: 'Payment', paymentAdvice: 'What waits for the payment goes on once it is there.', refundAdvice: 'Records what was given back; the money itself moves at the payment provider.', refundedShipping: 'Of it for shipping', replaceAdvice: 'Sends units again, free of charge, in a new order.', weight: 'Weight of each, in grams',
    name: 'Name', email: 'E-mail address', phone: 'Phone', customerAdvice: 'E-mail address and phone can be changed until everything left; the name until a warehouse picks, or for good where the address has one of its own.', billingAdvice: 'Emptied, there is none.', taxCode: 'Tax code', vatNumber: 'VAT number', certifiedEmail: 'Certified e-mail address', recipientCode: 'Recipient code', methodCode: 'Code of the method', methodName: 'Shipping method', carrierCode: 'Carrier', serviceCode: 'Service of the carrier', shippingType: 'Speed', priority: 'Priority, 1 the highest', notes: 'Notes for the warehouse', deliveryAdvice: 'How it travels can be changed until a warehouse accepts it. Without a priority it has that of its speed.', fewerAdvice: 'How many units of each are still wanted; 0 cancels a line. Units that were picked stay.', addItemAdvice: 'Until a warehouse accepts the order. Routing chooses the location.', sku: 'SKU', quantity: 'Units', unitPrice: 'Price of one, tax included', file: 'File', position: 'Where it travels', documentNumber: 'Its number', customsAdvice: 'One for each fulfillment order. Without a country of origin it is the one that it is sent from.', publishAdvice: 'PDF, PNG, JPEG, ZPL or text, up to 1.4 MB. A customs document outside the parcel ends the wait for it.',
  },
  choices: { STANDARD: 'Standard', EXPRESS: 'Express', INTERNAL: 'Inside the parcel', EXTERNAL: 'Outside the parcel' }, ofLine: { hsCode: (item) => `HS code of ${item}`, originCountry: (item) => `Country of origin of ${item}` },
  more: 'More actions', printables: { title: 'Labels and documents', label: (parcel) => (parcel === 0 ? 'Label for the way back' : `Label of parcel ${String(parcel)}`) },
  documentTypes: { INVOICE: 'Invoice', RECEIPT: 'Receipt', CUSTOMS: 'Customs declaration', PACKING_SLIP: 'Packing slip', INSERT: 'Insert', OTHER: 'Other' },
  fields: {
    unitPrice: 'Price of one', customer: 'Customer', email: 'E-mail address', billingAddress: 'Billed to', taxCode: 'Tax code', vatNumber: 'VAT number', certifiedEmail: 'Certified e-mail address', recipientCode: 'Recipient code', methodCode: 'Code of the method', serviceCode: 'Service of the carrier', invoiceDetails: 'Invoice details', priority: 'Priority',
    staffNotes: 'Notes of the team', nodes: 'Notes', text: 'Text', author: 'Author', createdAt: 'Written at', replacements: 'Replaced by', number: 'Number', labels: 'Labels', parcel: 'Parcel', format: 'Format', trackingNumber: 'Tracking number', failureReason: 'Why it failed', orderDocuments: 'Documents', documents: 'Documents', type: 'Kind', filename: 'File', externalReady: 'Customs documents ready', externalRequired: 'Customs documents needed',
  },
  events: {
    'order.tags_changed': 'Tags changed', 'order.address_changed': 'Address changed', 'order.notes_changed': 'Notes changed', 'order.lines_changed': 'Lines changed', 'order.lines_cancelled': 'Lines cancelled', 'order.item_replaced': 'Item replaced',
    'order.fixed': 'Sent back to the warehouse', 'order.reship_created': 'Sent again in a new order', 'order.ready_for_pickup': 'Ready for pickup', 'order.collected': 'Collected', 'order.documents_changed': 'Documents changed', 'order.customer_changed': 'Customer changed',
    'order.customer_erased': 'Customer erased', 'order.shipping_method_changed': 'Shipping method changed', 'order.priority_changed': 'Priority changed', 'order.allocated': 'Location chosen', 'fulfillment.closed': 'Fulfillment order closed', 'fulfillment.cancelled': 'Fulfillment order cancelled',
    'fulfillment.withdrawn': 'Taken back from the warehouse', 'fulfillment.moved': 'Moved to another location', 'fulfillment.exported': 'Sent to the warehouse', 'shipment.voided': 'Parcel voided', 'return.label_made': 'Label of the return made', 'return.label_failed': 'Label of the return failed',
    'return.cancelled': 'Return cancelled', 'return.matched': 'Return matched', 'return.tags_changed': 'Tags of the return changed', 'refund.linked': 'Refund linked to a return', 'label.voided': 'Label voided', 'label.failed': 'Label failed',
    'document.published': 'Document published', 'store_credit.issued': 'Store credit issued',
  },
  doneBy: { itself: 'automatically', shopper: 'the customer' },
  ways: { returns: 'the returns page', tracking: 'tracking', 'portico-console': 'this console', 'portico-cli': 'the command line', 'portico-graphiql': 'GraphiQL', graphql: 'GraphQL' },
};
