import type { PlacedLine } from '../../kit/company.js';
import { openPortico } from '../../kit/open-portico.js';
import { WMS_JSON } from './canonical.js';

/** EANs of the test company's mug and tee. */
export const MUG = '4006381333931';
export const TEE = '5901234123457';

/** The answer of an accepted write, byte for byte. */
export const DONE = [200, '{"Success":true,"ErrorMessage":""}'];

/** A reason, byte for byte. */
export const refused = (message: string) => [400, `{"ErrorCode":"Exception","Message":${JSON.stringify(message)}}`];

/** Orders, identity and interface B over HTTP, with a company and the warehouses MI1, whose labels the platform makes, and LY1, which makes its own. */
export async function openWms() {
  const portico = await openPortico({ surfaces: [WMS_JSON] });
  const { base, asStaff, rows } = portico;
  const open = async (code: string, labelsBy: string) => {
    const warehouseId = await portico.warehouse(code, { labelsBy, address: { address1: 'Via Po 1', city: 'Milano', postalCode: '20100', countryCode: 'IT' } });
    return portico.connect('WMS_JSON', { name: `${code} WMS`, warehouseId });
  };
  const connections = { MI1: await open('MI1', 'PLATFORM'), LY1: await open('LY1', 'WAREHOUSE') };
  await portico.publishItems();
  type At = keyof typeof connections;
  const fetchAt = (path: string, init: RequestInit = {}, at: At = 'MI1') => fetch(base + path, { ...init, headers: { 'x-api-key': connections[at].apiKey, ...init.headers } });
  const bytes = async (answer: Promise<Response>): Promise<[number, string]> => {
    const response = await answer;
    return [response.status, await response.text()];
  };
  const say = (method: string) => (path: string, body: unknown, at: At = 'MI1') => bytes(fetchAt(path, { method, body: typeof body === 'string' || Buffer.isBuffer(body) ? body as string : JSON.stringify(body) }, at));
  return {
    ...portico, connections, fetchAt,
    get: (path: string, at: At = 'MI1') => bytes(fetchAt(path, {}, at)),
    post: say('POST'),
    put: say('PUT'),
    /** The orders of Orders/New. */
    newOrders: async (at: At = 'MI1') => (JSON.parse((await bytes(fetchAt('/V1/Orders/New', {}, at)))[1]) as { Content: { OrderData: Record<string, unknown>; ShippingData: Record<string, unknown>; ProductList: unknown[] }[] }).Content,
    /** The number of published events of a type. */
    published: async (type: string) => (await rows(`SELECT id FROM outbox WHERE type = '${type}'`)).length,
    set: (wmsJson: object, at: At = 'MI1') => asStaff('mutation U($input: UpdateConnectionInput!) { updateConnection(input: $input) { id } }', { input: { id: connections[at].id, wmsJson } }),
    /** Place a paid order; its lines are units by sku, at a location. */
    place: (number: string, lines: readonly PlacedLine[], more: object = {}) => portico.place(number, lines.map(([sku, quantity, at = 'MI1']) => [sku, quantity, at]), {
      customer: { name: 'Ada Rossi', email: 'ada@example.test', phone: '+39 02 1', channelId: 'gid://shop/Customer/7012345' }, placedAt: '2026-11-20T18:04:11.000Z',
      shippingAddress: { firstName: 'Ada', lastName: 'Rossi', company: 'Rossi Srl', address1: 'Via Brera 1', address2: 'Scala B', city: 'Milano', postalCode: '20121', provinceCode: 'MI', countryCode: 'IT' }, ...more,
    }),
    /** A carrier that prints PDF unless ZPL is requested. */
    carrier: (code: string) => portico.carrier(code, { serviceCodes: ['24'], labelFormat: 'PDF' }),
  };
}

/** An open facade. */
export type Wms = Awaited<ReturnType<typeof openWms>>;
