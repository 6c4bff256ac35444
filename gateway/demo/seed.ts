import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Call } from '#client/call.js';
import type { DemoCredentials } from './credentials.js';
import { SEED, type DemoDeps, type Deployment } from './deployment.js';
import type { ProductInput } from './data/inputs.js';
import { customersOf } from './data/orders.js';
import { products } from './data/products.js';
import { COMPANY_NAME, firstCompany, seedBrand, seedCompany } from './seeders/seed-company.js';
import { seedCarriers } from './seeders/seed-carriers.js';
import { seedCatalog } from './seeders/seed-catalog.js';
import { NO_COLLECTOR, seedConnections } from './seeders/seed-connections.js';
import { seedKnowledge } from './seeders/seed-knowledge.js';
import { seedLocations, type LocationIds } from './seeders/seed-locations.js';
import { seedLogistics } from './seeders/seed-logistics.js';
import { isComplete, seedOrders } from './seeders/seed-orders.js';
import { seedPeople } from './seeders/seed-people.js';
import { seedReturnsPortal } from './seeders/seed-returns-portal.js';
import { seedStorefront } from './seeders/seed-storefront.js';
import { seedProducts } from './seeders/seed-products.js';
import { seedContacts } from './seeders/seed-contacts.js';
import { seedEmails } from './seeders/seed-emails.js';
import { seedDeliveryToken } from './seeders/seed-delivery-token.js';
import { seedSite } from './seeders/seed-site.js';

const ALL_PRODUCTS = 400;
const ALL_ORDERS = 1500;
const ALL_VISITS = 600;
const ALL_PAGES = 59; // and the home page

/** The parts of the company written so far. */
interface Made extends Required<Pick<DemoCredentials, 'carrierConnections' | 'catalogKeys' | 'collector' | 'connections' | 'returnsSlug' | 'storeToken' | 'users'>>, Pick<DemoCredentials, 'delivery'> {
  readonly locations: LocationIds;
  readonly range: readonly ProductInput[];
}

const NOTHING: Made = { users: [], connections: {}, catalogKeys: {}, carrierConnections: [], collector: NO_COLLECTOR, storeToken: '', returnsSlug: '', locations: new Map(), range: [] };

/** A seeder of one part, which may use the parts before it. */
interface Seeder {
  /** It creates credentials: run again when those of an earlier run are lost, even if the company is complete. */
  readonly makesCredentials?: true;
  seed(deployment: Deployment, made: Made, sizes: Sizes): Promise<Partial<Made> | undefined>;
}

/** The seeders in order; the orders are last, because the last order marks the company as complete. */
const SEEDERS: readonly Seeder[] = [
  { seed: (deployment) => seedBrand(deployment).then(() => undefined) },
  { makesCredentials: true, seed: async (deployment) => ({ locations: await seedLocations(deployment) }) },
  { makesCredentials: true, seed: async (deployment) => ({ users: await seedPeople(deployment) }) },
  { makesCredentials: true, seed: async (deployment, { locations }) => seedConnections(deployment, locations) },
  { seed: async (deployment, _, { productCount }) => ({ range: await seedProducts(deployment, products(SEED, productCount), await seedCatalog(deployment)) }) },
  { seed: (deployment, { range }, { visitCount, orderCount }) => seedStorefront(deployment, { count: visitCount, customers: customersOf(orderCount), range }).then(() => undefined) },
  { seed: (deployment) => seedCarriers(deployment).then(() => undefined) },
  { seed: (deployment) => seedLogistics(deployment).then(() => undefined) },
  { makesCredentials: true, seed: async (deployment) => ({ returnsSlug: await seedReturnsPortal(deployment) }) },
  { seed: (deployment, _, { pageCount }) => seedSite(deployment, pageCount).then(() => undefined) },
  { seed: (deployment) => seedKnowledge(deployment).then(() => undefined) },
  { seed: (deployment) => seedContacts(deployment).then(() => undefined) },
  { seed: (deployment) => seedEmails(deployment).then(() => undefined) },
  { makesCredentials: true, seed: async (deployment) => { const delivery = await seedDeliveryToken(deployment); return delivery && { delivery }; } },
  { seed: (deployment, { range, locations, carrierConnections }, { orderCount }) => seedOrders(deployment, { count: orderCount, products: range, locations, carriers: carrierConnections }).then(() => undefined) },
];

/**
 * Write the demo company through the graph and answer its credentials. A deployment that has it, or whose first company is another one,
 * is left alone (undefined); an interrupted run is continued; when the credentials of an earlier run are lost, new ones replace them.
 */
export async function seedDemo(given: DemoDeps): Promise<DemoCredentials | undefined> {
  const deps = { ...given, call: inTurns(given.call) };
  const company = await firstCompany(deps);
  if (company && company.name !== COMPANY_NAME) return undefined;
  const deployment: Deployment = { ...deps, companyId: company?.id ?? await begun(deps), resumed: company !== undefined };
  const sizes = sizesOf(deps);
  const isWhole = await isComplete(deployment, sizes.orderCount);
  if (isWhole && deps.credentialsKnown === true) return undefined;
  reportBegun(deps);
  const { users, connections, catalogKeys, carrierConnections, collector, delivery, storeToken, returnsSlug } = await made(deployment, SEEDERS.filter(({ makesCredentials = false }) => makesCredentials || !isWhole), sizes);
  return { company: { id: deployment.companyId, name: COMPANY_NAME }, users, connections, catalogKeys, carrierConnections, collector, ...(delivery && { delivery }), storeToken, returnsSlug };
}

/** Each call in a turn of the event loop of its own: answers of a database in this process need none, and whoever asks the hosts meanwhile would wait for the whole demo. */
const inTurns = (call: Call): Call => async (...asked) => {
  await nextTurn();
  return call(...asked);
};

async function made(deployment: Deployment, seeders: readonly Seeder[], sizes: Sizes): Promise<Made> {
  let all = NOTHING;
  for (const seeder of seeders) all = { ...all, ...await seeder.seed(deployment, all, sizes) };
  return all;
}

const reportBegun = ({ begin }: DemoDeps): void => { begin?.(); };

function begun(deps: DemoDeps): Promise<number> {
  reportBegun(deps);
  return seedCompany(deps);
}

interface Sizes {
  readonly orderCount: number;
  readonly productCount: number;
  readonly visitCount: number;
  readonly pageCount: number;
}

const sizesOf = ({ scale = 1 }: DemoDeps): Sizes => ({ orderCount: Math.max(2, Math.round(ALL_ORDERS * scale)), productCount: Math.max(4, Math.round(ALL_PRODUCTS * scale)), visitCount: Math.max(1, Math.round(ALL_VISITS * scale)), pageCount: Math.max(2, Math.round(ALL_PAGES * scale)) });
