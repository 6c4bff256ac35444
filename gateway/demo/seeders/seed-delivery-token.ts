import type { DemoDelivery } from '../credentials.js';
import { asSystem, type Deployment } from '../deployment.js';
import { CreateDemoConnectionDocument } from '../operations/create-demo-connection.generated.js';
import { ReadDemoConnectionsDocument } from '../operations/read-demo-connections.generated.js';
import { RotateDemoConnectionDocument } from '../operations/rotate-demo-connection.generated.js';
import { siteOf, WORKSPACE } from './seed-site.js';

const NAME = 'Website';

/** The token with which the website of the demo company reads its site; none without a site. */
export async function seedDeliveryToken(deployment: Deployment): Promise<DemoDelivery | undefined> {
  const { call, companyId } = deployment;
  const context = asSystem(companyId);
  const site = await siteOf(deployment);
  if (!site) return undefined;
  const { connections: { nodes } } = await call(ReadDemoConnectionsDocument, {}, context);
  const known = nodes.find(({ name }) => name === NAME);
  const made = known
    ? (await call(RotateDemoConnectionDocument, { id: known.id }, context)).rotateConnection
    : (await call(CreateDemoConnectionDocument, { input: { kind: 'DELIVERY', name: NAME, warehouseId: null, activate: true, delivery: { siteId: site.id } } }, context)).createConnection;
  return { workspace: WORKSPACE, siteId: site.id, token: made.apiKey ?? '' };
}
