import { readFileSync } from 'node:fs';
import { Kind, parse } from 'graphql';
import { ALL_PERMISSIONS } from '#contract/permissions.js';
import type { Principal } from '#contract/principal.js';
import { parsed } from '../kit/parsed.js';
import type { Product } from './product.js';
import { token, type Owner } from './tokens.js';

/** Somebody with credentials. */
export interface Caller {
  readonly name: string;
  readonly owner: Owner;
  /** The kind of connection; undefined of people. */
  readonly kind?: string;
  readonly credentials: readonly (readonly [name: string, value: string])[];
}

/** Two companies that have the same SKUs, codes and order numbers, and must never see anything of each other. */
export interface World {
  readonly callers: ReadonlyMap<string, Caller>;
}

/** Asks the graph something as somebody. */
export type Ask = (operation: string, variables?: object) => Promise<any>; // eslint-disable-line @typescript-eslint/no-explicit-any -- answers of any shape

const RATE = 100_000;
const SETTINGS: Readonly<Record<string, object>> = {
  WMS_JSON: { wmsJson: { labelsEnabled: true, documentsEnabled: true, itemRegistryEnabled: true } },
  WMS_XML: { wmsXml: { labelsEnabled: true } },
};
const SCOPES: Readonly<Record<string, object>> = { COMMERCE: { scopes: ['orders:read', 'orders:write', 'returns:read', 'inventory:read', 'locations:read'], webhookUrl: 'https://hooks.example.com/in' } };

/** Kinds that see what is one warehouse's; the others see the whole company, also where they name a warehouse. */
const OF_A_WAREHOUSE = /WMS|FULFILLMENT/;

/** Who there is of people, by what they may do. */
const PEOPLE = [
  { who: 'owner', role: 'OWNER' }, { who: 'admin', role: 'ADMIN' },
  { who: 'viewer', role: 'MEMBER', moduleRoles: { brain: 'VIEWER', catalog: 'VIEWER', commerce: 'VIEWER' } },
  { who: 'editor', role: 'MEMBER', moduleRoles: { commerce: 'MANAGER', catalog: 'NONE', brain: 'MANAGER' } },
] as const;

/** Every kind of connection the graph knows. */
const KINDS = parse(readFileSync('subgraphs/identity/schema.graphql', 'utf8')).definitions
  .flatMap((definition) => (definition.kind === Kind.ENUM_TYPE_DEFINITION && definition.name.value === 'ConnectionKind' ? definition.values ?? [] : [])).map(({ name }) => name.value);

/** Make both companies with their people, warehouses, connections, goods, orders and returns. */
export async function makeWorld(product: Product, name: string): Promise<World> {
  const callers = [...await makeCompany(product, 'a', name), ...await makeCompany(product, 'b', name)];
  await product.relay();
  return { callers: new Map(callers.map((caller) => [caller.name, caller])) };
}

/** Asks in this process, as a principal. */
export const asking = ({ call }: Product, principal: Principal): Ask => (operation, variables = {}) => call<unknown, unknown>(parsed(operation), variables, { principal, requestId: 'r-1', via: 'test' });

async function makeCompany(product: Product, company: 'a' | 'b', name: string): Promise<Caller[]> {
  const system = (companyId: number): Principal => ({ kind: 'system', companyId, actor: 'test', scopes: ['system'] });
  const { createCompany: { id } } = await asking(product, system(0))('mutation C($input: CreateCompanyInput!) { createCompany(input: $input) { id } }', { input: { name: word(company, 'c', 'Company') } });
  const companyId = Number(id);
  const ask = asking(product, { kind: 'staff', companyId, actor: 'ada@example.test', userId: 'u1', scopes: [], permissions: ALL_PERMISSIONS });
  const people = await makePeople(asking(product, system(companyId)), company, name);
  const connections: Caller[] = [];
  const warehouses: Record<string, string> = {};
  for (const [code, place, countryCode] of [['MI1', 'm', 'IT'], ['LY1', 'l', 'FR']] as const) {
    const { createLocation: { id: warehouseId } } = await ask('mutation L($input: CreateLocationInput!) { createLocation(input: $input) { id } }', { input: {
      code, name: word(company, place, 'Warehouse'), kind: 'WAREHOUSE', countryCode, timeZone: 'Europe/Rome', stockLocationCodes: [`${code}-MAIN`, `${code}-BACK`],
      labelsBy: place === 'm' ? 'PLATFORM' : 'WAREHOUSE', address: { address1: word(company, place, 'Via'), city: 'Milano', postalCode: '20121', countryCode } } });
    warehouses[place] = String(warehouseId);
    for (const kind of KINDS) connections.push(...await connect(ask, { kind, warehouseId, company, place }).then((made) => [made], () => []));
  }
  await makeGoods({ product, ask, company, companyId, warehouses });
  return [...people, ...connections];
}

async function makePeople(ask: Ask, company: 'a' | 'b', name: string): Promise<Caller[]> {
  const made: Caller[] = [];
  for (const { who, ...roles } of PEOPLE) {
    const email = `${word(company, 'c', who).replace(' ', '.')}@${name}.example.test`;
    await ask('mutation P($input: CreatePersonInput!) { createPerson(input: $input) { id } }', { input: { email, name: word(company, 'c', who), ...roles } });
    const { createStaffToken: { token: secret } } = await ask('mutation T($input: CreateStaffTokenInput!) { createStaffToken(input: $input) { token } }', { input: { email, name: word(company, 'c', 'token') } });
    made.push({ name: `${company} ${who}`, owner: { company, place: 'c' }, credentials: [['Authorization', `Bearer ${String(secret)}`]] });
  }
  return made;
}

interface Connecting { readonly kind: string; readonly warehouseId: string; readonly company: 'a' | 'b'; readonly place: 'm' | 'l' }

/** An active connection; of a kind that is not made for a warehouse there is one of each all the same. */
async function connect(ask: Ask, { kind, warehouseId, company, place }: Connecting): Promise<Caller> {
  const create = (more: object) => ask('mutation N($input: CreateConnectionInput!) { createConnection(input: $input) { apiKey username password connection { id } } }', { input: { kind, name: word(company, place, kind), ...SCOPES[kind], ...more } });
  const { createConnection: { connection: { id }, apiKey, username, password } } = await create({ warehouseId }).catch(() => create({}));
  await ask('mutation U($input: UpdateConnectionInput!) { updateConnection(input: $input) { id } }', { input: { id, ratePerMinute: RATE, ...SETTINGS[kind] } });
  await ask('mutation A($id: ID!) { activateConnection(id: $id) { id } }', { id });
  const credential = apiKey === null ? `Basic ${Buffer.from(`${String(username)}:${String(password)}`).toString('base64')}` : `Bearer ${String(apiKey)}`;
  return { name: `${company} ${kind} ${place}`, kind, owner: { company, place: OF_A_WAREHOUSE.test(kind) ? place : 'c' }, credentials: [['Authorization', credential]] };
}

const GOODS = [['TEE', '4006381333931'], ['MUG', '5901234123457'], ['BAG', '9002236311036']] as const;

interface Goods { readonly product: Product; readonly ask: Ask; readonly company: 'a' | 'b'; readonly companyId: number; readonly warehouses: Readonly<Record<string, string>> }

const [ORDERS, FIRST_NUMBER] = [30, 1001];

async function makeGoods({ product, ask, company, companyId, warehouses }: Goods): Promise<void> {
  await ask('mutation S($input: SaveProductsInput!) { saveProducts(input: $input) { id } }', { input: { products: GOODS.map(([sku, barcode]) => (
    { externalId: `p-${sku}`, title: word(company, 'c', sku), brand: word(company, 'c', 'Brand'), variants: [{ sku, barcode, price: { amount: '19.90', currency: 'EUR' } }] })) } });
  await product.relay();
  await ask('mutation K($input: SaveCarrierInput!) { saveCarrier(input: $input) { id } }', { input: { code: 'brt', name: word(company, 'c', 'BRT'), serviceCodes: ['24'], countries: ['IT', 'FR'], labelFormat: 'PDF', trackingPrefix: 'BR' } });
  await ask('mutation B($automatic: Boolean!) { setAutomaticRefunds(automatic: $automatic) }', { automatic: true });
  for (let at = 0; at < ORDERS; at += 1) await placeOrder(ask, company, at);
  for (const [place, warehouseId] of Object.entries(warehouses)) {
    const asWarehouse = asking(product, { kind: 'connection', companyId, actor: 'WMS', connectionId: `c-${place}`, warehouseId, scopes: ['fulfillment:read', 'fulfillment:write'] });
    await asWarehouse('mutation U($input: UpdateWarehouseStockInput!) { updateWarehouseStock(input: $input) { updated } }', { input: { items: GOODS.map(([sku]) => ({ sku, quantity: 500, locationCode: place === 'm' ? 'MI1-MAIN' : 'LY1-MAIN' })) } });
    for (const at of [0, 3, 6, 9].map((first) => first + (place === 'm' ? 0 : 2))) await shipAndReturn(ask, asWarehouse, FIRST_NUMBER + at);
  }
}

/** An order that left, and of which something comes back. */
async function shipAndReturn(ask: Ask, asWarehouse: Ask, number: number): Promise<void> {
  const reference = `#${String(number)}`;
  await asWarehouse('mutation A($input: AcceptFulfillmentOrderInput!) { acceptFulfillmentOrder(input: $input) { id } }', { input: { reference } });
  await asWarehouse('mutation S($input: ReportShipmentInput!) { reportShipment(input: $input) { id } }', { input: { reference, trackingNumber: `BR${String(number)}`, unpicked: true } });
  const { order: { lines: [line] } } = await ask('query O($reference: ID!) { order(reference: $reference) { lines { id } } }', { reference });
  await ask('mutation R($input: AnnounceReturnInput!) { announceReturn(input: $input) { id } }', { input: { orderReference: reference, lines: [{ lineId: line.id, quantity: 1 }], expected: true } });
}

async function placeOrder(ask: Ask, company: 'a' | 'b', at: number): Promise<void> {
  const place = at % 3 === 2 ? 'l' : 'm';
  const [sku] = GOODS[at % GOODS.length] ?? GOODS[0];
  const address = { firstName: word(company, 'c', 'Ada'), lastName: word(company, 'c', 'Rossi'), address1: word(company, 'c', 'Via'), city: word(company, 'c', 'Milano'), postalCode: '20121', provinceCode: 'MI', countryCode: 'IT', phone: '+39 02 1' };
  const line = (name: string) => ({ sku: name, quantity: 2, unitPrice: { amount: '19.90', currency: 'EUR' }, locationCode: place === 'm' ? 'MI1' : 'LY1' });
  await ask('mutation P($input: PlaceOrderInput!) { placeOrder(input: $input) { id } }', { input: {
    externalId: word(company, 'c', 'external'), channel: 'shop', currency: 'EUR', customer: { name: word(company, 'c', 'Ada'), email: `${token({ company, place: 'c' })}@example.test` },
    shippingAddress: address, billingAddress: address, shipping: { methodCode: 'std', carrierCode: 'brt' }, paymentStatus: 'PAID', notes: word(company, 'c', 'Note'), tags: [word(company, 'c', 'tag')],
    lines: [line(sku), ...(at % 2 === 0 && sku !== 'MUG' ? [line('MUG')] : [])] } });
}

const word = (company: 'a' | 'b', place: Owner['place'], text: string): string => `${token({ company, place })} ${text}`;
