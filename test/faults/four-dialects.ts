import { surface as commerce } from '../../shims/commerce/surface.js';
import { WMS_JSON } from '../contract/wms-json/canonical.js';
import { openXmlWarehouse } from '../contract/wms-xml/xml-warehouse.js';

const RATE = 100_000;

/** Interfaces A to D over one graph: C reads at Milan, B and A at Lyon, D everywhere. */
export async function openFourDialects() {
  const c = await openXmlWarehouse([WMS_JSON, { surface: commerce }]);
  const { connections: { nodes } } = await c.asStaff('query L { connections(first: 50) { nodes { id } } }');
  for (const { id } of nodes) await c.asStaff('mutation U($input: UpdateConnectionInput!) { updateConnection(input: $input) { id } }', { input: { id, ratePerMinute: RATE } });
  const json = await c.connect('WMS_JSON', { name: 'LY1 JSON', warehouseId: await c.warehouseOf('LY1 WMS') }, RATE);
  const erp = await c.connect('COMMERCE', { name: 'ERP', scopes: ['orders:read', 'orders:write', 'returns:read', 'inventory:read', 'locations:read'] }, RATE);
  return {
    ...c,
    /** Interface B at Lyon. */
    b: (path: string, init: RequestInit = {}) => fetch(`${c.host}/V1${path}`, { ...init, headers: { 'x-api-key': json.apiKey } }),
    /** Interface D. */
    d: (path: string, init: RequestInit = {}) => fetch(`${c.host}/api/commerce/v1${path}`, { ...init, headers: { authorization: `Bearer ${erp.apiKey}`, ...init.headers } }),
  };
}

/** Open interfaces. */
export type FourDialects = Awaited<ReturnType<typeof openFourDialects>>;
