// On the embedded database only: which process a service runs in decides how it is called, and no statement.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { databaseSettings } from '../kit/database-settings.js';
import { freePorts } from '../kit/free-ports.js';
import { portico, startProcess, type PorticoProcess, type Settings } from '../kit/portico-process.js';
import { until } from '../kit/until.js';

const EVERYTHING = ['all'];
const APART = ['identity', 'orders', 'catalog', 'content', 'worker', 'surfaces', 'gateway'];

const daysBetween = (from: string, to: string): number => Math.floor((Date.parse(to) - Date.parse(from)) / 86_400_000);

const ADDRESS = { firstName: 'Ida', lastName: 'Holm', address1: 'Torvegade 4', city: 'Odense', postalCode: '5000', countryCode: 'DK' };

interface Answered<T> {
  readonly status: number;
  readonly body: T;
}

interface GraphAnswer<T> {
  readonly data: T;
  readonly errors?: readonly { readonly extensions: { readonly code: string } }[];
}

describe.each([['one process', EVERYTHING], ['a process for each service', APART]])('the product in %s', (_, services) => {
  const folder = mkdtempSync(join(tmpdir(), 'portico-'));
  const processes: PorticoProcess[] = [];
  let settings: Settings;
  let base: number;
  let token: string;
  let apiKey: string;

  beforeAll(async () => {
    base = await freePorts();
    settings = { PORT: String(base), PORTICO_DATA: folder, PORTICO_MASTER_KEY: 'ab'.repeat(32), ...databaseSettings() };
    processes.push(...await Promise.all(services.map((service) => startProcess({ ...settings, PORTICO_SERVICES: service }))));
    await typed('company', 'create', '--name', 'Aurora', '--sandbox');
    await typed('person', 'create', '--email', 'owner@example.com', '--name', 'Ada', '--role', 'OWNER');
    token = /pst_\w+/.exec(await typed('token', 'create', '--email', 'owner@example.com'))?.[0] ?? '';
  });

  afterAll(async () => {
    const statuses = await Promise.all(processes.map((running) => running.stop()));
    rmSync(folder, { recursive: true });
    expect(statuses).toEqual(services.map(() => 0));
  });

  const typed = async (...words: readonly string[]): Promise<string> => {
    const { status, stdout, stderr } = await portico(settings, ...words);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    return stdout;
  };

  const answered = async <T>(response: Response): Promise<Answered<T>> => ({ status: response.status, body: await response.json() as T });

  const asked = async <T>(query: string, variables: object): Promise<GraphAnswer<T>> => {
    const response = await fetch(`http://127.0.0.1:${String(base)}/graphql`, {
      method: 'POST', headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` }, body: JSON.stringify({ query, variables }),
    });
    return (await answered<GraphAnswer<T>>(response)).body;
  };

  const graph = async <T>(query: string, variables: object = {}): Promise<T> => {
    const { data, errors } = await asked<T>(query, variables);
    expect(errors).toBeUndefined();
    return data;
  };

  const warehouse = async <T>(path: string, init: RequestInit = {}): Promise<Answered<T>> =>
    answered<T>(await fetch(`http://127.0.0.1:${String(base + 1)}/api/fulfillment/v1${path}`, {
      ...init, headers: { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json', ...init.headers },
    }));

  it('lets staff create a warehouse and its connection', async () => {
    const { createLocation: { id } } = await graph<{ createLocation: { id: string } }>(
      'mutation Make($input: CreateLocationInput!) { createLocation(input: $input) { id } }',
      { input: { code: 'NORTH', name: 'North', kind: 'WAREHOUSE', countryCode: 'DK', timeZone: 'Europe/Copenhagen', stockLocationCodes: ['N1'], address: ADDRESS } });
    const { createConnection: made } = await graph<{ createConnection: { apiKey: string; connection: { id: string; status: string } } }>(
      'mutation Connect($input: CreateConnectionInput!) { createConnection(input: $input) { apiKey connection { id status } } }',
      { input: { kind: 'FULFILLMENT', name: 'North WMS', warehouseId: id } });
    expect(made.connection.status).toBe('DRAFT');
    apiKey = made.apiKey;
    expect(await graph('mutation On($id: ID!) { activateConnection(id: $id) { status } }', { id: made.connection.id })).toEqual({ activateConnection: { status: 'ACTIVE' } });
  });

  it('shows the warehouse its identity', async () => {
    const { status, body } = await warehouse<{ company: object; locations: object[] }>('/ping');
    expect(status).toBe(200);
    expect(body).toMatchObject({ api_version: 'v1', company: { id: 1, name: 'Aurora' }, locations: [{ code: 'NORTH', name: 'North', stock_location_codes: ['N1'] }] });
  });

  it('joins an order\'s lines with the catalog\'s variants, once the relay has projected them', async () => {
    await graph('mutation Save($input: SaveProductsInput!) { saveProducts(input: $input) { id } }', {
      input: { products: [{ externalId: 'p1', title: 'Scarf', variants: [{ sku: 'SCARF_RED_ONE', barcode: '4006381333931', color: 'red', price: { amount: '19.90', currency: 'EUR' } }] }] },
    });
    const place = {
      number: '#1001', channel: 'web', currency: 'EUR', shippingAddress: ADDRESS, shipping: { methodCode: 'standard' }, paymentStatus: 'PAID',
      lines: [{ sku: 'SCARF_RED_ONE', title: 'Scarf red', quantity: 2, unitPrice: { amount: '19.90', currency: 'EUR' } }],
    };
    // The relay projects the item into the orders subgraph asynchronously.
    const { data } = await until(async () => {
      const body = await asked<{ placeOrder: object }>('mutation Place($input: PlaceOrderInput!) { placeOrder(input: $input) { number lines { sku variant { product { title } } } } }', { input: place });
      return body.errors?.some(({ extensions }) => extensions.code === 'UNKNOWN_ITEM') ? undefined : body;
    });
    expect(data).toEqual({ placeOrder: { number: '#1001', lines: [{ sku: 'SCARF_RED_ONE', variant: { product: { title: 'Scarf' } } }] } });
    expect(await graph('{ variant(sku: "SCARF_RED_ONE") { sku price { amount currency } product { title } } }'))
      .toEqual({ variant: { sku: 'SCARF_RED_ONE', price: { amount: '19.90', currency: 'EUR' }, product: { title: 'Scarf' } } });
  });

  it('takes a file of products, which the gateway stores and the catalog reads', async () => {
    const form = new FormData();
    form.set('operations', JSON.stringify({ query: 'mutation Upload($file: Upload!) { startImport(input: { file: $file }) { id status total } }', variables: { file: null } }));
    form.set('map', '{"0":["variables.file"]}');
    form.set('0', new Blob(['sku,title,variant.price\nWOOL-01,Wool hat,"24,90"\nWOOL-02,Wool scarf,free\n']), 'winter.csv');
    const response = await fetch(`http://127.0.0.1:${String(base)}/graphql`, { method: 'POST', headers: { authorization: `Bearer ${token}` }, body: form });
    const { status, body } = await answered<GraphAnswer<{ startImport: { id: string } }>>(response);
    expect({ status, body }).toEqual({ status: 200, body: { data: { startImport: { id: expect.any(String), status: 'QUEUED', total: 2 } } } });
    const read = 'query Import($id: ID!) { productImport(id: $id) { status results(first: 5) { nodes { row sku status } } } }';
    const ended = await until(async () => {
      const { productImport } = await graph<{ productImport: { status: string } }>(read, { id: body.data.startImport.id });
      return ['QUEUED', 'PROCESSING'].includes(productImport.status) ? undefined : productImport;
    });
    expect(ended).toEqual({ status: 'PARTIAL', results: { nodes: [{ row: 2, sku: 'WOOL-01', status: 'CREATED' }, { row: 3, sku: 'WOOL-02', status: 'INVALID' }] } });
    expect(await graph('{ variant(sku: "WOOL-01") { price { amount currency } product { title } } }')).toEqual({ variant: { price: { amount: '24.90', currency: 'EUR' }, product: { title: 'Wool hat' } } });
  });

  it('lets the warehouse poll, read and accept the order, once however often it repeats the call', async () => {
    const queue = await warehouse<{ data: { number: string }[] }>('/orders?status=to_fulfill');
    expect(queue.status).toBe(200);
    expect(queue.body.data).toHaveLength(1);
    const accept = () => warehouse('/orders/1001/accept', { method: 'POST', headers: { 'Idempotency-Key': 'take-1001' }, body: JSON.stringify({ wms_reference: 'W-1' }) });
    const first = await accept();
    expect(first.status).toBe(200);
    expect(await accept()).toEqual(first);
    expect((await warehouse<{ data: object[] }>('/orders?status=to_fulfill')).body.data).toHaveLength(0);
    expect((await warehouse<{ data: object[] }>('/orders?status=accepted')).body.data).toHaveLength(1);
  });

  it('refuses the next page of a list to a person whose role was lowered after the first, and any call to one who was deactivated or removed', async () => {
    const { addPerson: { person: { id } } } = await graph<{ addPerson: { person: { id: string } } }>(
      'mutation Add($input: AddPersonInput!) { addPerson(input: $input) { person { id } } }', { input: { email: 'bo@example.com', name: 'Bo', role: 'MEMBER' } });
    const token = /pst_\w+/.exec((await portico(settings, 'token', 'create', '--email', 'bo@example.com')).stdout)?.[0] ?? '';
    const page = async (after: string | null): Promise<Answered<GraphAnswer<{ orders: { pageInfo: { endCursor: string } } }>>> => answered(await fetch(`http://127.0.0.1:${String(base)}/graphql`, {
      method: 'POST', headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ query: 'query Page($after: String) { orders(first: 1, after: $after) { nodes { number } pageInfo { endCursor } } }', variables: { after } }),
    }));
    const { endCursor } = (await page(null)).body.data.orders.pageInfo;
    const change = (role: string) => graph('mutation Role($input: ChangePersonRoleInput!) { changePersonRole(input: $input) { id } }', { input: { id, moduleRoles: { commerce: role } } });
    await change('NONE');
    expect((await page(endCursor)).body.errors).toMatchObject([{
      message: expect.stringContaining('commerce viewer'), extensions: { code: 'FORBIDDEN', details: { permission: 'commerce.read' } },
    }]);
    await change('VIEWER');
    expect((await page(endCursor)).body).toMatchObject({ data: { orders: { nodes: [] } } });
    await graph('mutation Off($id: ID!) { deactivatePerson(id: $id) { id } }', { id });
    expect(await page(endCursor)).toMatchObject({ status: 401, body: { errors: [{ message: expect.stringMatching(/^Your access was suspended at .*; ask an owner or admin/), extensions: { code: 'UNAUTHENTICATED' } }] } });
    await graph('mutation On($id: ID!) { reactivatePerson(id: $id) { id } }', { id });
    expect((await page(endCursor)).status).toBe(200);
    await graph('mutation Remove($id: ID!) { removePerson(id: $id) { id } }', { id });
    expect((await page(endCursor)).status).toBe(401);
  });

  it('admits a program with a service token, to what the token may do', async () => {
    const { createServiceToken: made } = await graph<{ createServiceToken: { token: string } }>(
      'mutation Service($input: CreateServiceTokenInput!) { createServiceToken(input: $input) { token } }', { input: { name: 'ERP', permissions: ['catalog.read'] } });
    const program = async (query: string): Promise<GraphAnswer<object>> => (await answered<GraphAnswer<object>>(await fetch(`http://127.0.0.1:${String(base)}/graphql`, {
      method: 'POST', headers: { 'content-type': 'application/json', authorization: `Bearer ${made.token}` }, body: JSON.stringify({ query }),
    }))).body;
    expect(await program('{ variant(sku: "SCARF_RED_ONE") { sku } }')).toEqual({ data: { variant: { sku: 'SCARF_RED_ONE' } } });
    expect((await program('{ orders(first: 1) { nodes { number } } }')).errors).toMatchObject([{ extensions: { code: 'FORBIDDEN' } }]);
  });

  it('moves the clock of its sandbox in every process, and looks for what is due at once', async () => {
    const place = (number: string) => graph<{ placeOrder: { placedAt: string } }>('mutation Place($input: PlaceOrderInput!) { placeOrder(input: $input) { placedAt } }', {
      input: { number, channel: 'web', currency: 'EUR', shippingAddress: ADDRESS, shipping: { methodCode: 'standard' }, paymentStatus: 'PAID', servicePromise: new Date().toISOString().slice(0, 'YYYY-MM-DD'.length), lines: [{ sku: 'SCARF_RED_ONE', quantity: 1, unitPrice: { amount: '19.90', currency: 'EUR' }, locationCode: 'NORTH' }] },
    });
    const { placeOrder: { placedAt } } = await place('#2001');
    const { now } = JSON.parse(await typed('simulate', 'time', '--by', '30d', '--json')) as { now: string };
    expect(daysBetween(placedAt, now)).toBe(30);
    expect((await place('#2002')).placeOrder.placedAt >= now).toBe(true);
    expect(daysBetween(placedAt, (await graph<{ company: { now: string } }>('{ company { now } }')).company.now)).toBe(30);
    const late = await until(async () => (await graph<{ alerts: { nodes: { raisedAt: string }[] } }>('{ alerts(first: 1, type: ORDERS_SHIP_LATE) { nodes { raisedAt } } }')).alerts.nodes[0]);
    expect(daysBetween(placedAt, late.raisedAt)).toBe(30);
  });

  it('refuses an unknown key and an unknown token', async () => {
    const response = await fetch(`http://127.0.0.1:${String(base + 1)}/api/fulfillment/v1/ping`, { headers: { authorization: 'Bearer wrong' } });
    expect(response.status).toBe(401);
    expect((await fetch(`http://127.0.0.1:${String(base)}/graphql`, { method: 'POST', headers: { 'content-type': 'application/json', authorization: 'Bearer wrong' }, body: '{"query":"{ company { name } }"}' })).status).toBe(401);
  });

  it('keeps the subgraphs to the processes of the deployment', async () => {
    if (services === EVERYTHING) return;
    const response = await fetch(`http://127.0.0.1:${String(base + 10)}/graphql`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"query":"{ __typename }"}' });
    expect(response.status).toBe(401);
    expect((await fetch(`http://127.0.0.1:${String(base + 10)}/readyz`)).status).toBe(200);
  });
});
