import type { DatabaseLocation, HostName } from '#kernel/config.js';
import type { MadeConnection } from '../kit/running-surfaces.js';
import { registerApp } from './code-exchange.js';
import type { Served } from './served.js';
import type { Shop } from './shop.js';

const RATE = 100_000;
const HOSTS: Readonly<Record<HostName, number>> = { graphql: 0, commerce: 1, catalog: 2, brain: 3, intelligence: 4, auth: 5, mcp: 6 };

interface Created {
  readonly createConnection: Omit<MadeConnection, 'kind'> & { readonly connection: { readonly id: string } };
}

/** The shop of a running process, whose ports begin at `base`, with a connection of each kind that {@link Served} needs, a returns portal and a site. */
export async function processSurfaces({ base, shop, identity }: { readonly base: number; readonly shop: Shop; readonly identity: DatabaseLocation }): Promise<Served> {
  const { asStaff } = shop;
  const { connections: { nodes: [own] } } = await asStaff('{ connections(first: 1) { nodes { warehouseId } } }') as { connections: { nodes: { warehouseId: string }[] } };
  await asStaff('mutation { saveReturnPortal(input: { slug: "portico-demo" }) { slug } }');
  await asStaff('mutation { createWorkspace(input: { slug: "studio", name: "Studio" }) { slug } }');
  const { createSite: { id: siteId } } = await asStaff('mutation { createSite(input: { workspace: "studio", slug: "shop", name: "Shop", status: ACTIVE, defaultLocale: "it" }) { id } }') as { createSite: { id: string } };
  const at = { warehouseId: own?.warehouseId };
  const connections: MadeConnection[] = [{ kind: 'FULFILLMENT', apiKey: shop.apiKey, username: null, password: null }];
  for (const [kind, input] of Object.entries({
    WMS_JSON: at, WMS_XML: at, COMMERCE: { scopes: ['orders:read', 'orders:write', 'inventory:read'] }, STORE: {}, CATALOG: { catalogKey: { level: 'WRITE', fieldRule: 'SORGENTE' } }, DELIVERY: { delivery: { siteId } },
  })) connections.push({ kind, ...await connected(shop, { kind, ...input }) });
  return {
    connections,
    company: { asStaff, publishItems: () => Promise.resolve() }, // the shop's mug comes from its catalog
    assistant: async () => ({ authorization: `Bearer ${await (await registerApp(base + HOSTS.auth, identity)).accessToken()}`, 'x-service-company': '1' }),
    portOf: (host) => base + HOSTS[host],
  };
}

async function connected({ asStaff }: Shop, input: { readonly kind: string }): Promise<Omit<MadeConnection, 'kind'>> {
  const { createConnection: { connection: { id }, ...made } } = await asStaff('mutation N($input: CreateConnectionInput!) { createConnection(input: $input) { apiKey username password connection { id } } }', { input: { name: input.kind, activate: true, ...input } }) as Created;
  if (!['STORE', 'DELIVERY'].includes(input.kind)) await asStaff('mutation U($input: UpdateConnectionInput!) { updateConnection(input: $input) { id } }', { input: { id, ratePerMinute: RATE } });
  return made;
}
