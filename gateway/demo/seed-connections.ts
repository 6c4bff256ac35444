import { ActivateDemoConnectionDocument } from './activate-demo-connection.generated.js';
import { CreateDemoConnectionDocument } from './create-demo-connection.generated.js';
import type { DemoCredentials } from './credentials.js';
import { asSystem, type Deployment } from './deployment.js';
import { LOCATIONS } from './locations.js';
import { ReadDemoConnectionsDocument } from './read-demo-connections.generated.js';
import { RotateDemoConnectionDocument } from './rotate-demo-connection.generated.js';
import { idOf, type LocationIds } from './seed-locations.js';

const WAREHOUSES = LOCATIONS.filter(({ kind }) => kind === 'WAREHOUSE');

/** A fulfilment connection for every warehouse, active, each with a new key. */
export async function seedConnections(deployment: Deployment, locations: LocationIds): Promise<DemoCredentials['warehouses']> {
  const { call, companyId } = deployment;
  const { connections: { nodes } } = await call(ReadDemoConnectionsDocument, {}, asSystem(companyId));
  const keys: DemoCredentials['warehouses'][number][] = [];
  for (const { code, name } of WAREHOUSES) {
    const warehouseId = idOf(locations, code);
    const known = nodes.find((connection) => connection.warehouseId === warehouseId && connection.name === name);
    const { apiKey, connection } = known ? await renewed(deployment, known.id) : await created(deployment, { name, warehouseId });
    if (connection.status === 'DRAFT') await call(ActivateDemoConnectionDocument, { id: connection.id }, asSystem(companyId));
    if (apiKey === null) throw new Error('A new fulfilment connection came without a key');
    keys.push({ code, apiKey });
  }
  return keys;
}

async function created({ call, companyId }: Deployment, { name, warehouseId }: { name: string; warehouseId: string }) {
  const input = { kind: 'FULFILLMENT', name, warehouseId } as const;
  return (await call(CreateDemoConnectionDocument, { input }, asSystem(companyId))).createConnection;
}

async function renewed({ call, companyId }: Deployment, id: string) {
  return (await call(RotateDemoConnectionDocument, { id }, asSystem(companyId))).rotateConnection;
}
