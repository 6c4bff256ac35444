import type { Shop } from '../faults/shop.js';

const RATE = 100_000;

/** What each warehouse keeps. */
export const GOODS = {
  MI1: { sku: 'MUG', barcode: '4006381333931' },
  LY1: { sku: 'TEE', barcode: '5901234123457' },
  RM1: { sku: 'BAG', barcode: '9002236311036' },
} as const;

/** A warehouse. */
export type Place = keyof typeof GOODS;

interface Made { readonly apiKey: string | null; readonly username: string | null; readonly password: string | null; readonly connection: { readonly id: string } }

/** Beside the shop's Milan and its mugs: a warehouse for B and one for C with an item each, an integration of D, and the connections that get webhooks. */
export async function connectDialects(asStaff: Shop['asStaff'], webhookUrl: string) {
  await asStaff('mutation S($input: SaveProductsInput!) { saveProducts(input: $input) { id } }', { input: { products: [GOODS.LY1, GOODS.RM1].map(({ sku, barcode }) => (
    { externalId: sku, title: sku, variants: [{ sku, barcode, price: { amount: '19.90', currency: 'EUR' } }] })) } });
  const lyon = await locate(asStaff, 'LY1', 'FR');
  const rome = await locate(asStaff, 'RM1', 'IT');
  const b = await connect(asStaff, { kind: 'WMS_JSON', name: 'LY1 WMS', warehouseId: lyon });
  const c = await connect(asStaff, { kind: 'WMS_XML', name: 'RM1 WMS', warehouseId: rome });
  const d = await connect(asStaff, { kind: 'COMMERCE', name: 'ERP', webhookUrl, scopes: ['orders:read', 'orders:write', 'returns:read', 'inventory:read', 'locations:read'] });
  const { connections: { nodes: [a] } } = await asStaff('query L { connections(first: 1) { nodes { id warehouseId } } }') as { connections: { nodes: { id: string; warehouseId: string }[] } };
  if (!a) throw new Error('The shop has a connection');
  await update(asStaff, { id: a.id, webhookUrl, ratePerMinute: RATE });
  return {
    places: { MI1: a.warehouseId, LY1: lyon, RM1: rome },
    told: { A: a.id, D: d.connection.id },
    credentials: { B: `Bearer ${String(b.apiKey)}`, C: `Basic ${Buffer.from(`${String(c.username)}:${String(c.password)}`).toString('base64')}`, D: `Bearer ${String(d.apiKey)}` },
  };
}

async function locate(asStaff: Shop['asStaff'], code: Place, countryCode: string): Promise<string> {
  const input = { code, name: code, kind: 'WAREHOUSE', countryCode, timeZone: 'Europe/Rome', stockLocationCodes: [`${code}-MAIN`] };
  return (await asStaff('mutation L($input: CreateLocationInput!) { createLocation(input: $input) { id } }', { input }) as { createLocation: { id: string } }).createLocation.id;
}

async function connect(asStaff: Shop['asStaff'], input: object): Promise<Made> {
  const { createConnection: made } = await asStaff('mutation N($input: CreateConnectionInput!) { createConnection(input: $input) { apiKey username password connection { id } } }', { input }) as { createConnection: Made };
  await asStaff('mutation A($id: ID!) { activateConnection(id: $id) { id } }', { id: made.connection.id });
  await update(asStaff, { id: made.connection.id, ratePerMinute: RATE });
  return made;
}

const update = (asStaff: Shop['asStaff'], input: object): Promise<unknown> => asStaff('mutation U($input: UpdateConnectionInput!) { updateConnection(input: $input) { id } }', { input });
