/** Kinds of records, each with the ways its names are given: see `world.ts`. */
export type Kind =
  | 'order' | 'part' | 'sequence' | 'waitingPart' | 'partId' | 'return' | 'ownReturn' | 'shipment' | 'alert' | 'location' | 'locationId' | 'sku' | 'barcode' | 'stockCode' | 'variantId' | 'announced' | 'orderNumber'
  | 'connection' | 'app' | 'session' | 'token' | 'person' | 'delivery' | 'ownDelivery' | 'invitation' | 'call' | 'ownCall' | 'note' | 'bulkJob' | 'customerEmail' | 'customerId' | 'product' | 'trashedProduct' | 'catalog' | 'catalogSlug' | 'priceList' | 'market' | 'attribute' | 'attributeSet' | 'category' | 'workspace' | 'site' | 'catalogVariant' | 'refund';

/** The caller: a person of the company or its warehouse of Milan. Callers of the same kind from outside request the same records. */
export type Asker = 'staff' | 'warehouse';

/** An operation that takes a name: the kind of record, the caller, its arguments with `$` for the name, and the selection. */
export type Named = readonly [kind: Kind, asker: Asker, input: string, selection?: string];

const REFERENCE = 'input: { reference: $ }';
const SEQUENCE = 'input: { sequence: $ }';
const NODES = '{ nodes { __typename } }';
const AVAILABLE = '{ results { available } }';
const OUTCOMES = '{ orders { refusal { code } } }';

/** Every operation that takes the name of a record. */
export const NAMED: Readonly<Record<string, readonly Named[]>> = {
  'Query.order': [['order', 'staff', 'reference: $']],
  'Query.fulfillmentOrders': [['order', 'staff', 'first: 5, filter: { orderReference: $ }', NODES], ['location', 'staff', 'first: 5, filter: { locationCode: $ }', NODES]],
  'Query.return': [['return', 'staff', 'reference: $']],
  'Query.returns': [['orderNumber', 'staff', 'first: 5, filter: { orderNumber: $ }', NODES], ['location', 'staff', 'first: 5, filter: { locationCode: $ }', NODES]],
  'Query.inventory': [['sku', 'staff', 'first: 5, filter: { sku: $ }', NODES], ['barcode', 'staff', 'first: 5, filter: { barcode: $ }', NODES], ['location', 'staff', 'first: 5, filter: { locationCode: $ }', NODES]],
  'Query.availability': [['sku', 'staff', 'sku: $']],
  'Query.stockReconciliation': [['sku', 'staff', 'first: 5, filter: { sku: $ }', NODES], ['location', 'staff', 'first: 5, filter: { locationCode: $ }', NODES]],
  'Query.shipments': [['location', 'staff', 'first: 5, filter: { status: PICKED_UP, locationCode: $ }', NODES]],
  'Query.location': [['location', 'staff', 'code: $']],
  'Query.locationId': [['locationId', 'staff', 'reference: $']],
  'Mutation.holdOrder': [['order', 'staff', 'input: { reference: $, reason: "r" }']],
  'Mutation.releaseOrder': [['order', 'staff', REFERENCE]],
  'Mutation.editOrder': [['order', 'staff', 'input: { reference: $, notes: "n" }']],
  'Mutation.cancelOrder': [['order', 'staff', 'input: { reference: $, reason: "r" }']],
  'Mutation.fixOrder': [['order', 'staff', 'input: { reference: $, notes: "n" }']],
  'Mutation.replaceOrder': [['order', 'staff', 'input: { reference: $, lines: [{ lineId: "@line", quantity: 1 }] }']],
  'Mutation.tagOrder': [['order', 'staff', 'input: { reference: $, add: ["vip"] }']],
  'Mutation.holdOrders': [['order', 'staff', 'input: { references: [$], reason: "r" }', OUTCOMES]],
  'Mutation.releaseOrders': [['order', 'staff', 'input: { references: [$] }', OUTCOMES]],
  'Mutation.cancelOrders': [['order', 'staff', 'input: { references: [$], reason: "r" }', OUTCOMES]],
  'Mutation.tagOrders': [['order', 'staff', 'input: { references: [$], add: ["vip"] }', OUTCOMES]],
  'Mutation.rerouteOrders': [['order', 'staff', 'input: { references: [$] }', OUTCOMES]],
  'Mutation.generateOrderDocuments': [['order', 'staff', 'input: { references: [$], types: [PACKING_SLIP] }', OUTCOMES]],
  'Query.bulkJob': [['bulkJob', 'staff', 'id: $']],
  'Mutation.cancelBulkJob': [['bulkJob', 'staff', 'input: { id: $ }']],
  'Mutation.markReadyForPickup': [['order', 'staff', 'reference: $']],
  'Mutation.collectOrder': [['order', 'staff', 'reference: $']],
  'Mutation.setPaymentStatus': [['order', 'staff', 'input: { reference: $, paymentStatus: PENDING }']],
  'Mutation.setExternalDocumentsReady': [['order', 'staff', REFERENCE]],
  'Mutation.recordRefund': [['order', 'staff', 'input: { reference: $, lines: [{ lineId: "@line", quantity: 1 }] }']],
  'Mutation.linkRefund': [['refund', 'staff', 'input: { refundId: $, returnReference: "@return" }'], ['return', 'staff', 'input: { refundId: "@refund", returnReference: $ }']],
  'Mutation.resolveAlert': [['alert', 'staff', 'id: $']],
  'Mutation.splitFulfillmentOrder': [['partId', 'staff', 'input: { fulfillmentOrderId: $, locationCode: "LY1", lines: [{ lineId: "@line" }] }']],
  'Mutation.rerouteFulfillmentOrder': [['partId', 'staff', 'input: { fulfillmentOrderId: $ }']],
  'Mutation.acceptAtLocation': [['part', 'staff', REFERENCE]],
  'Mutation.rejectAtLocation': [['part', 'staff', 'input: { reference: $, reasonCode: "R" }']],
  'Mutation.pickAtLocation': [['part', 'staff', REFERENCE]],
  'Mutation.makeLabelsAtLocation': [['part', 'staff', 'input: { reference: $, parcels: [{}] }']],
  'Mutation.voidLabelsAtLocation': [['part', 'staff', REFERENCE]],
  'Mutation.shipAtLocation': [['part', 'staff', REFERENCE]],
  'Mutation.shortCloseAtLocation': [['part', 'staff', REFERENCE]],
  'Mutation.countStock': [['location', 'staff', 'input: { locationCode: $, items: [{ sku: "TEE", quantity: 4 }] }'], ['sku', 'staff', 'input: { locationCode: "MI1", items: [{ sku: $, quantity: 4 }] }'], ['barcode', 'staff', 'input: { locationCode: "MI1", items: [{ barcode: $, quantity: 4 }] }']],
  'Mutation.setAvailability': [['sku', 'staff', 'input: { items: [{ sku: $, location: "MI1", available: 4 }] }', AVAILABLE], ['variantId', 'staff', 'input: { items: [{ variantId: $, location: "MI1", available: 4 }] }', AVAILABLE], ['location', 'staff', 'input: { items: [{ sku: "TEE", location: $, available: 4 }] }', AVAILABLE], ['locationId', 'staff', 'input: { items: [{ sku: "TEE", location: $, available: 4 }] }', AVAILABLE]],
  'Mutation.setIncomingStock': [['location', 'staff', 'input: { locationCode: $, items: [{ sku: "TEE", arrivals: [{ quantity: 1, expectedAt: "2026-04-01T00:00:00.000Z" }] }] }'], ['sku', 'staff', 'input: { locationCode: "MI1", items: [{ sku: $, arrivals: [{ quantity: 1, expectedAt: "2026-04-01T00:00:00.000Z" }] }] }'], ['barcode', 'staff', 'input: { locationCode: "MI1", items: [{ barcode: $, arrivals: [{ quantity: 1, expectedAt: "2026-04-01T00:00:00.000Z" }] }] }']],
  'Mutation.announceReturn': [['order', 'staff', 'input: { orderReference: $, lines: [{ sku: "TEE", quantity: 1 }] }']],
  'Mutation.matchReturn': [['return', 'staff', 'input: { returnReference: $, orderReference: "#1001" }'], ['order', 'staff', 'input: { returnReference: "@return", orderReference: $ }']],
  'Mutation.tagReturn': [['return', 'staff', 'input: { reference: $, add: ["vip"] }']],
  'Query.delivery': [['delivery', 'staff', 'id: $']],
  'Mutation.expectReturn': [['return', 'staff', REFERENCE]],
  'Mutation.markReturnInTransit': [['return', 'staff', REFERENCE]],
  'Mutation.closeReturn': [['return', 'staff', REFERENCE]],
  'Mutation.cancelReturn': [['return', 'staff', REFERENCE]],
  'Mutation.publishDocument': [['order', 'staff', 'input: { reference: $, type: INSERT, position: INTERNAL, filename: "a.txt", contentType: "text/plain", contentBase64: "YQ==" }']],
  'Mutation.generateDocuments': [['order', 'staff', 'input: { reference: $, types: [PACKING_SLIP] }']],
  'Mutation.recordShipmentStatus': [['shipment', 'staff', 'input: { shipmentId: $, status: DELIVERED }']],
  'Mutation.updateLocation': [['location', 'staff', 'input: { code: $, name: "n" }']],
  'Query.customer': [['customerEmail', 'staff', 'email: $'], ['customerId', 'staff', 'id: $']],
  'Query.customers': [['customerEmail', 'staff', 'first: 5, search: $', NODES]],
  'Query.exportCustomer': [['customerEmail', 'staff', 'email: $']],
  'Mutation.addCustomerTags': [['customerEmail', 'staff', 'input: { email: $, tags: ["vip"] }']],
  'Mutation.removeCustomerTags': [['customerEmail', 'staff', 'input: { email: $, tags: ["none"] }']],
  'Mutation.setCustomerMetadata': [['customerEmail', 'staff', 'input: { email: $, namespace: "erp", entries: [{ key: "b", value: "2" }] }']],
  'Mutation.deleteCustomerMetadata': [['customerEmail', 'staff', 'input: { email: $, namespace: "erp", keys: ["none"] }']],
  'Mutation.eraseCustomer': [['customerEmail', 'staff', 'input: { email: $ }']],
  'Mutation.addNote': [['order', 'staff', 'input: { orderReference: $, text: "t" }'], ['return', 'staff', 'input: { returnReference: $, text: "t" }']],
  'Mutation.editNote': [['note', 'staff', 'input: { id: $, text: "new" }']],
  'Mutation.deleteNote': [['note', 'staff', 'input: { id: $ }']],
  'Mutation.setMetadata': [['order', 'staff', 'input: { orderReference: $, namespace: "erp", entries: [{ key: "b", value: "2" }] }'], ['return', 'staff', 'input: { returnReference: $, namespace: "erp", entries: [{ key: "b", value: "2" }] }']],
  'Mutation.deleteMetadata': [['order', 'staff', 'input: { orderReference: $, namespace: "erp", keys: ["none"] }'], ['return', 'staff', 'input: { returnReference: $, namespace: "erp", keys: ["none"] }']],
  'Query.warehouseDocuments': [['part', 'warehouse', 'reference: $'], ['sequence', 'warehouse', 'sequence: $']],
  'Query.warehouseLabels': [['part', 'warehouse', 'reference: $, withReturn: true'], ['sequence', 'warehouse', 'sequence: $, withReturn: true']],
  'Query.warehouseOrder': [['part', 'warehouse', 'reference: $']],
  'Query.warehouseReturn': [['ownReturn', 'warehouse', 'reference: $']],
  'Query.warehouseStock': [['stockCode', 'warehouse', 'first: 5, locationCode: $', NODES]],
  'Mutation.acceptFulfillmentOrder': [['part', 'warehouse', REFERENCE]],
  'Mutation.acceptFulfillmentOrders': [['waitingPart', 'warehouse', 'input: { references: [$] }', '{ refusal { code } }']],
  'Mutation.rejectFulfillmentOrder': [['part', 'warehouse', 'input: { reference: $, reasonCode: "R" }']],
  'Mutation.reportPicking': [['part', 'warehouse', 'input: { reference: $, lines: [{ sku: "TEE", quantity: 1 }] }']],
  'Mutation.reportShipment': [['part', 'warehouse', REFERENCE], ['sequence', 'warehouse', SEQUENCE]],
  'Mutation.shortCloseFulfillmentOrder': [['part', 'warehouse', REFERENCE]],
  'Mutation.answerWaitingOrders': [['waitingPart', 'warehouse', 'input: { orders: [{ reference: $, takenOver: true }] }']],
  'Mutation.makeWarehouseLabels': [['part', 'warehouse', 'input: { reference: $, parcels: [{}] }'], ['sequence', 'warehouse', 'input: { sequence: $, parcels: [{}] }']],
  'Mutation.voidWarehouseLabels': [['part', 'warehouse', REFERENCE], ['sequence', 'warehouse', SEQUENCE]],
  'Mutation.acceptWarehouseReturn': [['ownReturn', 'warehouse', REFERENCE]],
  'Mutation.cancelWarehouseReturn': [['ownReturn', 'warehouse', REFERENCE]],
  'Mutation.answerExpectedReturns': [['ownReturn', 'warehouse', 'input: { returns: [{ reference: $, expected: true }] }']],
  'Mutation.receiveWarehouseReturn': [['ownReturn', 'warehouse', 'input: { reference: $, lines: [{ sku: "TEE", quantity: 1, classification: "SELLABLE" }] }']],
  'Mutation.registerWarehouseReturn': [['announced', 'warehouse', 'input: { orderNumber: $, lines: [{ sku: "TEE", quantity: 1, classification: "SELLABLE" }] }']],
  'Mutation.reportWarehouseParcel': [['ownReturn', 'warehouse', 'input: { reference: $, lines: [{ sku: "TEE", quantity: 1, classification: "SELLABLE" }] }']],
  'Mutation.reportArrival': [['announced', 'warehouse', 'input: { orderNumber: $, lines: [{ sku: "TEE", quantity: 1, classification: "SELLABLE" }] }']],
  'Mutation.updateWarehouseStock': [['sku', 'warehouse', 'input: { items: [{ sku: $, quantity: 3 }] }', '{ updated }'], ['barcode', 'warehouse', 'input: { items: [{ barcode: $, quantity: 3 }] }', '{ updated }']],
  'Query.connection': [['connection', 'staff', 'id: $']],
  'Query.calls': [['connection', 'staff', 'first: 5, filter: { connectionId: $ }', NODES]],
  'Query.callRecord': [['call', 'staff', 'requestId: $']],
  'Query.deliveries': [['connection', 'staff', 'first: 5, filter: { connectionId: $ }', NODES]],
  'Query.webhookHealth': [['connection', 'staff', 'connectionId: $', '{ waiting delivered givenUp }']],
  'Mutation.createConnection': [['locationId', 'staff', 'input: { kind: FULFILLMENT, name: "n", warehouseId: $ }', '{ connection { id } }']],
  'Mutation.updateConnection': [['connection', 'staff', 'input: { id: $, name: "n" }']],
  'Mutation.activateConnection': [['connection', 'staff', 'id: $']],
  'Mutation.pauseConnection': [['connection', 'staff', 'id: $']],
  'Mutation.rotateConnection': [['connection', 'staff', 'id: $', '{ connection { id } }']],
  'Mutation.deleteConnection': [['connection', 'staff', 'id: $']],
  'Mutation.pingWebhook': [['connection', 'staff', 'connectionId: $']],
  'Mutation.recoverDeliveries': [['connection', 'staff', 'input: { connectionId: $, since: "2026-03-10T00:00:00.000Z" }']],
  'Mutation.resendDelivery': [['delivery', 'staff', 'id: $']],
  'Mutation.resendOwnDelivery': [['ownDelivery', 'warehouse', 'id: $']],
  'Query.ownCall': [['ownCall', 'warehouse', 'requestId: $']],
  'Mutation.revokeToken': [['token', 'staff', 'id: $']],
  'Mutation.revokeInvitation': [['invitation', 'staff', 'id: $']],
  'Mutation.disconnectApp': [['app', 'staff', 'id: $']],
  'Mutation.endSession': [['session', 'staff', 'id: $']],
  'Query.person': [['person', 'staff', 'id: $']],
  'Mutation.createToken': [['person', 'staff', 'input: { name: "n", personId: $ }', '{ staffToken { id } }']],
  'Mutation.resetPassword': [['person', 'staff', 'id: $', '{ person { id } }']],
  'Mutation.deactivatePerson': [['person', 'staff', 'id: $']],
  'Mutation.reactivatePerson': [['person', 'staff', 'id: $']],
  'Mutation.changePersonRole': [['person', 'staff', 'input: { id: $, role: ADMIN }']],
  'Mutation.removePerson': [['person', 'staff', 'id: $']],
  'Query.product': [['product', 'staff', 'id: $']],
  'Query.products': [['sku', 'staff', 'first: 5, filter: { skus: [$] }', NODES]],
  'Query.variant': [['sku', 'staff', 'sku: $']],
  'Query.variants': [['sku', 'staff', 'first: 5, filter: { skus: [$] }', NODES], ['product', 'staff', 'first: 5, filter: { productId: $ }', NODES]],
  'Mutation.addProductTags': [['product', 'staff', 'input: { productId: $, tags: ["vip"] }']],
  'Mutation.removeProductTags': [['product', 'staff', 'input: { productId: $, tags: ["none"] }']],
  'Mutation.setProductMetadata': [['product', 'staff', 'input: { productId: $, namespace: "erp", entries: [{ key: "b", value: "2" }] }']],
  'Mutation.deleteProductMetadata': [['product', 'staff', 'input: { productId: $, namespace: "erp", keys: ["none"] }']],
  'Mutation.removeVariants': [['sku', 'staff', 'input: { skus: [$] }']],
  'Mutation.deleteProducts': [['product', 'staff', 'input: { ids: [$] }', '']],
  'Mutation.restoreProducts': [['trashedProduct', 'staff', 'input: { ids: [$] }']],
  'Query.catalog': [['catalog', 'staff', 'id: $'], ['catalogSlug', 'staff', 'slug: $']],
  'Mutation.updateCatalog': [['catalog', 'staff', 'input: { id: $, name: "n" }']],
  'Mutation.savePriceList': [['catalog', 'staff', 'input: { catalogId: $, code: "new", name: "n", currency: "EUR" }']],
  'Mutation.removePriceList': [['priceList', 'staff', 'input: { code: $ }']],
  'Mutation.saveMarket': [['catalog', 'staff', 'input: { catalogId: $, code: "new", name: "n", countries: ["IT"], currency: "EUR" }']],
  'Mutation.removeMarket': [['market', 'staff', 'input: { code: $ }']],
  'Mutation.saveAttribute': [['catalog', 'staff', 'input: { catalogId: $, code: "new", label: "n", type: SELECT, options: [{ code: "a", label: "A" }] }']],
  'Mutation.removeAttribute': [['attribute', 'staff', 'input: { code: $ }']],
  'Mutation.saveAttributeSet': [['catalog', 'staff', 'input: { catalogId: $, code: "new", name: "n", attributes: [] }'], ['attribute', 'staff', 'input: { code: "new", name: "n", attributes: [$] }']],
  'Mutation.removeAttributeSet': [['attributeSet', 'staff', 'input: { code: $ }']],
  'Mutation.saveCategory': [['category', 'staff', 'input: { id: $, name: "n" }'], ['category', 'staff', 'input: { parentId: $, name: "n" }'], ['catalog', 'staff', 'input: { catalogId: $, name: "new" }']],
  'Mutation.removeCategory': [['category', 'staff', 'input: { id: $ }']],
  'Mutation.lockFields': [['product', 'staff', 'input: { productId: $, fields: ["title"], owner: "ERP" }'], ['catalog', 'staff', 'input: { catalogId: $, fields: ["title"], owner: "ERP" }']],
  'Mutation.unlockFields': [['product', 'staff', 'input: { productId: $, fields: ["season"] }'], ['catalog', 'staff', 'input: { catalogId: $, fields: ["season"] }']],
  'Query.site': [['site', 'staff', 'id: $']],
  'Query.sites': [['workspace', 'staff', 'workspace: $']],
  'Mutation.createSite': [['workspace', 'staff', 'input: { workspace: $, slug: "new", name: "n", defaultLocale: "it" }']],
  'Mutation.updateSite': [['site', 'staff', 'input: { id: $, name: "n" }']],
};

/** Entities that other subgraphs reference by their keys: the type, its kind, and a field of it; of some a subgraph has only the key. */
export const ENTITIES: Readonly<Record<string, readonly [kind: Kind, field: string] | 'only the key'>> = {
  'orders FulfillmentOrder': 'only the key', 'orders Variant': ['variantId', 'stock { available }'], 'orders Location': ['locationId', 'code'], 'orders Order': ['order', 'number'], 'orders Return': ['return', 'number'],
  'catalog Catalog': ['catalog', 'name'], 'catalog Product': ['product', 'title'], 'catalog Variant': ['catalogVariant', 'sku'], 'identity Company': 'only the key', 'identity Connection': ['connection', 'name'], 'orders Connection': 'only the key', 'identity Location': 'only the key',
};

/** Records that a company's warehouses share: items, and returns to any of them. */
export const SHARED: readonly Kind[] = ['announced', 'sku', 'barcode'];

/** Operations that take no name: their answer to another company contains nothing of the company. */
export const NAMELESS: readonly string[] = [
  'Query.invitations',
  'Query.orders', 'Query.orderCounts', 'Query.bulkJobs', 'Query.alerts', 'Query.automaticRefunds', 'Query.locations', 'Query.routingRules', 'Query.carriers', 'Query.letterhead', 'Mutation.allocateWaitingOrders', 'Query.warehouse', 'Query.warehouseOrders', 'Query.warehouseReturns',
  'Query.warehouseEvents', 'Query.unansweredReturns', 'Query.pollWarehouseReturns', 'Mutation.pollWarehouseOrders', 'Mutation.exportWaitingOrders', 'Mutation.closeManifest', 'Query.commerceEvents',
  'Query.identityAuditLog', 'Query.ordersAuditLog', 'Query.catalogAuditLog', 'Query.contentAuditLog', 'Query.company', 'Query.me', 'Query.tokens', 'Query.connectedApps', 'Query.sessions', 'Mutation.endOtherSessions', 'Query.people', 'Query.connections', 'Query.ownCalls', 'Query.ownDeliveries', 'Query.workspaces', 'Query.catalogs',
  'Query.failedDeliveries', 'Query.failedMails', 'Query.failedLabels', 'Query.identityFailedEvents', 'Query.ordersFailedEvents', 'Query.catalogFailedEvents', 'Query.contentFailedEvents',
];

/** Operations that make a record of the caller's own company, or set one that it has one of. */
export const MAKING: readonly string[] = [
  'Mutation.invitePerson',
  'Mutation.startHoldOrders', 'Mutation.startReleaseOrders', 'Mutation.startCancelOrders', 'Mutation.startTagOrders', 'Mutation.startRerouteOrders', 'Mutation.startGenerateOrderDocuments',
  'Mutation.placeOrder', 'Mutation.placeOrders', 'Mutation.receiveOrder', 'Mutation.createLocation', 'Mutation.saveCarrier', 'Mutation.saveRoutingRules', 'Mutation.saveLetterhead', 'Mutation.setAutomaticRefunds',
  'Mutation.continueSequences', 'Mutation.registerItems', 'Mutation.addPerson', 'Mutation.createServiceToken', 'Mutation.pingOwnWebhook', 'Mutation.saveProducts', 'Mutation.createWorkspace', 'Mutation.createCatalog',
];

/** The arguments of those that take more than a number of records. */
export const NAMELESS_INPUT: Readonly<Record<string, string>> = {
  'Mutation.allocateWaitingOrders': 'input: {}', 'Query.warehouseOrders': 'first: 50, status: ACCEPTED', 'Query.warehouseReturns': 'first: 50, status: EXPECTED', 'Query.pollWarehouseReturns': 'input: {}',
  'Mutation.pollWarehouseOrders': 'input: { statuses: [TO_FULFILL, ACCEPTED, PROCESSED, CANCEL_REQUESTED, CANCELLED, CLOSED, SHIPPED], first: 50 }', 'Mutation.exportWaitingOrders': 'input: { first: 50 }', 'Mutation.closeManifest': 'input: {}',
};
