import type { DemoCaller } from '#contract/demo-caller.js';
import type { CarrierFormat, CreateConnectionInput, NewCarrierInput } from '#contract/schema.generated.js';
import { ActivateDemoConnectionDocument } from '../operations/activate-demo-connection.generated.js';
import { CreateDemoConnectionDocument } from '../operations/create-demo-connection.generated.js';
import type { DemoCarrierConnection, DemoCollector, DemoKey } from '../credentials.js';
import { asSystem, type Deployment } from '../deployment.js';
import { LOCATIONS } from '../data/locations.js';
import { ReadDemoConnectionsDocument } from '../operations/read-demo-connections.generated.js';
import { RegenerateDemoSecretDocument } from '../operations/regenerate-demo-secret.generated.js';
import { RotateDemoConnectionDocument } from '../operations/rotate-demo-connection.generated.js';
import { COMPANY_NAME } from './seed-company.js';
import { idOf, type LocationIds } from './seed-locations.js';

const WAREHOUSES = LOCATIONS.filter(({ kind }) => kind === 'WAREHOUSE');

/** The owner and the name of a connection. */
function named({ warehouse, label }: DemoCaller, locations: LocationIds): { readonly warehouseId: string | null; readonly name: string } {
  const of = warehouse === undefined ? undefined : WAREHOUSES[warehouse];
  if (!of) return { warehouseId: null, name: label ?? COMPANY_NAME };
  return { warehouseId: idOf(locations, of.code), name: label === undefined ? of.name : `${of.name} (${label})` };
}

/** The connections, active, each with new credentials. */
export async function seedConnections(deployment: Deployment, locations: LocationIds): Promise<Keys> {
  const { call, companyId, callers } = deployment;
  const { connections: { nodes } } = await call(ReadDemoConnectionsDocument, {}, asSystem(companyId));
  const keys: Keys = { connections: {}, catalogKeys: {}, carrierConnections: [], collector: NO_COLLECTOR, storeToken: '' };
  for (const caller of callers) {
    const { warehouseId, name } = named(caller, locations);
    const known = nodes.find((connection) => connection.warehouseId === warehouseId && connection.name === name);
    const made = known ? await renewed(deployment, known.id, caller) : await created(deployment, inputOf(caller, { warehouseId, name }));
    if (made.connection.status === 'DRAFT') await call(ActivateDemoConnectionDocument, { id: made.connection.id }, asSystem(companyId));
    keep(keys, caller, { ...made, webhookSecret: warehouseId === null ? made.webhookSecret : null });
  }
  return keys;
}

/** The credentials made so far. */
interface Keys {
  readonly connections: Record<string, DemoKey>;
  readonly catalogKeys: Record<string, string>;
  readonly carrierConnections: DemoCarrierConnection[];
  collector: DemoCollector;
  storeToken: string;
}

/** The collector before it is made. */
export const NO_COLLECTOR: DemoCollector = { key: '', origin: '', signingSecret: '' };

type Made = Awaited<ReturnType<typeof created>>;

/** Keep the credentials of a caller where demo.json has those of its kind. */
function keep(keys: Keys, caller: DemoCaller, made: Made): void {
  const { apiKey, username, password, webhookSecret, signingSecret, connection: { id } } = made;
  const { key, kind, catalogKey, carrier, collector } = caller;
  const keyText = apiKey ?? '';
  if (catalogKey) keys.catalogKeys[key] = keyText;
  else if (carrier) keys.carrierConnections.push(carrierConnection(carrier, { id, apiKey, webhookSecret }));
  else if (collector) keys.collector = { key: keyText, origin: collector.origin, signingSecret: signingSecret ?? '' };
  else if (kind === 'STORE') keys.storeToken = keyText;
  else keys.connections[key] = shown({ apiKey, username, password, webhookSecret });
}

const KINDS = { AGGREGATOR: 'aggregator', EXPRESS: 'express', GENERIC: 'generic' } as const satisfies Record<CarrierFormat, DemoCarrierConnection['kind']>;

interface MadeCarrier {
  readonly id: string;
  readonly apiKey: string | null;
  readonly webhookSecret: string | null;
}

/** A carrier connection with what its dialect proves itself by. */
function carrierConnection({ format, timeZone }: NewCarrierInput, { id, apiKey, webhookSecret }: MadeCarrier): DemoCarrierConnection {
  const kind = KINDS[format ?? 'GENERIC'];
  return { id, kind, ...(kind === 'aggregator' ? { apiKey: apiKey ?? '' } : { webhookSecret: webhookSecret ?? '' }), timeZone: timeZone ?? 'Europe/Rome' };
}

const inputOf = ({ kind, scopes, catalogKey, carrier, collector }: DemoCaller, named: Pick<CreateConnectionInput, 'name' | 'warehouseId'>): CreateConnectionInput =>
  ({ kind, ...named, scopes: scopes?.slice() ?? null, catalogKey: catalogKey ?? null, ...(carrier && { carrier }), ...(collector && { collector: collector.settings }) });

/** The credentials of the connection without those that are null for its kind. */
function shown(made: Readonly<Record<keyof DemoKey, string | null>>): DemoKey {
  const given = Object.entries(made).filter(([, secret]) => secret != null);
  if (given.length === 0) throw new Error('A new connection came without credentials');
  return Object.fromEntries(given);
}

async function created({ call, companyId }: Deployment, input: CreateConnectionInput) {
  return (await call(CreateDemoConnectionDocument, { input }, asSystem(companyId))).createConnection;
}

async function renewed({ call, companyId }: Deployment, id: string, { collector }: DemoCaller) {
  const { rotateConnection: made } = await call(RotateDemoConnectionDocument, { id }, asSystem(companyId));
  return collector ? { ...made, signingSecret: (await call(RegenerateDemoSecretDocument, { id }, asSystem(companyId))).regenerateSigningSecret.signingSecret } : made;
}
