import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Kind, parse } from 'graphql';
import { systemClock } from '#kernel/clock.js';
import { readConfig, type HostName } from '#kernel/config.js';
import { uuidV7Ids } from '#kernel/ids.js';
import { createLog } from '#kernel/log.js';
import { openDeployment } from '../../gateway/server/deployment.js';
import { startSurfaces } from '../../gateway/server/start-surfaces.js';
import { openCompany, type Credentials } from './company.js';
import { temporaryFolder } from './temporary-folder.js';
import { freePorts } from './free-ports.js';
import type { OpenGraph } from './open-graph.js';
import { parsed } from './parsed.js';
import { takesRate } from './takes-rate.js';
import { visiting } from '../contract/oidc/provider.js';

/** The credentials of a connection. */
export interface MadeConnection extends Omit<Credentials<null>, 'id'> { readonly kind: string }

const RATE = 100_000;
const SWITCHES: Readonly<Record<string, object>> = {
  WMS_JSON: { wmsJson: { labelsEnabled: true, documentsEnabled: true, itemRegistryEnabled: true } },
  WMS_XML: { wmsXml: { labelsEnabled: true } },
};

/** What a kind is given beside its usual scopes. */
const GIVEN: Readonly<Record<string, object>> = { COMMERCE: { scopes: ['orders:read', 'orders:write', 'returns:read', 'inventory:read', 'locations:read'] } };

/** Every kind of connection the graph knows. */
function connectionKinds(): string[] {
  const { definitions } = parse(readFileSync('subgraphs/identity/schema.graphql', 'utf8'));
  return definitions.flatMap((definition) => (definition.kind === Kind.ENUM_TYPE_DEFINITION && definition.name.value === 'ConnectionKind' ? definition.values ?? [] : [])).map(({ name }) => name.value);
}

/** Every surface on its host, as the product serves them, over its own subgraphs, with an active connection of every kind that can be made for a warehouse. */
export async function openSurfaces(settings: Readonly<Record<string, string>> = {}) {
  const port = await freePorts();
  const config = readConfig({ PORT: String(port), PORTICO_DATA: join(temporaryFolder(), 'data'), PORTICO_SERVICES: 'surfaces,identity,orders,catalog,content', ...settings });
  const deployment = await openDeployment({ config, clock: systemClock, ids: uuidV7Ids(systemClock), log: createLog('silent') });
  const running = await startSurfaces(deployment);
  await Promise.all(running.flatMap(({ warm }) => (warm ? [warm()] : [])));
  const run: OpenGraph['run'] = (operation, variables, principal) => deployment.graph.call<unknown, unknown>(parsed(operation), variables, { principal, requestId: 'r-1', via: 'test' });
  const company = await openCompany({ run });
  const warehouseId = await company.warehouse('MI1', { labelsBy: 'PLATFORM', stockLocationCodes: ['MI1-MAIN'] });
  await company.asStaff('mutation { saveReturnPortal(input: { slug: "portico-demo" }) { slug } }'); // the store of the examples
  await company.asStaff('mutation { createWorkspace(input: { slug: "studio", name: "Studio" }) { slug } }');
  const { createSite: { id: siteId } } = await company.asStaff('mutation { createSite(input: { workspace: "studio", slug: "shop", name: "Shop", status: ACTIVE, defaultLocale: "it" }) { id } }'); // the site of the examples
  const connect = async (kind: string): Promise<MadeConnection> => {
    const create = (more: object) => company.connection(kind, { name: kind, ...GIVEN[kind], ...(kind === 'DELIVERY' && { delivery: { siteId } }), ...more }, takesRate(kind) ? RATE : undefined);
    const { id, ...made } = await create({ warehouseId }).catch(() => create({}));
    const { [kind]: switches } = SWITCHES;
    if (switches) await company.asStaff('mutation U($input: UpdateConnectionInput!) { updateConnection(input: $input) { id } }', { input: { id, ...switches } });
    return { kind, ...made };
  };
  const connections: MadeConnection[] = [];
  for (const kind of connectionKinds()) connections.push(...await connect(kind).then((made) => [made], () => []));
  return {
    connections, company,
    /** What an assistant sends of somebody who connected it: an owner of the company. */
    assistant: async (): Promise<Record<string, string>> => {
      const issuer = config.urls.auth;
      const send = (path: string, init: RequestInit = {}) => fetch(issuer + path, { redirect: 'manual', ...init });
      const form = (path: string, fields: Readonly<Record<string, string>> | string, headers: Readonly<Record<string, string>> = {}) =>
        send(path, { method: 'POST', body: new URLSearchParams(fields).toString(), headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers } });
      const people = visiting({ send, form, issuer, company: company.company, run, register: (metadata) => send('/oauth/register', { method: 'POST', body: JSON.stringify(metadata) }) });
      const [{ cookie }, client] = [await people.person('Ada', { role: 'OWNER', moduleRoles: null }), await people.client()];
      const { access_token: token } = await people.tokens(client, cookie, { scope: 'openid service.ai_tools' });
      return { authorization: `Bearer ${token}`, 'x-service-company': String(company.company) };
    },
    portOf: (host: HostName): number => config.ports[host],
    close: async () => {
      await Promise.all(running.map((service) => service.stop()));
      await deployment.close();
    },
  };
}

/** Running surfaces. */
export type Surfaces = Awaited<ReturnType<typeof openSurfaces>>;
