import type { DemoCredentials } from './credentials.js';
import { SEED, type DemoDeps, type Deployment } from './deployment.js';
import { products } from './data/products.js';
import { COMPANY_NAME, firstCompany, seedCompany } from './seeders/seed-company.js';
import { seedCarriers } from './seeders/seed-carriers.js';
import { seedConnections } from './seeders/seed-connections.js';
import { seedLocations, type LocationIds } from './seeders/seed-locations.js';
import { isComplete, seedOrders } from './seeders/seed-orders.js';
import { seedPeople } from './seeders/seed-people.js';
import { seedProducts, untilRelayed } from './seeders/seed-products.js';

const ALL_PRODUCTS = 400;
const ALL_ORDERS = 1500;

/**
 * Write the demo company through the graph and answer its credentials. A deployment that has it, or whose first company is another one,
 * is left alone (undefined); an interrupted run is continued; when the credentials of an earlier run are lost, new ones replace them.
 */
export async function seedDemo(deps: DemoDeps): Promise<DemoCredentials | undefined> {
  const company = await firstCompany(deps);
  if (company && company.name !== COMPANY_NAME) return undefined;
  const deployment: Deployment = { ...deps, companyId: company?.id ?? await begun(deps), resumed: company !== undefined };
  const { orderCount, productCount } = sizes(deps);
  const complete = await isComplete(deployment, orderCount);
  if (complete && deps.credentialsKnown === true) return undefined;
  tellBegun(deps);
  const locations = await seedLocations(deployment);
  const credentials = await seedCredentials(deployment, locations);
  if (complete) return credentials;
  const range = products(SEED, productCount);
  await seedProducts(deployment, range);
  await untilRelayed(deployment);
  await seedCarriers(deployment);
  await seedOrders(deployment, { count: orderCount, products: range, locations });
  return credentials;
}

const tellBegun = ({ begin }: DemoDeps): void => { begin?.(); };

function begun(deps: DemoDeps): Promise<number> {
  tellBegun(deps);
  return seedCompany(deps);
}

const seedCredentials = async (deployment: Deployment, locations: LocationIds): Promise<DemoCredentials> => ({
  company: { id: deployment.companyId, name: COMPANY_NAME },
  users: await seedPeople(deployment),
  connections: await seedConnections(deployment, locations),
});

const sizes = ({ scale = 1 }: DemoDeps): { orderCount: number; productCount: number } =>
  ({ orderCount: Math.max(2, Math.round(ALL_ORDERS * scale)), productCount: Math.max(4, Math.round(ALL_PRODUCTS * scale)) });
