import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createLog } from '#kernel/log.js';
import { alone } from '#kit/handler.js';
import { openLimiter } from '#kit/limiter.js';
import type { SurfaceDeps } from '#kit/surface.js';
import { serveSurface } from '#kit/serve-surface.js';
import { surface as commerce } from '../../shims/commerce/surface.js';
import { surface as wmsJson } from '../../shims/wms-json/surface.js';
import { openXmlWarehouse } from '../contract/wms-xml/xml-warehouse.js';

const RATE = 100_000;

/** Interfaces A to D over one graph: C reads at Milan, B and A at Lyon, D everywhere. */
export async function openFourDialects() {
  const c = await openXmlWarehouse();
  const { asStaff, call, clock, ids } = c;
  const log = createLog('silent');
  const deps: SurfaceDeps = { call, clock, ids, log, limiter: await openLimiter(undefined, log), trustedProxies: [] };
  const closing: (() => Promise<unknown>)[] = [];
  const unhurried = (id: string) => asStaff('mutation U($input: UpdateConnectionInput!) { updateConnection(input: $input) { id } }', { input: { id, ratePerMinute: RATE } });
  const connect = async (input: object): Promise<string> => {
    const { createConnection: { apiKey, connection: { id } } } = await asStaff('mutation N($input: CreateConnectionInput!) { createConnection(input: $input) { apiKey connection { id } } }', { input });
    await asStaff('mutation A($id: ID!) { activateConnection(id: $id) { id } }', { id });
    await unhurried(id);
    return String(apiKey);
  };
  const serve = async (handler: Parameters<typeof alone>[0]): Promise<string> => {
    const server = createServer(alone(handler));
    await new Promise<void>((resolve) => { server.listen(0, '127.0.0.1', resolve); });
    closing.push(() => new Promise((resolve) => { server.closeAllConnections(); server.close(resolve); }));
    return `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
  };
  const { connections: { nodes } } = await asStaff('query L { connections(first: 50) { nodes { id name warehouseId } } }', {});
  const { warehouseId } = nodes.find(({ name }: { name: string }) => name === 'LY1 WMS');
  for (const { id } of nodes) await unhurried(id);
  const [jsonKey, jsonBase] = [await connect({ kind: 'WMS_JSON', name: 'LY1 JSON', warehouseId }), await serve(serveSurface(wmsJson, deps))];
  const [commerceKey, commerceBase] = [await connect({ kind: 'COMMERCE', name: 'ERP', scopes: ['orders:read', 'orders:write', 'returns:read', 'inventory:read', 'locations:read'] }), await serve(serveSurface(commerce, deps))];
  return {
    ...c,
    /** Interface B at Lyon. */
    b: (path: string, init: RequestInit = {}) => fetch(`${jsonBase}/V1${path}`, { ...init, headers: { 'x-api-key': jsonKey } }),
    /** Interface D. */
    d: (path: string, init: RequestInit = {}) => fetch(`${commerceBase}/api/commerce/v1${path}`, { ...init, headers: { authorization: `Bearer ${commerceKey}`, ...init.headers } }),
    close: async () => {
      await Promise.all(closing.map((close) => close()));
      await c.close();
    },
  };
}

/** Open interfaces. */
export type FourDialects = Awaited<ReturnType<typeof openFourDialects>>;
