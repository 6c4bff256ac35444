import type { ConnectionKind, CreateConnectionInput } from '#contract/schema.generated.js';
import { ActivateDemoConnectionDocument } from '../operations/activate-demo-connection.generated.js';
import { CreateDemoConnectionDocument } from '../operations/create-demo-connection.generated.js';
import type { DemoCredentials, DemoKey } from '../credentials.js';
import { asSystem, type Deployment } from '../deployment.js';
import { LOCATIONS, type LocationCode } from '../data/locations.js';
import { ReadDemoConnectionsDocument } from '../operations/read-demo-connections.generated.js';
import { RotateDemoConnectionDocument } from '../operations/rotate-demo-connection.generated.js';
import { idOf, type LocationIds } from './seed-locations.js';

/** Who calls: a warehouse of the company, or an integration that is none. */
interface DemoCaller {
  readonly kind: ConnectionKind;
  readonly name: string;
  readonly code?: LocationCode;
  readonly scopes?: readonly string[];
}

const nameOf = (code: LocationCode): string => LOCATIONS.find((location) => location.code === code)?.name ?? code;

/** Everybody who calls, by the name people find their keys under. */
const CALLERS: Readonly<Record<string, DemoCaller>> = {
  fulfillment: { code: 'PIACENZA', kind: 'FULFILLMENT', name: nameOf('PIACENZA') },
  fulfillmentKassel: { code: 'KASSEL', kind: 'FULFILLMENT', name: nameOf('KASSEL') },
  wmsJson: { code: 'PIACENZA', kind: 'WMS_JSON', name: `${nameOf('PIACENZA')} (JSON)` },
  wmsXml: { code: 'KASSEL', kind: 'WMS_XML', name: `${nameOf('KASSEL')} (XML)` },
  commerce: { kind: 'COMMERCE', name: 'ERP', scopes: ['orders:read', 'returns:read', 'inventory:read', 'locations:read', 'orders:write'] },
};

/** The connections, active, each with new credentials. */
export async function seedConnections(deployment: Deployment, locations: LocationIds): Promise<DemoCredentials['connections']> {
  const { call, companyId } = deployment;
  const { connections: { nodes } } = await call(ReadDemoConnectionsDocument, {}, asSystem(companyId));
  const keys: Record<string, DemoKey> = {};
  for (const [caller, { code, kind, name, scopes }] of Object.entries(CALLERS)) {
    const warehouseId = code === undefined ? null : idOf(locations, code);
    const known = nodes.find((connection) => connection.warehouseId === warehouseId && connection.name === name);
    const { apiKey, username, password, webhookSecret, connection } = known ? await renewed(deployment, known.id) : await created(deployment, { kind, name, warehouseId, scopes: scopes?.slice() ?? null });
    if (connection.status === 'DRAFT') await call(ActivateDemoConnectionDocument, { id: connection.id }, asSystem(companyId));
    keys[caller] = shown({ apiKey, username, password, webhookSecret: code === undefined ? webhookSecret : null });
  }
  return keys;
}

/** Only what there is; the graph says null where a kind of connection has none. */
function shown(made: Readonly<Record<keyof DemoKey, string | null>>): DemoKey {
  const given = Object.entries(made).filter(([, secret]) => secret != null);
  if (given.length === 0) throw new Error('A new connection came without credentials');
  return Object.fromEntries(given);
}

async function created({ call, companyId }: Deployment, input: CreateConnectionInput) {
  return (await call(CreateDemoConnectionDocument, { input }, asSystem(companyId))).createConnection;
}

async function renewed({ call, companyId }: Deployment, id: string) {
  return (await call(RotateDemoConnectionDocument, { id }, asSystem(companyId))).rotateConnection;
}
