import { portico, type Settings } from '../kit/portico-process.js';
import { until } from '../kit/until.js';

/** A company with a warehouse, over a running product. */
export interface Shop {
  /** Runs an operation of staff and answers its data. */
  asStaff(operation: string, variables?: object): Promise<unknown>;
  /** Places a paid order of two mugs. */
  place(number: string, customer?: { readonly email: string }): Promise<void>;
  readonly apiKey: string;
  /** The root of interface A. */
  readonly root: string;
  /** Posts a body as the warehouse, below the root of interface A. */
  post(path: string, body?: string, key?: string): Promise<Response>;
}

interface GraphAnswer {
  readonly data: unknown;
  readonly errors?: readonly { readonly message: string; readonly extensions: { readonly code: string } }[];
}

const RATE = 10_000;
const ADDRESS = { firstName: 'Ada', lastName: 'Rossi', address1: 'Via Dante 1', city: 'Milano', postalCode: '20121', countryCode: 'IT' };

/** What staff need before anything runs: a company and a token. */
export async function staffToken(settings: Settings): Promise<string> {
  await portico(settings, 'company', 'create', '--name', 'Lume');
  await portico(settings, 'person', 'create', '--email', 'ada@example.com', '--name', 'Ada', '--role', 'OWNER');
  return /pst_\w+/.exec((await portico(settings, 'token', 'create', '--email', 'ada@example.com')).stdout)?.[0] ?? '';
}

/** Set a shop up in a running product, through its graph alone. */
export async function openShop(base: number, token: string): Promise<Shop> {
  const post = async (query: string, variables: object): Promise<GraphAnswer> => {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
    return await (await fetch(`http://127.0.0.1:${String(base)}/graphql`, { method: 'POST', headers, body: JSON.stringify({ query, variables }) })).json() as GraphAnswer;
  };
  const asStaff = (query: string, variables: object = {}): Promise<unknown> => untilTaken(() => post(query, variables));
  const apiKey = await connect(asStaff);
  await asStaff('mutation { setAutomaticRefunds(automatic: true) }');
  await asStaff('mutation S($input: SaveProductsInput!) { saveProducts(input: $input) { id } }', {
    input: { products: [{ externalId: 'p1', title: 'Mug', variants: [{ sku: 'MUG', barcode: '4006381333931', price: { amount: '19.90', currency: 'EUR' } }] }] },
  });
  const place: Shop['place'] = async (number, customer) => { // the relay delivers the mug to orders asynchronously
    await untilTaken(() => post('mutation P($input: PlaceOrderInput!) { placeOrder(input: $input) { id } }', { input: orderOf(number, customer) }), 'UNKNOWN_ITEM');
  };
  const root = `http://127.0.0.1:${String(base + 1)}/api/fulfillment/v1`;
  const send: Shop['post'] = (path, body = '', key) => fetch(`${root}${path}`, {
    method: 'POST', body, headers: { authorization: `Bearer ${apiKey}`, ...(key !== undefined && { 'idempotency-key': key }) },
  });
  return { asStaff, place, apiKey, root, post: send };
}

/** The data of a call, repeated while it is refused with a code after which nothing was done: a slow database server refuses a burst in part. */
function untilTaken(call: () => Promise<GraphAnswer>, ...more: readonly string[]): Promise<unknown> {
  return until(async () => {
    const { data, errors } = await call();
    if (errors?.some(({ extensions: { code } }) => ['UNAVAILABLE', ...more].includes(code))) return undefined;
    if (errors) throw new Error(JSON.stringify(errors));
    return data;
  });
}

async function connect(asStaff: Shop['asStaff']): Promise<string> {
  const { createLocation: { id: warehouseId } } = await asStaff('mutation L($input: CreateLocationInput!) { createLocation(input: $input) { id } }',
    { input: { code: 'MI1', name: 'Milan', kind: 'WAREHOUSE', countryCode: 'IT', timeZone: 'Europe/Rome', stockLocationCodes: ['MI1-MAIN'] } }) as { createLocation: { id: string } };
  const { createConnection: { apiKey, connection: { id } } } = await asStaff('mutation C($input: CreateConnectionInput!) { createConnection(input: $input) { apiKey connection { id } } }',
    { input: { kind: 'FULFILLMENT', name: 'MI1 WMS', warehouseId } }) as { createConnection: { apiKey: string; connection: { id: string } } };
  await asStaff('mutation A($id: ID!) { activateConnection(id: $id) { id } }', { id });
  await asStaff('mutation U($input: UpdateConnectionInput!) { updateConnection(input: $input) { id } }', { input: { id, ratePerMinute: RATE } });
  return apiKey;
}

const orderOf = (number: string, customer = {}) => ({
  number, channel: 'web', currency: 'EUR', customer: { name: 'Ada Rossi', ...customer }, shippingAddress: ADDRESS, shipping: { methodCode: 'std' }, paymentStatus: 'PAID',
  lines: [{ sku: 'MUG', title: 'Mug', quantity: 2, unitPrice: { amount: '19.90', currency: 'EUR' } }],
});
