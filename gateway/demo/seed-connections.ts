import { ActivateDemoConnectionDocument } from './activate-demo-connection.generated.js';
import { CreateDemoConnectionDocument } from './create-demo-connection.generated.js';
import type { DemoCredentials, DemoKey } from './credentials.js';
import { asSystem, type Deployment } from './deployment.js';
import { LOCATIONS, type LocationCode } from './locations.js';
import { ReadDemoConnectionsDocument } from './read-demo-connections.generated.js';
import { RotateDemoConnectionDocument } from './rotate-demo-connection.generated.js';
import { idOf, type LocationIds } from './seed-locations.js';

/** The warehouses that call, by the name people find their keys under. */
const CALLERS = { fulfillment: 'PIACENZA', fulfillmentKassel: 'KASSEL' } as const satisfies Readonly<Record<string, LocationCode>>;

/** A fulfilment connection for every warehouse, active, each with a new key. */
export async function seedConnections(deployment: Deployment, locations: LocationIds): Promise<DemoCredentials['connections']> {
  const { call, companyId } = deployment;
  const { connections: { nodes } } = await call(ReadDemoConnectionsDocument, {}, asSystem(companyId));
  const keys: Record<string, DemoKey> = {};
  for (const [caller, code] of Object.entries(CALLERS)) {
    const name = nameOf(code);
    const warehouseId = idOf(locations, code);
    const known = nodes.find((connection) => connection.warehouseId === warehouseId && connection.name === name);
    const { apiKey, connection } = known ? await renewed(deployment, known.id) : await created(deployment, { name, warehouseId });
    if (connection.status === 'DRAFT') await call(ActivateDemoConnectionDocument, { id: connection.id }, asSystem(companyId));
    if (apiKey === null) throw new Error('A new fulfilment connection came without a key');
    keys[caller] = { apiKey };
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

const nameOf = (code: LocationCode): string => LOCATIONS.find((location) => location.code === code)?.name ?? code;
