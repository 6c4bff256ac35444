import { createHash, randomUUID } from 'node:crypto';
import { sha256 } from '#kernel/crypto.js';
import { systemContext } from '#contract/system-context.js';
import type { Principal } from '#contract/principal.js';
import { RegisterClientDocument } from '../../shims/oidc/operations/register-client.generated.js';
import { SigningKeysDocument } from '../../shims/oidc/operations/signing-keys.generated.js';
import { OAUTH_CODE } from '../../subgraphs/identity/oauth/oauth.table.js';
import { fill, FIRST_NUMBER, sendBack } from '../bench/bench-data.js';
import { makeStorefront } from '../bench/collector-data.js';
import { fillDelivery } from '../bench/delivery-data.js';
import { REDIRECT_URI, VERIFIER } from '../bench/oidc-data.js';
import { COMPANY, openBench, RATE, type BenchDatabases } from '../bench/open-bench.js';
import { addPromises } from '../bench/promise-data.js';
import { systemOf } from '../kit/open-graph.js';
import { placeOrders } from './place-orders.js';

// One company that everything is asked of: orders in every stage, a warehouse on each of the three facades, stores that promise, products, a site, a portal, a carrier, a collector, and people with their apps.

type Graph = Awaited<ReturnType<typeof openBench>>;

/** What calls need. */
export interface World {
  readonly graph: Graph;
  readonly keys: Readonly<Record<'commerce' | 'warehouse' | 'json' | 'xml' | 'catalog' | 'delivery' | 'store' | 'collector', string>>;
  /** Tokens of people for the graph, each of whom may ask for so many fields a minute. */
  readonly staff: readonly string[];
  readonly carrier: { readonly id: string; readonly webhookSecret: string };
  /** Of parcels that are on their way. */
  readonly trackingNumbers: readonly string[];
  readonly trackingToken: string;
  readonly clientId: string;
}

/** The address of the returns portal. */
export const SLUG = 'capacity';

/** The warehouse of the XML facade. */
export const XML_WAREHOUSE = 'XM1';

/** The n-th authorization code. */
export const codeText = (index: number): string => `code-${String(index)}`;

const [ORDERS, SHIPPED, POLLED, CODES, HOUR] = [600, 200, 50, 200, 3_600_000];
const SCOPE = 'openid profile email offline_access service.ai_tools';
const PEOPLE = 150;
const emailOf = (person: number): string => `ada-${String(person)}@example.test`;

/** Fill empty databases. */
export async function fillWorld(databases: BenchDatabases): Promise<World> {
  const warehouse = await fill(databases, ORDERS);
  const store = await addPromises(databases, { stores: 1, dailyCapacity: null });
  const delivery = await fillDelivery(databases);
  const graph = await openBench(databases);
  const trackingNumbers = await shipOrders(graph);
  const keys = { warehouse, store, delivery, collector: await connectCollector(graph), ...await connectAll(graph) };
  const staff = await staffTokens(graph);
  await graph.asStaff('mutation P($input: SaveReturnPortalInput!) { saveReturnPortal(input: $input) { slug } }', { input: { slug: SLUG } });
  await graph.asStaff('mutation P($input: SaveReturnPolicyInput!) { saveReturnPolicy(input: $input) { version } }', { input: { fee: '4.90' } });
  const { order: { shipments: [shown] } } = await graph.asStaff('query T($reference: ID!) { order(reference: $reference) { shipments { trackingToken } } }', { reference: String(FIRST_NUMBER) });
  return { graph, keys, staff, trackingNumbers, trackingToken: String(shown.trackingToken), carrier: await connectCarrier(graph), clientId: await connectApp(graph) };
}

/** The first orders leave; answers their tracking numbers. */
async function shipOrders({ run, asStaff, warehouseOf }: Graph): Promise<readonly string[]> {
  const references = Array.from({ length: SHIPPED }, (_, index) => String(FIRST_NUMBER + index));
  const warehouse: Principal = { kind: 'connection', companyId: COMPANY, actor: 'WMS', warehouseId: await warehouseOf('WMS'), scopes: ['fulfillment:read', 'fulfillment:write'] };
  await sendBack({ asWarehouse: (operation, variables) => run(operation, variables, warehouse), asStaff }, references);
  return references.map((reference) => `T-${reference}`);
}

/** Keys of the commerce and catalog APIs, and of the warehouses of the two other facades; orders wait for the one on the XML facade. */
async function connectAll(graph: Graph) {
  const { connect, warehouse, warehouseOf } = graph;
  const { apiKey: commerce } = await connect('COMMERCE', { name: 'ERP', scopes: ['orders:read', 'orders:write', 'inventory:read'] }, RATE);
  const { apiKey: catalog } = await connect('CATALOG', { name: 'PIM', catalogKey: { level: 'WRITE', fieldRule: 'SORGENTE' } }, RATE);
  const { apiKey: json } = await connect('WMS_JSON', { name: 'JSON WMS', warehouseId: await warehouseOf('WMS') }, RATE);
  const { username, password } = await connect('WMS_XML', { name: 'XML WMS', warehouseId: await warehouse(XML_WAREHOUSE, { fulfilsOnline: false }) }, RATE);
  await placeOrders(graph, { count: POLLED, prefix: 'X', location: XML_WAREHOUSE });
  return { commerce, catalog, json, xml: `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}` };
}

/** Its products are items that the orders have already, with stock: nothing is published of them. */
async function connectCollector({ asStaff, database }: Graph): Promise<string> {
  const key = await makeStorefront(asStaff);
  await database('catalog').inTransaction((transaction) => transaction.execute('DELETE FROM outbox WHERE company_id = ?', [COMPANY]));
  return key;
}

async function connectCarrier({ asStaff }: Graph): Promise<World['carrier']> {
  const { createConnection: { connection: { id }, webhookSecret } } = await asStaff('mutation C($input: CreateConnectionInput!) { createConnection(input: $input) { webhookSecret connection { id } } }', { input: { kind: 'CARRIER', name: 'Carrier', activate: true, carrier: { format: 'GENERIC' } } });
  await asStaff('mutation U($input: UpdateConnectionInput!) { updateConnection(input: $input) { id } }', { input: { id, ratePerMinute: RATE } });
  return { id: String(id), webhookSecret: String(webhookSecret) };
}

/** Owners; answers a token of each for the graph. */
async function staffTokens({ run }: Graph): Promise<readonly string[]> {
  const asSystem = (operation: string, input: object) => run(operation, { input }, systemOf(COMPANY));
  const tokens: string[] = [];
  for (let person = 0; person < PEOPLE; person += 1) {
    const email = emailOf(person);
    await asSystem('mutation P($input: CreatePersonInput!) { createPerson(input: $input) { id } }', { companyId: COMPANY, email, name: 'Ada', role: 'OWNER' });
    tokens.push(String((await asSystem('mutation T($input: CreateStaffTokenInput!) { createStaffToken(input: $input) { token } }', { email, name: 'Capacity' })).createStaffToken.token));
  }
  return tokens;
}

/** An app of the first of them, with codes that it can exchange; answers its id. */
async function connectApp({ call, database }: Graph): Promise<string> {
  const context = systemContext({ actor: 'capacity', requestId: 'r-1' });
  await call(SigningKeysDocument, {}, context);
  const { registerOAuthClient: { client } } = await call(RegisterClientDocument, { input: { redirectUris: [REDIRECT_URI], tokenEndpointAuthMethod: 'none', clientName: 'Capacity', clientUri: null, grantTypes: null, responseTypes: null, scope: null } }, context);
  const [account] = await database('identity').query<{ readonly id: string }>('SELECT id FROM account WHERE email = ?', [emailOf(0)]);
  const code = (index: number) => ({
    hash: sha256(codeText(index)), client_id: client?.id ?? '', account_id: account?.id ?? '', redirect_uri: REDIRECT_URI, challenge: createHash('sha256').update(VERIFIER).digest('base64url'), scope: SCOPE, nonce: null,
    auth_time: new Date().toISOString(), expires_at: new Date(Date.now() + HOUR).toISOString(), consent_id: randomUUID(), grant_id: null,
  });
  await database('identity').inTransaction((transaction) => transaction.insert(OAUTH_CODE, Array.from({ length: CODES }, (_, index) => code(index))));
  return client?.id ?? '';
}
