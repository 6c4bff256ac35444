import type { Ask, Caller, Key } from './building.js';
import { asText } from './call.js';
import { SENDER } from './completed.js';
import { readSites } from './live-site.js';
import { isObject, type Json } from './seen-values.js';
import type { Owner } from './tokens.js';
import type { Portal } from './world-portal.js';
import type { World } from './world.js';

/** A record and its current state, on which the allowed actions depend. */
export interface LiveRecord {
  /** What it is taken for: `order`. */
  readonly kinds: readonly string[];
  readonly place: Owner['place'];
  /** The connection or the shopper that it belongs to; none where every caller of the place has it. */
  readonly by?: string;
  readonly state: string;
  /** Its values under every name that some interface has for them. */
  readonly record: Json;
}

/** What the companies have now. */
export interface LiveRecords {
  refresh(): Promise<void>;
  /** What a caller may find. */
  of(caller: Pick<Caller, 'id' | 'owner'>): readonly LiveRecord[];
}

const QUERY = `query Live { locations { id code } connections(first: 60) { nodes { id name kind status warehouseId webhookUrl } } people(first: 50) { nodes { id name companyRole } }
  tokens(everybody: true, first: 50) { nodes { id name } } invitations { id } senderAddresses { id email } workspaces { slug sites { id slug } }
  catalogs { id slug defaultLocale priceLists { code currency isDefault } markets { code } attributes { code type } attributeSets { code } sizeCharts { code } categories(first: 20) { nodes { id name parentId } } } products(first: 20) { nodes { id status tags catalogId variants { sku } images { id url } } } trash: products(first: 20, filter: { deleted: true }) { nodes { id catalogId } } alerts(first: 20, openOnly: true) { nodes { id } }
  orders(first: 100) { nodes { id number status onHold holdKind paymentStatus lines { id sku barcode quantity quantityShipped locationCode } shipments { id status trackingToken } returns { number status lines { lineId quantityExpected } } refunds { id return { id } }
    fulfillmentOrders { id number status location { code } documents { externalRequired externalReady } rejection { reasonCode } labels { id parcel status } lines { lineId sku barcode quantityOrdered quantityOpen quantityPicked quantityShipped } } } }
  returns(first: 40) { nodes { id number progressive status orderId orderNumber exchangeOrderId location { code } lines { lineId sku barcode quantityExpected } photos { url } label { status } } }
  noted: orders(first: 20) { nodes { staffNotes(first: 3) { nodes { id } } } } deliveries(first: 60) { nodes { id connectionId state type } } bulkJobs(first: 20) { nodes { id status } } productImports(first: 20) { nodes { id status } } calls(first: 20) { nodes { requestId } } contacts(first: 20) { nodes { id } } memoryNotes(first: 10) { nodes { id } } notes(first: 10) { nodes { id version } } tasks(first: 10) { nodes { id version } } }`;

const list = (value: unknown): Json[] => (Array.isArray(value) ? value.filter(isObject) : isObject(value) ? list(value['nodes']) : []);
const text = (value: unknown): string => asText(value ?? '');
const placeOf = (code: unknown): Owner['place'] => (code === 'MI1' ? 'm' : code === 'LY1' ? 'l' : 'c');
const byName = (number: unknown): Json => ({ number, orderNumber: number, order: number, reference: number, orderReference: number, ord_num_doc: number });
const counted = (quantity: unknown): Json => ({ quantity, quantita: quantity, quantita_ricevuta: quantity, quantityReturned: quantity, quantityReceived: quantity });

/** Reads the records of both companies of a world through the public graph. */
export function liveRecords({ askAs, keys, portals, imageUrl }: World): LiveRecords {
  const live: Record<Owner['company'], LiveRecord[]> = { a: [], b: [] };
  return {
    async refresh() {
      for (const company of ['a', 'b'] as const) live[company] = [...await readAll(askAs[company], imageUrl), ...await readSites(askAs[company]), ...await readKeys(keys[company]), ...ofPortal(portals[company])];
    },
    of: ({ id, owner: { company, place } }) => live[company].filter((one) => one.place === place && (one.by === undefined || one.by === id)),
  };
}

/** How many returns are only asked for their labels: the others are soon cancelled. */
const KEPT = 2;

/** What shoppers of a portal have, and the tokens of returns, with which anybody may follow them. */
const ofPortal = ({ slug, shoppers, tokens }: Portal): LiveRecord[] => [
  ...shoppers.map(({ caller: { id: by = '' }, has }): LiveRecord => ({ kinds: ['slug'], place: 'c', by, state: 'a shopper', record: { slug, ...has } })),
  ...tokens.map((token, at): LiveRecord => (at < KEPT ? { kinds: ['{token}/label'], place: 'c', state: 'never cancelled', record: { slug, token } } : { kinds: ['/r/'], place: 'c', state: 'a return of a shopper', record: { slug, token } })),
];

const OWN = 'query Own { ownWebhookDestinations { id isActive } ownDeliveries(first: 20) { nodes { id state type } } }';

/** What belongs to one key alone; nothing of one that was removed. */
async function readKeys(keys: readonly Key[]): Promise<LiveRecord[]> {
  const found: LiveRecord[] = [];
  for (const { id: by, ask, importId } of keys) {
    const own = await ask(OWN).catch(() => ({})) as Json;
    found.push(
      { kinds: ['import'], place: 'c', by, state: 'of a key', record: { import: importId } },
      ...list(own['ownWebhookDestinations']).map(({ id, isActive }): LiveRecord => ({ kinds: ['webhook'], place: 'c', by, state: `of a key ${String(isActive)}`, record: { webhook: id, webhook_id: id, events: ['product.updated'] } })),
      ...list(own['ownDeliveries']).map(({ id, state, type }): LiveRecord => ({ kinds: ['delivery', 'deliverie'], place: 'c', by, state: `of a key ${text(state)} ${text(type)}`, record: { id } })),
    );
  }
  return found;
}

async function readAll(ask: Ask, imageUrl: string): Promise<LiveRecord[]> {
  const all = await ask(QUERY) as Json;
  const orders = list(all['orders']);
  const places = new Map(list(all['connections']).map(({ id, kind, warehouseId }) => [id, kind === 'COMMERCE' ? 'c' : placeOf(list(all['locations']).find((location) => location['id'] === warehouseId)?.['code'])] as const));
  return [...orders.flatMap(ofOrder), ...list(all['returns']).flatMap(ofReturn), ...ofAccess(all), ...ofContent(all), ...ofCatalogs(all, imageUrl), ...list(all['deliveries']).flatMap(({ id, connectionId, state, type }) =>
    [...new Set([places.get(connectionId) ?? 'c', 'c'] as const)].map((place) => ({ kinds: ['delivery', 'deliverie'], place, state: `${text(state)} ${text(type)}`, record: { id, connectionId } })))];
}

function ofOrder(order: Json): LiveRecord[] {
  const { id, number, status, onHold, holdKind, paymentStatus } = order;
  const parts = list(order['fulfillmentOrders']);
  const returned = list(order['returns']).filter((one) => one['status'] !== 'CANCELLED').flatMap((one) => list(one['lines']));
  const returnable = ({ id: lineId, quantityShipped }: Json): number => Number(quantityShipped) - returned.filter((line) => line['lineId'] === lineId).reduce((sum, line) => sum + Number(line['quantityExpected']), 0);
  const lines = list(order['lines']).map((line) => ({ ...line, ...counted(Math.max(0, returnable(line)) || line['quantity']), lineId: line['id'] })).sort((one, other) => returnable(other) - returnable(one));
  const documents = parts.flatMap((part) => list([part['documents']])).some(({ externalRequired, externalReady }) => externalRequired === true && externalReady !== true);
  const rejected = parts.some(({ rejection }) => isObject(rejection));
  const state = [status, lines[0] && returnable(lines[0]) > 0, onHold, holdKind, paymentStatus, documents, rejected, ...new Set(parts.map((part) => `${text(part['status'])}${placeOf(list([part['location']])[0]?.['code']) === 'c' ? ' in a store' : ''}`))].map(text).join(' ');
  const whole = { ...byName(number), id, orderId: id, status, lines, fulfillmentOrderId: parts[0]?.['id'], returnReference: list(order['returns'])[0]?.['number'] };
  return [
    { kinds: ['order'], place: 'c', state, record: whole },
    ...parts.flatMap((part) => ofPart(part, number)),
    ...list(order['refunds']).map((refund): LiveRecord => ({ kinds: ['refund'], place: 'c', state: `of a return ${String(refund['return'] !== null)} ${text(list(order['returns']).length)}`, record: { refundId: refund['id'], returnReference: list(order['returns'])[0]?.['number'] } })),
    ...list(order['shipments']).map((shipment): LiveRecord => ({ kinds: ['track'], place: 'c', state: text(shipment['status']), record: { token: shipment['trackingToken'] } })),
    ...list(order['shipments']).map((shipment): LiveRecord => ({ kinds: ['shipment'], place: 'c', state: text(shipment['status']), record: { shipmentId: shipment['id'], id: shipment['id'], status: shipment['status'] } })),
  ];
}

function ofPart(part: Json, number: unknown): LiveRecord[] {
  const labels = list(part['labels']);
  const left = (line: Json): unknown => (part['status'] === 'PROCESSED' ? line['quantityPicked'] : part['status'] === 'ACCEPTED' ? line['quantityOpen'] : line['quantityOrdered']);
  const lines = list(part['lines']).map((line) => ({ ...line, ...counted(left(line)) }));
  const place = placeOf(list([part['location']])[0]?.['code']);
  const state = `${text(part['status'])} ${String(labels.length > 0)}`;
  const record = { ...byName(number), id: part['id'], fulfillmentOrderId: part['id'], lines, ...(labels[0] && { idLabel: labels[0]['id'], num_collo: labels[0]['parcel'] }) };
  return [...(place === 'c' ? [] : [{ kinds: ['order', 'label'], place, state, record }]), { kinds: ['fulfillmentorder'], place: 'c', state, record }];
}

function ofReturn({ lines: given, location, photos, label, ...given_ }: Json): LiveRecord[] {
  const { id, number, status, progressive, orderId, orderNumber, exchangeOrderId } = given_;
  const lines = list(given).map((line) => ({ ...line, ...counted(line['quantityExpected']), itemId: line['lineId'] }));
  const place = placeOf(list([location])[0]?.['code']);
  const state = `${text(status)} ${String(exchangeOrderId !== null)} ${String(list([label]).some(({ status: of }) => of !== 'READY'))}`;
  const record = { id, number, reference: number, return: number, returnNumber: number, returnReference: number, reso_ID: progressive, status, lines };
  return [
    ...[...(place === 'c' ? [] : [place]), 'c' as const].map((at): LiveRecord => ({ kinds: ['return'], place: at, state, record: at === 'c' ? { ...record, orderId, orderReference: orderNumber } : { ...record, ord_num_doc: orderNumber } })),
    ...list(photos).map(({ url }): LiveRecord => ({ kinds: ['return-photo'], place: 'c', state: 'a photo', record: { token: text(url).split('/').at(-1) } })),
  ];
}

/** Those that may be taken away, and addresses that events go to. */
function ofAccess(all: Json): LiveRecord[] {
  const spare = (name: unknown): boolean => text(name).includes('spare');
  const one = (kind: string, state: unknown, record: Json): LiveRecord => ({ kinds: [kind], place: 'c', state: text(state), record });
  return [
    ...list(all['connections']).filter(({ name }) => spare(name)).map(({ id, status, warehouseId }) => one('connection', status, { id, warehouseId })),
    ...list(all['connections']).filter(({ webhookUrl }) => typeof webhookUrl === 'string').map(({ id, kind }) => one('webhook', kind, { connectionId: id })),
    ...list(all['connections']).filter(({ kind }) => kind === 'COLLECTOR').map(({ id }): LiveRecord => ({ kinds: ['collectortest', 'signingsecret', 'shopperevent'], place: 'c', state: 'a collector', record: { connectionId: id, collectorId: id } })),
    ...list(all['people']).filter(({ name }) => spare(name)).map(({ id, companyRole }) => one('person', companyRole, { id })),
    ...list(all['tokens']).filter(({ name }) => spare(name)).map(({ id }) => one('stafftoken', '', { id })),
    ...list(all['invitations']).map(({ id }) => one('invitation', '', { id })),
    ...list(all['senderAddresses']).filter(({ email }) => email !== SENDER).map(({ id }) => one('senderaddress', '', { id })), // the others may be removed
    ...list(all['alerts']).map(({ id }) => one('alert', '', { id })),
    ...list(all['bulkJobs']).map(({ id, status }) => one('bulkjob', status, { id })),
    ...list(all['productImports']).map(({ id, status }) => one('productimport', status, { id })),
    ...list(all['calls']).map(({ requestId }) => one('callrecord', '', { requestId })),
    ...list(all['contacts']).map(({ id }, at, others) => ({ kinds: ['contact', 'contactduplicate', 'deletedcontact'], place: 'c', state: 'a contact', record: { id, contactId: id, survivorId: id, mergedIds: others[(at + 1) % others.length]?.['id'], ids: [others[(at + 1) % others.length]?.['id']] } }) satisfies LiveRecord),
    ...list(all['memoryNotes']).map(({ id }) => ({ kinds: ['memory', 'memorynote'], place: 'c', state: 'a note', record: { id } }) satisfies LiveRecord),
    ...list(all['notes']).map(({ id, version }) => one('note', 'of knowledge', { id, version })),
    ...list(all['tasks']).map(({ id, version }, at, tasks) => one('task', 'a task', { id, version, ids: [tasks[(at + 1) % tasks.length]?.['id']] })),
    ...list(all['noted']).flatMap(({ staffNotes }) => list(staffNotes)).map(({ id }) => one('staffnote', '', { id })),
  ];
}

/** The site that every website reads: it is left out where sites are removed. */
const READ_SITE = 1;

const ofContent = (all: Json): LiveRecord[] => list(all['workspaces']).flatMap((workspace): LiveRecord[] => [
  { kinds: ['workspace', 'site'], place: 'c', state: `a workspace ${String(list(workspace['sites']).length > 0)}`, record: { workspace: workspace['slug'] } },
  ...list(workspace['sites']).filter(({ id }) => id !== READ_SITE).map(({ id }): LiveRecord => ({ kinds: ['site'], place: 'c', state: 'a site', record: { id } })),
]);

/** The names of images, where a product has any. */
const ofImages = (ids: readonly unknown[]): Json => (ids.length === 0 ? {} : { image: ids[0], imageId: ids[0], image_ids: ids, imageIds: ids });

/** Catalogs with what describes them, and products. */
const ofCatalogs = (all: Json, imageUrl: string): LiveRecord[] => {
  const one = (kind: string, state: unknown, record: Json): LiveRecord => ({ kinds: [kind], place: 'c', state: text(state), record });
  const described = (catalog: Json): LiveRecord[] => [
    one('catalog', 'a catalog', { id: catalog['id'], catalogId: catalog['id'], slug: catalog['slug'] }),
    ...list(catalog['priceLists']).map(({ code, currency, isDefault }) => one('pricelist', isDefault, { catalogId: catalog['id'], code, currency })),
    ...list(catalog['markets']).map(({ code }) => one('market', 'a market', { catalogId: catalog['id'], code })),
    ...list(catalog['attributes']).map(({ code, type }) => one('attribute', type, { catalogId: catalog['id'], code, type })),
    ...list(catalog['attributeSets']).map(({ code }) => one('attributeset', 'a set', { catalogId: catalog['id'], code, attribute: list(catalog['attributes'])[0]?.['code'] })),
    ...list(catalog['sizeCharts']).map(({ code }) => one('sizechart', 'a chart', { catalogId: catalog['id'], code })),
    ...['title', 'season'].map((field) => one('fieldlock', 'a field', { catalogId: catalog['id'], productId: null, field, owner: 'ERP' })),
    ...list(catalog['categories']).map(({ id, name, parentId }) => one('category', parentId === null ? 'a root' : 'a branch', { catalogId: catalog['id'], id, parentId, name })),
  ];
  const categoryOf = (catalogId: unknown): unknown => list(list(all['catalogs']).find(({ id }) => id === catalogId)?.['categories'])[0]?.['id'];
  const served = list(all['products']).flatMap(({ images }) => list(images)).map(({ url }) => text(url).split('/').slice(-2));
  return [...served.map(([company, image]) => one('company', 'an image', { company, image })), ...list(all['catalogs']).flatMap(described), ...list(all['trash']).map(({ id, catalogId }) => one('product', `in the trash of ${text(catalogId)}`, { id, productId: id, product: id })), ...list(all['products']).map(({ id, status, catalogId, variants, images }) => one('product', `${text(status)} of ${text(catalogId)}${list(variants).length > 1 ? ' in variants' : ''}`, { id, productId: id, product: id, categoryId: categoryOf(catalogId), url: imageUrl, ...ofImages(list(images).map((image) => image['id'])), sku: list(variants)[0]?.['sku'], variant: list(variants).at(-1)?.['sku'], locale: list(all['catalogs'])[0]?.['defaultLocale'] }))];
};
