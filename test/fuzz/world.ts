import { ALL_PERMISSIONS } from '#contract/permissions.js';
import type { Principal } from '#contract/principal.js';
import { asking, word, type Ask, type Building, type Caller, type Key } from './building.js';
import type { Product } from './product.js';
import { queuedMails } from './queued-mails.js';
import type { Owner } from './tokens.js';
import { openVisitor, type Visitor } from './visitor.js';
import { travels, type Travels } from './travels.js';
import { makeAssistants, makeTraveller, type Assisted } from './world-assistants.js';
import { keysOf, makeConnections, makePeople, makeSenders, makeWebhooks, withImports } from './world-callers.js';
import { makeLabels, makePortal, type Portal } from './world-portal.js';
import { makeGoods } from './world-goods.js';
import { makeSite } from './world-site.js';

/** Two companies that have the same SKUs, codes and order numbers, and must never see anything of each other. */
export interface World {
  readonly callers: ReadonlyMap<string, Caller>;
  /** Arguments with which each mutation worked, by its name: what calls to it are made after. */
  readonly worked: Readonly<Record<Owner['company'], ReadonlyMap<string, readonly object[]>>>;
  /** The browsers and apps of people and shoppers, by their callers' names. */
  readonly visitors: ReadonlyMap<string, Visitor>;
  /** Calls the graph as a person who may see everything of a company. */
  readonly askAs: Readonly<Record<Owner['company'], Ask>>;
  /** The keys of the catalog of a company. */
  readonly keys: Readonly<Record<Owner['company'], readonly Key[]>>;
  /** The returns portal of a company. */
  readonly portals: Readonly<Record<Owner['company'], Portal>>;
  /** Where an image can be fetched. */
  readonly imageUrl: string;
  /** The numbers of the companies. */
  readonly companyIds: Readonly<Record<Owner['company'], number>>;
  /** The ids of the person who is in both companies, and of their app. */
  readonly ofBoth: ReadonlySet<string>;
  /** What the caller who is in both companies is shown. */
  readonly travels: Travels;
}

const LOCATIONS = [
  { place: 'm', code: 'MI1', kind: 'WAREHOUSE', countryCode: 'IT' }, { place: 'l', code: 'LY1', kind: 'WAREHOUSE', countryCode: 'FR' },
  { place: 's', code: 'ST1', kind: 'STORE', countryCode: 'IT' },
] as const;
const MUTATION = /^mutation[^{]*\{ (\w+)/;

/** Make both companies with their people, warehouses, connections, goods, orders and returns. */
export async function makeWorld(product: Product, name: string): Promise<World> {
  const [a, b] = [await makeCompany(product, 'a', name), await makeCompany(product, 'b', name)];
  await makeLabels(product, [a, b]);
  const traveller = await makeTraveller(product, [a, b], name);
  await product.relay();
  const companyIds = { a: a.companyId, b: b.companyId };
  return { companyIds, ofBoth: traveller.ids, travels: travels(companyIds), callers: new Map([...a.callers, ...b.callers, traveller.caller].map((caller) => [caller.name, caller])), visitors: new Map([...a.visitors, ...b.visitors]), worked: { a: a.worked, b: b.worked }, askAs: { a: a.ask, b: b.ask }, keys: { a: a.keys, b: b.keys }, portals: { a: a.portal, b: b.portal }, imageUrl: product.imageUrl };
}

/** Asks, and keeps what worked. */
const keeping = (ask: Ask, worked: Map<string, object[]>): Ask => async (operation, variables = {}) => {
  const answer = await ask(operation, variables) as unknown;
  const [, mutation] = MUTATION.exec(operation) ?? [];
  if (mutation !== undefined) worked.set(mutation, [...(worked.get(mutation) ?? []), variables]);
  return answer;
};

interface Founded extends Assisted { readonly visitors: readonly (readonly [string, Visitor])[]; readonly callers: readonly Caller[]; readonly ask: Ask; readonly keys: readonly Key[]; readonly portal: Portal; readonly worked: ReadonlyMap<string, readonly object[]> }

async function makeCompany(product: Product, company: Owner['company'], name: string): Promise<Founded> {
  const worked = new Map<string, object[]>();
  const system = (companyId: number): Principal => ({ kind: 'system', companyId, actor: 'test', scopes: ['system'] });
  const { createCompany: { id } } = await asking(product, system(0))('mutation C($input: CreateCompanyInput!) { createCompany(input: $input) { id } }', { input: { name: word(company, 'c', 'Company'), sandbox: true } });
  const companyId = Number(id);
  const everything = asking(product, { kind: 'staff', companyId, actor: 'ada@example.test', userId: 'u1', scopes: [], permissions: ALL_PERMISSIONS });
  const ask = keeping(everything, worked);
  const asOwner = asking(product, { ...system(companyId), permissions: ALL_PERMISSIONS });
  const people = await makePeople(asOwner, company, name);
  const locations = { m: '', l: '', s: '' };
  for (const location of LOCATIONS) locations[location.place] = await makeLocation(ask, company, location);
  const building: Building = { product, company, companyId, ask, locations };
  const connections = await makeConnections(building, await makeSite(building));
  const keys = keysOf(building, connections);
  await makeWebhooks(keys, company);
  await makeGoods(building);
  await makeSenders(building);
  const portal = await makePortal(building);
  const mails = queuedMails(product);
  const assistants = await makeAssistants(product, { company, companyId, asOwner }, name);
  const visitors = [...people.map(({ caller, email }) => [caller.name, openVisitor({ email, port: product.portOf('auth'), ask: asOwner, mails })] as const), ...portal.shoppers.map(({ caller, visitor }) => [caller.name, visitor] as const)];
  return { company, companyId, asOwner, visitors, callers: [...people.map(({ caller }) => caller), ...connections, ...assistants, ...portal.shoppers.map(({ caller }) => caller)], ask: everything, keys: await withImports(keys, company), worked, portal };
}

async function makeLocation(ask: Ask, company: Owner['company'], { place, code, kind, countryCode }: typeof LOCATIONS[number]): Promise<string> {
  const of = place === 's' ? 'c' : place;
  const { createLocation: { id } } = await ask('mutation L($input: CreateLocationInput!) { createLocation(input: $input) { id } }', { input: {
    code, name: word(company, of, 'Location'), kind, countryCode, timeZone: 'Europe/Rome', stockLocationCodes: [`${code}-MAIN`, `${code}-BACK`], ...(kind === 'STORE' && { fulfilsOnline: true, offersPickup: true }),
    labelsBy: place === 'm' ? 'PLATFORM' : 'WAREHOUSE', address: { address1: word(company, of, 'Via'), city: 'Milano', postalCode: '20121', countryCode } } });
  return String(id);
}
