import { THREE_PIXELS, TWO_PIXELS } from '../../kit/pixels.js';
import { fillSiteMore } from '../isolation/site-of-world.js';
import type { fillWorld, World } from '../isolation/world.js';

/* eslint-disable @typescript-eslint/no-explicit-any -- tests read answers of any shape */

const UNIT = '{ sku: "TEE", quantity: 1, unitPrice: { amount: "1.00", currency: "EUR" } }';
const placed = (more = '', line = UNIT): string =>
  `channel: "shop", currency: "EUR", ${more.includes('paymentStatus') ? '' : 'paymentStatus: PAID, '}customer: { name: "Ada" }, shippingAddress: { lastName: "Rossi", address1: "Via Roma 1", city: "Milano", postalCode: "20121", countryCode: "IT" }, shipping: { methodCode: "std", carrierCode: "swift" }, lines: [${line}]${more}`;
const at = (code: string): string => `{ sku: "TEE", quantity: 2, locationCode: "${code}", unitPrice: { amount: "1.00", currency: "EUR" } }`;

/** Records in the states that mutations ask for, beside those of {@link fillWorld}. */
export async function withMoreRecords(world: World, names: Awaited<ReturnType<typeof fillWorld>>) {
  const { ask, staff, strangers: { warehouse: [, lyonWms] }, milanWms, second, databases } = world;
  const change = (field: string, input: string, selection = '{ id }', as = staff): Promise<any> => ask(field, 'mutation', [input, selection], as); // eslint-disable-line @typescript-eslint/max-params -- read as a sentence
  const place = (number: string, code: string, more = ''): Promise<any> => change('placeOrder', `input: { number: "${number}", ${placed(more, at(code))} }`, '{ fulfillmentOrders { id } lines { id } }');
  await change('updateLocation', 'input: { code: "LY1", offersPickup: true }');
  await change('updateWarehouseStock', 'input: { items: [{ sku: "TEE", quantity: 50 }] }', '{ updated }', lyonWms);
  const ready = await place('#1004', 'MI1');
  await place('#1005', 'MI1');
  await place('#1006', 'MI1');
  await place('#1010', 'MI1');
  await change('holdOrder', 'input: { reference: "#1006", reason: "r" }');
  await change('placeOrder', `input: { number: "#1007", ${placed('', at('LY1')).replace('"std"', '"pickup"')} }`);
  await place('#1008', 'LY1', ', externalDocuments: true');
  await place('#1009', 'MI1', ', paymentStatus: PENDING');
  await place('#1012', 'MI1');
  await change('acceptFulfillmentOrder', 'input: { reference: "#1010" }', '{ id }', milanWms);
  for (const [number, as] of [['#1005', milanWms], ['#1007', lyonWms!], ['#1012', milanWms]] as const) {
    await change('acceptFulfillmentOrder', `input: { reference: "${number}" }`, '{ id }', as);
    await change('reportPicking', `input: { reference: "${number}", lines: [{ sku: "TEE", quantity: 2 }] }`, '{ id }', as);
  }
  await change('reportShipment', 'input: { reference: "#1012" }', '{ id }', milanWms);
  const { shipments: [{ trackingNumbers: [number] }] } = await ask('order', 'query', ['reference: "#1001"', '{ shipments { trackingNumbers } }'], staff);
  await change('applyTrackingEvents', `input: { connectionId: "${String(names.connection.at(-1))}", statusMap: [], events: [{ trackingNumbers: ["${String(number)}"], code: "X" }] }`, '{ applied }', { ...world.system, companyId: world.own });
  await change('placeOrder', `input: { number: "#1011", ${placed('', '{ sku: "TEE", quantity: 500, unitPrice: { amount: "1.00", currency: "EUR" } }')} }`);
  await change('updateWarehouseStock', 'input: { items: [{ sku: "TEE", quantity: 900 }] }', '{ updated }', milanWms);
  const asked = await change('announceReturn', 'input: { orderReference: "#1012", expected: false, label: true, lines: [{ sku: "TEE", quantity: 1 }] }', '{ number }');
  const credited = await change('announceReturn', 'input: { orderReference: "#1001", locationCode: "MI1", resolution: STORE_CREDIT, lines: [{ sku: "TEE", quantity: 1 }] }', '{ number }');
  await change('receiveWarehouseReturn', `input: { reference: "${String(credited.number)}", lines: [{ sku: "TEE", quantity: 1, classification: "SELLABLE" }] }`, '{ number }', milanWms);
  const unknown = await change('registerWarehouseReturn', 'input: { orderNumber: "ghost", lines: [{ sku: "TEE", quantity: 1, classification: "SELLABLE" }] }', '{ number }', milanWms);
  await change('addCustomerTags', 'input: { email: "cy@example.test", tags: ["old"] }');
  await change('addProductTags', `input: { productId: ${String(names.product[0])}, tags: ["old"] }`);
  await change('addProductImage', `input: { productIds: [${String(names.product[0])}], contentBase64: "${TWO_PIXELS}" }`);
  await change('saveProducts', 'input: { products: [{ externalId: "erp-2", title: "Two", handle: "two", status: ACTIVE, variants: [{ sku: "TWO-A", price: { amount: "1.00", currency: "EUR" } }, { sku: "TWO-B", price: { amount: "1.00", currency: "EUR" } }] }] }');
  await change('saveCustomerNotificationText', 'input: { kind: DELIVERED, language: "it", subject: "a", body: "own" }');
  await change('saveLocationCalendar', 'input: { location: "LY1", preparationDays: 1 }');
  const ofSite = await fillSiteMore(change, Number(names.site[0]));
  const archived = await change('createSite', 'input: { workspace: "main", slug: "archived", name: "Archived", defaultLocale: "it", status: ARCHIVED }'); // what is removed is archived first, and here each step is rolled back
  const otherTask = await change('createTask', 'input: { title: "Other" }');
  const left = await change('addPerson', 'input: { email: "left@example.test", name: "Left", role: MEMBER }', '{ person { id } }');
  await change('deactivatePerson', `id: "${String(left.person.id)}"`);
  await change('addPerson', 'input: { email: "second@example.test", name: "Second", role: OWNER }', '{ person { id } }'); // so that the first may leave
  for (const database of databases) await database.inTransaction((transaction) => transaction.execute("UPDATE delivery SET state = 'GIVEN_UP', due_at = NULL")).catch(() => undefined);
  for (const database of databases) await database.inTransaction((transaction) => transaction.execute("UPDATE return_label SET status = 'FAILED', attempts = 12, failure_reason = 'r', due_at = NULL")).catch(() => undefined);
  const [readyId, readyLine, requested, unannounced, creditedNumber, leftId] = [ready.fulfillmentOrders[0].id, ready.lines[0].id, asked.number, unknown.number, credited.number, left.person.id].map(String);
  return { ...names, ready: readyId, readyLine, asked: requested, unknown: unannounced, credited: creditedNumber, left: leftId, draft: second, archivedSite: String(archived.id), otherTask: String(otherTask.id), ...ofSite };
}

/** A call of every mutation of people that changes something. */
export function inputsOf({ line, ready, readyLine, asked, unknown, credited, left, ...names }: Awaited<ReturnType<typeof withMoreRecords>>): Readonly<Record<string, string>> {
  const id = (kind: 'shipment' | 'trackingNumber' | 'alert' | 'locationId' | 'connection' | 'collector' | 'visitor' | 'token' | 'person' | 'delivery' | 'refund' | 'note' | 'memoryNote' | 'knowledgeNote' | 'task' | 'contact' | 'otherContact' | 'lockedPage' | 'scheduled' | 'bulkJob' | 'product' | 'image' | 'trashedProduct' | 'category' | 'site' | 'page' | 'collection' | 'entry' | 'return' | 'app' | 'session' | 'invitation' | 'senderAddress'): string => JSON.stringify(names[kind].at(-1));
  const own = 'reference: "#1004"';
  const work = 'evenIfConnected: true';
  const all = 'references: ["#1004"]';
  return {
    placeOrder: `input: { ${placed()} }`, placeOrders: `input: { orders: [{ ${placed()} }] }`, holdOrder: `input: { ${own}, reason: "r" }`, releaseOrder: 'input: { reference: "#1006" }', setOrderHold: `input: { ${own}, onHold: true, reason: "r" }`, cancelOrder: `input: { ${own}, reason: "r" }`,
    simulateOrders: 'input: { locationCode: "MI1" }', simulateCancellation: `input: { ${own} }`, simulateShipment: `input: { ${own} }`, simulateReturn: 'input: { orderReference: "#1012" }', simulateStock: 'input: { locationCode: "MI1", quantity: 7 }', simulateCarrierEvent: `input: { trackingNumber: ${id('trackingNumber')}, status: DELIVERED }`, simulateShopperEvents: `input: { collectorId: ${id('collector')} }`,
    editOrder: `input: { ${own}, notes: "n" }`, fixOrder: 'input: { reference: "#1002", notes: "n" }', replaceOrder: `input: { reference: "#1001", lines: [{ lineId: "${line}", quantity: 1 }] }`, tagOrder: `input: { ${own}, add: ["vip"] }`,
    markReadyForPickup: 'reference: "#1007"', collectOrder: 'reference: "#1007"', setPaymentStatus: 'input: { reference: "#1009", paymentStatus: PAID }', setExternalDocumentsReady: 'input: { reference: "#1008" }',
    recordRefund: `input: { reference: "#1001", lines: [{ lineId: "${line}", quantity: 1 }] }`, linkRefund: `input: { refundId: ${id('refund')}, returnReference: ${id('return')} }`, refundReturn: `input: { reference: ${id('return')}, lines: [{ lineId: "${line}", quantity: 1 }] }`, issueStoreCredit: `input: { returnReference: "${String(credited)}" }`, resolveAlert: `id: ${id('alert')}`,
    splitFulfillmentOrder: `input: { fulfillmentOrderId: "${String(ready)}", locationCode: "LY1", lines: [{ lineId: "${String(readyLine)}", quantity: 1 }] }`, rerouteFulfillmentOrder: `input: { fulfillmentOrderId: "${String(ready)}", locationCode: "LY1" }`,
    rerouteOrder: `input: { ${own}, locationCode: "LY1" }`, allocateWaitingOrders: 'input: {}', setAutomaticRefunds: 'automatic: true', continueSequences: 'input: { lastOrder: 50000, lastReturn: 60000 }',
    holdOrders: `input: { ${all}, reason: "r" }`, releaseOrders: 'input: { references: ["#1006"] }', cancelOrders: `input: { ${all}, reason: "r" }`, tagOrders: `input: { ${all}, add: ["vip"] }`, rerouteOrders: `input: { ${all}, locationCode: "LY1" }`,
    generateOrderDocuments: `input: { ${all}, types: [INVOICE, PACKING_SLIP] }`, startHoldOrders: `input: { ${all}, reason: "r" }`, startReleaseOrders: `input: { ${all} }`, startCancelOrders: `input: { ${all}, reason: "r" }`,
    startTagOrders: `input: { ${all}, add: ["vip"] }`, startRerouteOrders: `input: { ${all} }`, startGenerateOrderDocuments: `input: { ${all}, types: [PACKING_SLIP] }`, cancelBulkJob: `input: { id: ${id('bulkJob')} }`,
    acceptAtLocation: `input: { ${own}, ${work} }`, rejectAtLocation: `input: { ${own}, ${work}, reasonCode: "R" }`, pickAtLocation: `input: { reference: "#1010", ${work} }`, makeLabelsAtLocation: `input: { reference: "#1005", ${work}, parcels: [{ weightG: 700 }] }`,
    voidLabelsAtLocation: `input: { reference: "#1001", ${work}, parcel: 2 }`, shipAtLocation: `input: { reference: "#1005", ${work}, withoutTracking: true }`, shortCloseAtLocation: `input: { reference: "#1001", ${work} }`,
    countStock: `input: { locationCode: "MI1", ${work}, items: [{ sku: "TEE", quantity: 4 }] }`, setIncomingStock: 'input: { locationCode: "MI1", items: [{ sku: "TEE", arrivals: [{ quantity: 1, expectedAt: "2026-04-01T00:00:00.000Z" }] }] }',
    createLocation: 'input: { code: "NEW", name: "n", kind: STORE, countryCode: "IT", timeZone: "Europe/Rome" }', updateLocation: 'input: { code: "MI1", name: "Renamed" }', saveCarrier: 'input: { code: "new", name: "n", trackingPrefix: "N" }', saveBrand: 'input: { accentColor: "#0b6e4f" }', setAssistantModules: 'input: { modulesOff: ["brain"] }', setCompanyTimeZone: 'input: { timeZone: "Europe/Paris" }', moveSandboxClock: 'input: { byMinutes: 1 }', saveAnomalyRule: 'input: { type: PARCEL_STUCK, days: 2 }', switchCustomerNotification: 'input: { kind: DELIVERED, enabled: false }', saveCustomerNotificationText: 'input: { kind: DELIVERED, language: "it", subject: "a", body: "b" }', resetCustomerNotificationText: 'input: { kind: DELIVERED, language: "it" }', reprocessTrackingEvents: `input: { connectionId: ${id('connection')}, codes: [{ code: "X", status: HELD }] }`,
    saveReturnPolicy: 'input: { windowDays: 14 }', saveReturnPortal: 'input: { slug: "audited" }',
    saveLocationCalendar: 'input: { location: "MI1", preparationDays: 2 }', removeLocationCalendar: 'location: "LY1"', savePromiseSettings: 'input: { pickup: false }',
    saveTransitTimes: 'input: { transitTimes: [{ shippingType: STANDARD, countryCode: "IT", minDays: 1, maxDays: 2 }] }', saveServicePolicies: 'input: { policies: [{ name: "n", priority: 1, bufferDays: 1 }] }',
    saveRoutingRules: 'input: { rules: [{ name: "n", priority: 1, countries: ["IT"], locationCodes: ["MI1"], split: NONE }] }', saveLetterhead: 'input: { name: "n", address: { countryCode: "IT" } }',
    announceReturn: 'input: { orderReference: "#1012", lines: [{ sku: "TEE", quantity: 1 }] }', matchReturn: `input: { returnReference: "${String(unknown)}", orderReference: "#1012" }`, expectReturn: `input: { reference: "${String(asked)}" }`,
    makeReturnLabelAgain: `input: { reference: "${String(asked)}" }`, markReturnInTransit: `input: { reference: ${id('return')} }`, cancelReturn: `input: { reference: ${id('return')} }`, closeReturn: `input: { reference: "${String(unknown)}" }`, receiveReturnAtLocation: `input: { reference: "${String(asked)}", ${work} }`, tagReturn: `input: { reference: ${id('return')}, add: ["vip"] }`,
    publishDocument: `input: { ${own}, type: INSERT, position: INTERNAL, filename: "a.txt", contentType: "text/plain", contentBase64: "YQ==" }`, generateDocuments: `input: { ${own}, types: [INVOICE, PACKING_SLIP] }`,
    recordShipmentStatus: `input: { shipmentId: ${id('shipment')}, status: DELIVERED }`,
    addCustomerTags: 'input: { email: "cy@example.test", tags: ["vip"] }', removeCustomerTags: 'input: { email: "cy@example.test", tags: ["old"] }', eraseCustomer: 'input: { email: "cy@example.test" }',
    setCustomerMetadata: 'input: { email: "cy@example.test", namespace: "erp", entries: [{ key: "b", value: "2" }] }', deleteCustomerMetadata: 'input: { email: "cy@example.test", namespace: "erp", keys: ["a"] }',
    addNote: 'input: { orderReference: "#1001", text: "t" }', editNote: `input: { id: ${id('note')}, text: "new" }`, deleteNote: `input: { id: ${id('note')} }`,
    setMetadata: 'input: { orderReference: "#1001", namespace: "erp", entries: [{ key: "b", value: "2" }] }', deleteMetadata: 'input: { orderReference: "#1001", namespace: "erp", keys: ["a"] }',
    createConnection: `input: { kind: FULFILLMENT, name: "n", warehouseId: ${id('locationId')} }`, updateConnection: `input: { id: ${id('connection')}, name: "n" }`, activateConnection: `id: "${names.draft}"`, pauseConnection: `id: ${id('connection')}`,
    startCollectorTest: `connectionId: ${id('collector')}`, regenerateSigningSecret: `connectionId: ${id('collector')}`, saveEventRetention: 'input: { kinds: [{ kind: search, days: 30 }] }', eraseVisitor: `input: { visitorId: ${id('visitor')} }`,
    rotateConnection: `id: ${id('connection')}`, deleteConnection: `id: ${id('connection')}`, pingWebhook: `connectionId: ${id('connection')}`, resendDelivery: `id: ${id('delivery')}`,
    recoverDeliveries: `input: { connectionId: ${id('connection')}, since: "2026-03-10T00:00:00.000Z" }`, addPerson: 'input: { email: "new@example.test", name: "n", role: ADMIN }', resetPassword: `id: ${id('person')}`, deactivatePerson: `id: ${id('person')}`,
    reactivatePerson: `id: "${String(left)}"`, changePersonRole: `input: { id: ${id('person')}, role: ADMIN }`, removePerson: `id: ${id('person')}`, endPersonSessions: `id: ${id('person')}`, createToken: 'input: { name: "n" }',
    disconnectApp: `id: ${id('app')}`, endSession: `id: ${id('session')}`, endOtherSessions: '', leaveCompany: '', invitePerson: 'input: { email: "guest@example.test", name: "n", role: MEMBER }', revokeInvitation: `id: ${id('invitation')}`,
    addSenderAddress: 'input: { email: "more@example.test", name: "n" }', verifySenderAddress: `input: { id: ${id('senderAddress')}, verificationCode: "code" }`, removeSenderAddress: `input: { id: ${id('senderAddress')} }`, sendEmail: 'input: { from: "shop@example.test", to: ["cy@example.test"], subject: "s", text: "t" }',
    createServiceToken: 'input: { name: "n", permissions: ["commerce.read"] }', revokeToken: `id: ${id('token')}`,
    startImport: 'input: { file: "products.csv" }', saveProducts: 'input: { products: [{ externalId: "erp-1", title: "Tee", handle: "tee", status: ACTIVE, variants: [{ sku: "TEE", price: { amount: "12.00", currency: "EUR" } }] }] }', removeVariants: 'input: { skus: ["TWO-B"] }',
    updateProduct: `input: { product: { id: ${id('product')} }, changes: { brand: "n" } }`, rememberNote: 'input: { title: "t", text: "x", shared: true }', forgetNote: `input: { id: ${id('memoryNote')} }`,
    createNote: 'input: { title: "t" }', updateNote: `input: { id: ${id('knowledgeNote')}, title: "n" }`, deleteKnowledgeNote: `input: { id: ${id('knowledgeNote')} }`,
    createTask: 'input: { title: "t" }', updateTask: `input: { id: ${id('task')}, title: "n" }`, mergeTasks: `input: { id: ${id('task')}, ids: ["${names.otherTask}"] }`, deleteTask: `input: { id: ${id('task')} }`,
    addProductTags: `input: { productId: ${id('product')}, tags: ["vip"] }`, removeProductTags: `input: { productId: ${id('product')}, tags: ["old"] }`,
    setProductMetadata: `input: { productId: ${id('product')}, namespace: "erp", entries: [{ key: "b", value: "2" }] }`, deleteProductMetadata: `input: { productId: ${id('product')}, namespace: "erp", keys: ["a"] }`,
    addProductImage: `input: { productIds: [${id('product')}], contentBase64: "${THREE_PIXELS}" }`, changeProductImage: `input: { productId: ${id('product')}, imageId: ${id('image')}, alt: "Front" }`,
    removeProductImage: `input: { productId: ${id('product')}, imageId: ${id('image')} }`, orderProductImages: `input: { productId: ${id('product')}, imageIds: [2, ${id('image')}] }`,
    deleteProducts: `input: { ids: [${id('product')}] }`, restoreProducts: `input: { ids: [${id('trashedProduct')}] }`,
    createCatalog: 'input: { slug: "new", name: "n", defaultLocale: "en", currency: "EUR" }', updateCatalog: 'input: { id: 1, name: "n" }',
    savePriceList: 'input: { code: "new", name: "n", currency: "EUR" }', removePriceList: 'input: { code: "us" }', saveMarket: 'input: { code: "new", name: "n", countries: [], currency: "EUR" }', removeMarket: 'input: { code: "eu" }',
    saveAttribute: 'input: { code: "new", label: "n", type: TEXT }', removeAttribute: 'input: { code: "fit" }', saveAttributeSet: 'input: { code: "new", name: "n", attributes: ["fit"] }', removeAttributeSet: 'input: { code: "shirts" }',
    saveSizeChart: 'input: { code: "new", name: "n", unit: CM, measures: ["Chest"], rows: [{ size: "M", values: ["96"] }] }', removeSizeChart: 'input: { code: "tees" }',
    saveCategory: 'input: { name: "new" }', removeCategory: `input: { id: ${id('category')} }`, lockFields: 'input: { fields: ["title"], owner: "ERP" }', unlockFields: 'input: { fields: ["season"] }',
    createWorkspace: 'input: { slug: "new", name: "n" }', createSite: 'input: { workspace: "main", slug: "new", name: "n", defaultLocale: "it" }', updateSite: `input: { id: ${id('site')}, name: "n" }`,
    createPage: `input: { siteId: ${id('site')}, template: "plain", title: "n" }`, savePageDraft: `input: { id: ${id('page')}, locale: "it", title: "n" }`, movePage: `input: { id: ${id('page')} }`,
    lockDocument: `input: { id: ${id('page')}, locale: "it" }`, takeOverLock: `input: { id: ${id('page')}, locale: "it" }`, unlockDocument: `input: { id: ${id('lockedPage')}, locale: "it" }`,
    changePageTemplate: `input: { id: ${id('page')}, template: "unused" }`, deletePageText: `input: { id: ${id('page')}, locale: "en" }`, deleteEntryText: `input: { id: ${id('entry')}, locale: "en" }`, sortEntry: `input: { id: ${id('entry')}, sort: 7 }`, updateWorkspace: 'input: { workspace: "main", name: "new" }',
    removeSite: `input: { id: ${names.archivedSite} }`, removeWorkspace: 'input: { workspace: "spare" }',
    publishDocuments: `input: { documents: [{ id: ${String(names.draftPage)} }] }`, unpublishDocuments: `input: { documents: [{ id: ${id('page')} }] }`, setHomePage: `input: { id: ${id('page')} }`, duplicatePage: `input: { id: ${id('page')} }`, duplicateEntry: `input: { id: ${id('entry')} }`,
    publishPage: `input: { id: ${String(names.draftPage)} }`, unpublishPage: `input: { id: ${id('page')} }`, deletePage: `id: ${String(names.draftPage)}`,
    restoreVersion: `input: { id: ${String(names.draftEntry)}, locale: "it", version: 1 }`, schedulePublication: `input: { id: ${id('page')}, action: UNPUBLISH, at: "2099-01-01T00:00:00Z" }`, cancelScheduledPublication: `input: { id: ${id('scheduled')} }`,
    createCollection: `input: { siteId: ${id('site')}, slug: "new", name: "n", fields: [] }`, updateCollection: `input: { id: ${id('collection')}, name: "n" }`, removeCollection: `id: ${String(names.emptyCollection)}`,
    createEntry: `input: { collectionId: ${id('collection')}, title: "n" }`, saveEntryDraft: `input: { id: ${id('entry')}, locale: "it", title: "n" }`, publishEntry: `input: { id: ${String(names.draftEntry)} }`, unpublishEntry: `input: { id: ${id('entry')} }`, deleteEntry: `id: ${id('entry')}`,
    saveTemplate: `input: { siteId: ${id('site')}, key: "new", name: "n", blocks: [] }`, removeTemplate: `input: { siteId: ${id('site')}, key: "unused" }`,
    saveMenu: `input: { siteId: ${id('site')}, handle: "new", name: "n", items: [] }`, removeMenu: `input: { siteId: ${id('site')}, handle: "header" }`, saveRedirect: `input: { siteId: ${id('site')}, from: "/new", status: 301, documentId: ${id('page')} }`, removeRedirect: `input: { siteId: ${id('site')}, from: "/old" }`,
    uploadAsset: `input: { contentBase64: "${THREE_PIXELS}", name: "three.png" }`, updateAsset: `input: { id: "${names.spareAsset}", name: "new.png" }`, deleteAsset: `input: { id: "${names.spareAsset}" }`,
    createContact: 'input: { name: "n" }', updateContact: `input: { id: ${id('contact')}, role: "r" }`, mergeContacts: `input: { survivorId: ${id('contact')}, mergedIds: [${id('otherContact')}] }`, deleteContact: `input: { id: ${id('contact')} }`,
    saveRevalidation: `input: { siteId: ${id('site')}, url: "https://hooks.example.com/new" }`, removeRevalidation: `siteId: ${id('site')}`,
  };
}
