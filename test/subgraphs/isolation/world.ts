import { isCompositeType, getNamedType, parse } from 'graphql';
import { SUBGRAPHS } from '#kernel/config.js';
import { ALL_PERMISSIONS } from '#contract/permissions.js';
import { sha256 } from '#kernel/crypto.js';
import { Failure } from '#contract/failure.js';
import type { Command, Principal } from '#contract/principal.js';
import { UPLOADED_AS, type Upload } from '#contract/upload.js';
import type { Database } from '#subgraph-kit/database.js';
import type { Subgraph } from '#subgraph-kit/subgraph.js';
import { SIGN_IN_SESSION } from '../../../subgraphs/identity/accounts/sign-in-session.table.js';
import { interpretedSubgraph } from '../../../gateway/server/interpreted-subgraph.js';
import { OAUTH_GRANT } from '../../../subgraphs/identity/oauth/oauth.table.js';
import { manualClock } from '../../kit/manual-clock.js';
import { databaseOfSubgraph, openGraph, systemOf } from '../../kit/open-graph.js';
import { ONE_PIXEL } from '../../kit/pixels.js';
import type { Asker, Kind } from './named.js';
import { fillSite } from './site-of-world.js';

/* eslint-disable @typescript-eslint/no-explicit-any -- tests read answers of any shape */

const TEE = '018f0000-0000-7000-8000-000000000001';
const UPLOAD = 'mark\nsku,title\nUPLOADED,Uploaded\n';
const upload: Upload = { content: sha256(UPLOAD), name: 'products.csv' };
const STRANGERS_KEY = '018f0000-0000-7000-8000-0000000000cb';
const WEBSITE = '018f0000-0000-7000-8000-0000000000cd';
const ADDRESS = 'lastName: "Rossi", address1: "Via Roma 1", city: "Milano", postalCode: "20121", countryCode: "IT"';

/** A company with one record of every kind, another company without any, and a second warehouse of the first. */
export async function openWorld() {
  const theirs = new Set<string>(); // locations of the first company
  const { clock, blobs, subgraph: opened } = await openGraph(manualClock('2026-03-10T08:00:00.000Z'), {
    subgraphs: SUBGRAPHS, findLocationId: ({ principal }, id) => Promise.resolve(principal.companyId === own && theirs.has(id) ? id : null),
  });
  const subgraphs = SUBGRAPHS.map((name) => [name, opened(name)] as const);
  const subgraphOf = (field: string): Subgraph => {
    const found = subgraphs.find(([, { schema }]) => [schema.getQueryType(), schema.getMutationType()].some((root) => root?.getFields()[field]));
    if (!found) throw new Error(`There is no ${field}`);
    return found[1];
  };
  const run = async (subgraph: Subgraph, document: string, principal: Principal, command?: Command): Promise<any> => { // eslint-disable-line @typescript-eslint/max-params -- read as a sentence
    const sent = command ? { command } : principal.kind === 'staff' && { upload }; // files are not sent with a key
    const { data, errors = [] } = await interpretedSubgraph(subgraph).prepare(parse(document))({}, { principal, requestId: 'r-1', via: 'test', ...sent });
    const [first] = errors;
    if (first) throw first.originalError instanceof Error ? first.originalError : new Error(first.message);
    return data;
  };
  const system = systemOf(0, 'relay');
  const ownerOf = async (companyId: number, email: string): Promise<Principal> => {
    const { id } = await ask('createPerson', 'mutation', [`input: { companyId: ${String(companyId)}, email: "${email}", name: "Owner", role: OWNER }`, '{ id }'], system);
    return { kind: 'staff', companyId, actor: email, userId: id, scopes: [], permissions: ALL_PERMISSIONS };
  };
  const warehouseOf = (companyId: number, warehouseId: string, connectionId: string): Principal => ({ kind: 'connection', companyId, actor: 'WMS', connectionId, warehouseId, scopes: ['fulfillment:read', 'fulfillment:write', 'orders:read', 'orders:write', 'returns:read', 'inventory:read'] as never });
  const keyOf = (companyId: number, catalogId: number, connectionId: string): Principal =>
    ({ kind: 'connection', companyId, actor: 'ERP', connectionId, scopes: ['catalog:read', 'catalog:write'], catalogKey: { catalogId, fieldRule: 'SORGENTE' } });
  const websiteOf = (companyId: number, siteId: number): Principal => ({ kind: 'connection', companyId, actor: 'Website', connectionId: WEBSITE, scopes: ['content:read'], siteId });
  let own = -1;
  const ask = async (field: string, kind: 'query' | 'mutation', [input, selection]: readonly [string, string?], principal: Principal, command?: Command): Promise<any> => { // eslint-disable-line @typescript-eslint/max-params -- read as a sentence
    const subgraph = subgraphOf(field);
    return (await run(subgraph, `${kind} { ${field}${input === '' ? '' : `(${input})`} ${selection ?? ''} }`, principal, command))[field];
  };
  const company = async (name: string): Promise<number> => Number((await ask('createCompany', 'mutation', [`input: { name: "${name}", sandbox: true }`, '{ id }'], system)).id);
  own = await company('Lume');
  const other = await company('Other');
  for (const id of [own, other]) await blobs.put(id, Buffer.from(UPLOAD), { contentType: UPLOADED_AS, most: UPLOAD.length });
  const staff = await ownerOf(own, 'ada@example.test');
  const stranger = await ownerOf(other, 'eve@example.test');
  const location = async (code: string, labelsBy: string, of: number): Promise<string> => {
    const { id } = await ask('createLocation', 'mutation', [`input: { code: "${code}", name: "n", kind: WAREHOUSE, countryCode: "IT", timeZone: "Europe/Rome", labelsBy: ${labelsBy}, stockLocationCodes: ["${code}-${String(of)}"], address: { ${ADDRESS} } }`, '{ id }'], of === own ? staff : stranger);
    if (of === own) theirs.add(id);
    return id;
  };
  const milan = await location('MI1', 'PLATFORM', own);
  const lyon = await location('LY1', 'PLATFORM', own);
  const foreign = await location('XX1', 'PLATFORM', other);
  const connect = async (warehouseId: string): Promise<string> => (await ask('createConnection', 'mutation', [`input: { kind: FULFILLMENT, name: "WMS", warehouseId: "${warehouseId}", webhookUrl: "https://hooks.example.com/a" }`, '{ connection { id } }'], staff)).connection.id;
  const connection = await connect(milan);
  const second = await connect(lyon);
  const milanWms = warehouseOf(own, milan, connection);
  return { clock, opened: subgraphs, run, ask, system, own, other, staff, milan, lyon, foreign, connection, second, milanWms,
    strangers: { staff: [stranger], warehouse: [warehouseOf(other, foreign, '018f0000-0000-7000-8000-0000000000cc'), warehouseOf(own, lyon, second)], key: [keyOf(other, 1, STRANGERS_KEY), keyOf(own, 2, STRANGERS_KEY)], website: [websiteOf(other, 1), websiteOf(own, 2)] } as Readonly<Record<Asker, readonly Principal[]>>,
    asker: { staff, warehouse: milanWms, key: keyOf(own, 1, '018f0000-0000-7000-8000-0000000000ca'), website: websiteOf(own, 1) } as Readonly<Record<Asker, Principal>>,
    databases: subgraphs.map(([, subgraph]) => databaseOfSubgraph(subgraph)),
  };
}

/** The open deployment. */
export type World = Awaited<ReturnType<typeof openWorld>>;

/** Give the first company one record of every kind; answers the names of each. */
export async function fillWorld({ ask, staff, own, milanWms, milan, connection, system, databases, asker }: World): Promise<Readonly<Record<Kind, readonly (string | number)[]>> & { readonly line: string }> {
  const change = (field: string, input: string, selection = '{ id }', as = staff): Promise<any> => ask(field, 'mutation', [input, selection], as); // eslint-disable-line @typescript-eslint/max-params -- read as a sentence
  await change('saveCarrier', 'input: { code: "swift", name: "Swift", trackingPrefix: "SW" }', '{ code }');
  await ask('projectCatalogEvents', 'mutation', [`input: { companyId: ${String(own)}, events: [{ id: "e1", type: "variant.changed", sequence: "2026-03-01T00:00:00.000Z", index: 0, payload: { variantId: "${TEE}", sku: "TEE", barcode: "4006381333931", title: "Tee", productId: 1, size: null, color: null, weightG: 180, imageUrl: null, priceMinor: null, currency: null } }] }`, ''], { ...system, companyId: own });
  await change('updateWarehouseStock', 'input: { items: [{ sku: "TEE", quantity: 90 }] }', '{ updated }', milanWms);
  const place = (number: string, email = ''): Promise<any> => change('placeOrder', `input: { number: "${number}", externalId: "EXT-${number}", channel: "shop", currency: "EUR", paymentStatus: PAID, customer: { name: "Ada Rossi"${email} }, shippingAddress: { firstName: "Ada", ${ADDRESS} }, shipping: { methodCode: "std", carrierCode: "swift" }, lines: [{ sku: "TEE", quantity: 5, locationCode: "MI1", unitPrice: { amount: "10.00", currency: "EUR" } }] }`,
    '{ id number lines { id } fulfillmentOrders { id } }');
  const order = await place('#1001');
  await change('acceptFulfillmentOrder', 'input: { reference: "#1001" }', '{ id }', milanWms);
  await change('publishDocument', 'input: { reference: "#1001", type: INSERT, position: INTERNAL, filename: "a.txt", contentType: "text/plain", contentBase64: "YQ==" }');
  await change('reportPicking', 'input: { reference: "#1001", lines: [{ sku: "TEE", quantity: 5 }] }', '{ id }', milanWms);
  await change('makeWarehouseLabels', 'input: { reference: "#1001", parcels: [{}, {}] }', '{ parcel }', milanWms);
  await change('reportShipment', 'input: { reference: "#1001", lines: [{ sku: "TEE", quantity: 2 }] }', '{ id }', milanWms);
  const shipped = await ask('order', 'query', ['reference: "#1001"', '{ shipments { id trackingNumbers } }'], staff);
  const back = await change('announceReturn', 'input: { orderReference: "#1001", locationCode: "MI1", expected: true, lines: [{ sku: "TEE", quantity: 1 }] }', '{ id number progressive }');
  const refund = await change('recordRefund', `input: { reference: "#1001", lines: [{ lineId: "${String(order.lines[0].id)}", quantity: 1 }] }`);
  await place('#1002');
  await change('rejectFulfillmentOrder', 'input: { reference: "#1002", reasonCode: "R" }', '{ id }', milanWms);
  await place('#1003', ', email: "cy@example.test"');
  await change('cancelOrder', 'input: { reference: "#1003", reason: "r" }');
  const memoryNote = await change('rememberNote', 'input: { title: "Sizes", text: "Shirts run small.", tags: ["fit"], shared: true }');
  const note = await change('addNote', 'input: { orderReference: "#1001", text: "t" }');
  for (const subject of ['orderReference: "#1001"', `returnReference: "${String(back.number)}"`]) await change('setMetadata', `input: { ${subject}, namespace: "erp", entries: [{ key: "a", value: "1" }] }`, '{ key }');
  await change('setCustomerMetadata', 'input: { email: "cy@example.test", namespace: "erp", entries: [{ key: "a", value: "1" }] }', '{ key }');
  const job = await change('startTagOrders', 'input: { references: ["#1001"], add: ["none"] }');
  const { id: customer } = await ask('customer', 'query', ['email: "cy@example.test"', '{ id }'], staff);
  const { nodes: [alert] } = await ask('alerts', 'query', ['first: 5', '{ nodes { id } }'], staff);
  const [{ sequence }] = await databases[0]!.query<{ sequence: number }>('SELECT sequence FROM orders WHERE number = ?', ['#1001']).catch(() => [{ sequence: 1 }]) as [{ sequence: number }];
  const requestId = '018f0000-0000-7000-8000-00000000bbbb';
  await change('logCall', `input: { requestId: "${requestId}", companyId: ${String(own)}, connectionId: "${connection}", surface: "fulfillment", operation: "Ping", method: "GET", path: "/ping", address: "192.0.2.1", status: 200, durationMs: 5, requestHeaders: "{}", answerHeaders: "{}" }`, '', milanWms);
  await change('activateConnection', `id: "${connection}"`);
  const { connection: catalogKey } = await change('createConnection', 'input: { kind: CATALOG, name: "PIM" }', '{ connection { id } }');
  await change('enqueueDeliveries', `input: { companyId: ${String(own)}, messages: [{ eventId: "018f0000-0000-7000-8000-0000000000ee", type: "order.ready", body: "{}", kind: FULFILLMENT, warehouseId: "${milan}" }] }`, '', { ...system, companyId: own });
  const { destination: webhook } = await change('createOwnWebhookDestination', 'input: { url: "https://hooks.example.com/b", events: ["product.created"] }', '{ destination { id } }', asker.key);
  const { nodes: [delivery] } = await ask('deliveries', 'query', ['first: 5', '{ nodes { id } }'], staff);
  const person = await change('createPerson', `input: { companyId: ${String(own)}, email: "bo@example.test", name: "Bo", role: MEMBER }`, '{ id }', { ...system, companyId: own });
  const invitation = await change('invitePerson', 'input: { email: "cy@example.test", name: "Cy", role: MEMBER }', '{ id }');
  await change('createSenderAddress', 'input: { email: "shop@example.test", name: "Shop" }', '{ id }', { ...system, companyId: own });
  const senderAddress = await change('addSenderAddress', 'input: { email: "news@example.test", name: "News" }');
  await databases[0]!.inTransaction((transaction) => transaction.execute('UPDATE sender_address SET code_hash = ? WHERE verified_at IS NULL', [sha256('code')]));
  await change('sendEmail', 'input: { from: "shop@example.test", to: ["cy@example.test"], subject: "About the order", text: "It is on its way" }', '{ leftToday }');
  const token = await change('createToken', 'input: { name: "t" }', '{ staffToken { id } }', { ...staff, userId: person.id });
  const { client: app } = await ask('registerOAuthClient', 'mutation', ['input: { redirectUris: ["https://app.example.test/cb"] }', '{ client { id } }'], system);
  await databases[0]!.inTransaction((transaction) => transaction.insert(OAUTH_GRANT, [{
    id: '018f0000-0000-7000-8000-0000000000fa', account_id: String(staff.userId), client_id: app.id, scope: 'openid', auth_time: '2026-03-10T08:00:00.000Z', created_at: '2026-03-10T08:00:00.000Z', expires_at: '2026-04-10T08:00:00.000Z', ended_at: null,
  }]));
  await change('recordAssistantCalls', `input: { calls: [{ companyId: ${String(own)}, accountId: "${String(person.id)}", clientId: "${String(app.id)}", clientName: "Notes", tool: "catalog_get_product", outcome: OK, durationMilliseconds: 5, calledAt: "2026-03-10T08:00:00.000Z" }] }`, '', system);
  const [session, personSession, signedInAt] = ['018f0000-0000-7000-8000-0000000000fb', '018f0000-0000-7000-8000-0000000000fc', '2026-03-10T08:00:00.000Z'];
  for (const [account, id] of [[staff.userId, session], [person.id, personSession]] as const) await databases[0]!.inTransaction((transaction) => transaction.insert(SIGN_IN_SESSION, [{
    account_id: String(account), id, token_hash: id, auth_time: signedInAt, created_at: signedInAt, last_seen_at: signedInAt, expires_at: '2026-03-24T08:00:00.000Z', address: '192.0.2.1', user_agent: 'Firefox',
  }]));
  const { connection: collector } = await change('createConnection', 'input: { kind: COLLECTOR, name: "Shop" }', '{ connection { id } }');
  const report = (id: string, customerId: string): Promise<any> => change('collectEvents', `input: { installationId: "${String(collector.id)}", isTest: false, isWebPixel: false, timeZone: "Europe/Rome", domains: [], customerId: ${customerId}, visitor: { id: "${id}", consent: GRANTED, purposes: ["personalisation"] }, events: [{ kind: "search", payload: { query: "tees" } }] }`, '{ stored }', { ...system, companyId: own });
  await report('visitor-0000000001', 'null');
  await report('visitor-0000000002', '"cust-1"');
  const [product] = await change('saveProducts', 'input: { products: [{ externalId: "erp-1", title: "Tee", handle: "tee", status: ACTIVE, variants: [{ sku: "TEE", barcode: "4006381333931", price: { amount: "10.00", currency: "EUR" } }] }] }', '{ id variants { id } }');
  await change('setProductMetadata', `input: { productId: ${String(product.id)}, namespace: "erp", entries: [{ key: "a", value: "1" }] }`, '{ key }');
  const [{ images: [image] }] = await change('addProductImage', `input: { productIds: [${String(product.id)}], contentBase64: "${ONE_PIXEL}" }`, '{ images { id } }');
  const [gone] = await change('saveProducts', 'input: { products: [{ externalId: "erp-9", title: "Gone", variants: [{ sku: "GONE" }] }] }', '{ id }');
  await change('deleteProducts', `input: { ids: [${String(gone.id)}] }`, '');
  const category = await change('saveCategory', 'input: { name: "Men" }');
  await change('savePriceList', 'input: { code: "us", name: "US", currency: "USD" }', '{ code }');
  await change('saveMarket', 'input: { code: "eu", name: "EU", countries: ["IT"], currency: "EUR" }', '{ code }');
  await change('saveAttribute', 'input: { code: "fit", label: "Fit", type: TEXT }', '{ code }');
  await change('saveAttributeSet', 'input: { code: "shirts", name: "Shirts", attributes: [] }', '{ code }');
  await change('saveSizeChart', 'input: { code: "tees", name: "Tees", unit: CM, measures: [], rows: [{ size: "M", values: [] }] }', '{ code }');
  for (const of of [`productId: ${String(product.id)}, `, '']) await change('lockFields', `input: { ${of}fields: ["season", "made_in"], owner: "ERP" }`, '{ field }');
  const site = await fillSite(change);
  const { id: knowledgeNote } = await change('createNote', `input: { title: "Shrinks", about: [{ kind: ORDER, id: "${String(order.id)}" }, { kind: RETURN, id: "${String(back.id)}" }, { kind: PRODUCT, id: "${String(product.id)}" }, { kind: PAGE, id: "${String(site.page[0])}" }] }`);
  const { id: task } = await change('createTask', `input: { title: "Call back", about: [{ kind: ORDER, id: "${String(order.id)}" }] }`);
  const queued = await change('queueProductImport', `input: { items: ${JSON.stringify(JSON.stringify({ item: { sku: 'QUEUED' } }))}, total: 1 }`, '{ id }', asker.key);
  const part = order.fulfillmentOrders[0].id;
  return {
    line: order.lines[0].id,
    order: [order.id, '#1001', '1001'], part: [part, order.id, '#1001', '1001'], sequence: [sequence], waitingPart: [part, order.id, '#1001', '1001'], partId: [part], return: [back.id, back.number], ownReturn: [back.id, back.number], orderNumber: ['#1001', '1001'], announced: ['#1001', '1001', order.id],
    shipment: [shipped.shipments[0].id], trackingNumber: [shipped.shipments[0].trackingNumbers[0]], alert: [alert.id], location: ['MI1'], locationId: [milan], sku: ['TEE'], barcode: ['4006381333931'], stockCode: [`MI1-${String(own)}`], variantId: [TEE], catalogVariant: [product.variants[0].id],
    import: [queued.id], image: [image.id], refund: [refund.id], note: [note.id], memoryNote: [memoryNote.id], knowledgeNote: [knowledgeNote], task: [task], collector: [collector.id], visitor: ['visitor-0000000001'], visitorCustomer: ['cust-1'], bulkJob: [job.id], customerEmail: ['cy@example.test', 'Cy@Example.test'], customerId: [customer],
    connection: [connection], catalogKey: [catalogKey.id, 'PIM'], app: [app.id], session: [session], personSession: [personSession], token: [token.staffToken.id], person: [person.id], invitation: [invitation.id], senderAddress: [senderAddress.id], delivery: [delivery.id], ownDelivery: [delivery.id], ownWebhook: [webhook.id], call: [requestId], ownCall: [requestId], product: [product.id], trashedProduct: [gone.id], catalog: [1], catalogSlug: ['main'], priceList: ['us'], market: ['eu'], attribute: ['fit'], attributeSet: ['shirts'], sizeChart: ['tees'], category: [category.id], ...site,
  };
}

/** Whether a call found the record; a refusal for another reason than the name counts as found. */
export async function foundBy(work: () => Promise<unknown>): Promise<{ found: boolean; said: string }> {
  try {
    const answer = await work();
    return { found: !isNothing(answer), said: JSON.stringify(answer) };
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    return { found: !UNKNOWN.has(error.code), said: `${error.code} ${error.message} ${JSON.stringify(error.details)}` };
  }
}

const UNKNOWN: ReadonlySet<string> = new Set(['NOT_FOUND', 'ORDER_NOT_FOUND', 'RETURN_NOT_FOUND', 'PRODUCT_NOT_FOUND', 'VARIANT_NOT_FOUND', 'WEBHOOK_NOT_FOUND', 'IMPORT_NOT_FOUND', 'IMAGE_NOT_FOUND', 'UNKNOWN_ITEM', 'BAD_INPUT', 'FORBIDDEN']);

const isNothing = (answer: unknown): boolean => answer === null || answer === false || Array.isArray(answer) && answer.every(isNothing)
  || typeof answer === 'object' && (Object.values(answer).every((value) => value === 0) || 'variantId' in answer && answer.variantId === null || 'nodes' in answer && isNothing(answer.nodes) || 'orders' in answer && isNothing(answer.orders) || Object.keys(answer).join() === 'documents' && isNothing(Object.values(answer)[0]) || 'refusal' in answer && UNKNOWN.has((answer.refusal as any)?.code) || 'updated' in answer && answer.updated === 0
    || 'results' in answer && isNothing(answer.results) || 'available' in answer && answer.available === null || 'stock' in answer && isNothing(answer.stock) || 'knowledgeNotes' in answer && isNothing(answer.knowledgeNotes));

/** The default selection. */
export const selectionOf = ({ opened }: World, field: string): string => {
  const type = opened.map(([, { schema }]) => schema.getQueryType()?.getFields()[field] ?? schema.getMutationType()?.getFields()[field]).find((one) => one !== undefined)?.type;
  return type && isCompositeType(getNamedType(type)) ? '{ __typename }' : '';
};

/** All rows of a company in every subgraph, without the change sequences of its feeds. */
export async function rowsOf({ databases, own }: World): Promise<string[]> {
  const all = await Promise.all(databases.map(async (database) => {
    const rows: string[] = [];
    for (const name of await tablesOfCompanies(database)) rows.push(...(await database.query(`SELECT * FROM ${name} WHERE company_id = ?`, [own])).map((row) => `${name} ${JSON.stringify(row)}`).sort());
    return rows;
  }));
  return all.flat();
}

const COMPANIES_OF = {
  sqlite: "SELECT t.name FROM sqlite_master t JOIN pragma_table_info(t.name) c ON c.name = 'company_id' WHERE t.type = 'table' AND t.name <> 'feed' ORDER BY t.name",
  mysql: "SELECT table_name AS name FROM information_schema.columns WHERE table_schema = DATABASE() AND column_name = 'company_id' AND table_name <> 'feed' ORDER BY table_name",
} as const;

const tablesByDatabase = new Map<Database, readonly string[]>();

/** The tables with rows of companies, which stay the same. */
async function tablesOfCompanies(database: Database): Promise<readonly string[]> {
  const tables = tablesByDatabase.get(database) ?? (await database.query<{ name: string }>(COMPANIES_OF[database.dialect])).map(({ name }) => name);
  tablesByDatabase.set(database, tables);
  return tables;
}

/** From now on all writes are rolled back. */
export function keepNothing({ databases }: World): void {
  for (const database of databases) {
    const { inTransaction } = database;
    Object.assign(database, { inTransaction: (work: (transaction: any) => Promise<unknown>) => inTransaction((transaction) => { transaction.discard(); return work(transaction); }) });
  }
}
