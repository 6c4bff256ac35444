import { readFileSync } from 'node:fs';
import { Kind, parse } from 'graphql';
import type { FieldRule } from '#contract/catalog-key.js';
import { takesRate } from '../kit/takes-rate.js';
import { SENDER } from './completed.js';
import { privateToken, type Owner } from './tokens.js';
import { VISITOR_PASSWORD } from './visitor.js';
import { asking, word, type Ask, type Building, type Caller, type Key } from './building.js';

const RATE = 100_000;
const CATALOG = 'CATALOG';
const SETTINGS: Readonly<Record<string, object>> = {
  WMS_JSON: { wmsJson: { labelsEnabled: true, documentsEnabled: true, itemRegistryEnabled: true } },
  WMS_XML: { wmsXml: { labelsEnabled: true } },
  COLLECTOR: { collector: { domains: ['shop.example'], webPixel: true } },
};
const SCOPES: Readonly<Record<string, object>> = { COMMERCE: { scopes: ['orders:read', 'orders:write', 'returns:read', 'inventory:read', 'locations:read'] } };
/** Of two keys of the catalog one fills fields, and one writes and removes them. */
const FIELD_RULES = { m: 'INSERIMENTO', l: 'SORGENTE' } as const;
/** Webhooks of such a key, by the events that they get. */
const WEBHOOKS = [['product.created', 'product.updated', 'product.deleted'], ['stock.updated', 'product.created']] as const;
/** Kinds that get events. */
const HEARS = /FULFILLMENT|COMMERCE/;
/** Kinds that see one warehouse's data; the others see the whole company, even where they name a warehouse. */
const OF_A_WAREHOUSE = /WMS|FULFILLMENT/;

/** The people by role; the spare ones may be changed and removed by calls. */
const PEOPLE = [
  { who: 'owner', role: 'OWNER' }, { who: 'admin', role: 'ADMIN' },
  { who: 'viewer', role: 'MEMBER', moduleRoles: { brain: 'VIEWER', catalog: 'VIEWER', commerce: 'VIEWER' } },
  { who: 'editor', role: 'MEMBER', moduleRoles: { commerce: 'MANAGER', catalog: 'NONE', brain: 'MANAGER' } },
] as const;
const SPARES = 6;

/** Every kind of connection the graph knows. */
const KINDS = parse(readFileSync('subgraphs/identity/schema.graphql', 'utf8')).definitions
  .flatMap((definition) => (definition.kind === Kind.ENUM_TYPE_DEFINITION && definition.name.value === 'ConnectionKind' ? definition.values ?? [] : [])).map(({ name }) => name.value);

/** A person with a token, and the address to sign in with. */
interface Person { readonly caller: Caller; readonly email: string }

/** The addresses from which a company sends e-mail, some to be removed, and an e-mail. */
export async function makeSenders({ product, ask, company, companyId }: Building): Promise<void> {
  const system = asking(product, { kind: 'system', companyId, actor: 'test', scopes: ['system'] });
  const senders = [SENDER, ...Array.from({ length: SPARES }, (_, at) => `spare${String(at)}@lume.example`)];
  for (const email of senders) await system('mutation S($input: CreateSenderAddressInput!) { createSenderAddress(input: $input) { id } }', { input: { email, name: word(company, 'c', 'Shop') } });
  await ask('mutation E($input: SendEmailInput!) { sendEmail(input: $input) { leftToday } }', { input: { from: SENDER, to: ['guest@example.test'], subject: word(company, 'c', 'Hello'), text: word(company, 'c', 'Hello') } });
}

/** The people of a company, with their tokens, and some who are invited. */
export async function makePeople(ask: Ask, company: Owner['company'], name: string): Promise<Person[]> {
  const made: Person[] = [];
  const hire = async (who: string, roles: object): Promise<string> => {
    const email = `${word(company, 'c', who).replace(' ', '.')}@${name}.example.test`;
    await ask('mutation P($input: CreatePersonInput!) { createPerson(input: $input) { id } }', { input: { email, name: word(company, 'c', who), ...roles } });
    return email;
  };
  for (const { who, ...roles } of PEOPLE) {
    const email = await hire(who, { ...roles, password: VISITOR_PASSWORD });
    const { createStaffToken: { token: secret } } = await ask('mutation T($input: CreateStaffTokenInput!) { createStaffToken(input: $input) { token } }', { input: { email, name: word(company, 'c', 'token') } });
    made.push({ email, caller: { name: `${company} ${who}`, owner: { company, place: 'c' }, credentials: [['Authorization', `Bearer ${String(secret)}`]] } });
  }
  for (let at = 0; at < SPARES; at += 1) {
    await ask('mutation I($input: InvitePersonInput!) { invitePerson(input: $input) { id } }', { input: { email: `guest${String(at)}@${name}${company}.example.test`, name: word(company, 'c', 'Guest'), role: 'MEMBER' } });
    const email = await hire('spare', { role: 'MEMBER', moduleRoles: { brain: 'VIEWER' } });
    await ask('mutation T($input: CreateStaffTokenInput!) { createStaffToken(input: $input) { token } }', { input: { email, name: 'spare' } });
  }
  return made;
}

interface Connecting { readonly kind: string; readonly owner: Owner; readonly warehouseId: string; readonly fieldRule: FieldRule; readonly siteId: number }

/** A connection of every kind for each warehouse, of which one kind reads a site, and spare ones. */
export async function makeConnections({ ask, company, locations }: Building, siteId: number): Promise<Caller[]> {
  const made: Caller[] = [];
  for (const place of ['m', 'l'] as const) {
    for (const kind of KINDS) {
      const owner = { company, place: OF_A_WAREHOUSE.test(kind) ? place : 'c', connection: made.length } as const;
      const connected = await connect(ask, { kind, owner, warehouseId: locations[place], fieldRule: FIELD_RULES[place], siteId }).then((one) => [{ ...one, name: `${company} ${kind} ${place}` }], () => []);
      made.push(...connected);
    }
  }
  for (let at = 0; at < SPARES; at += 1) {
    const { createConnection: { connection: { id } } } = await ask('mutation N($input: CreateConnectionInput!) { createConnection(input: $input) { connection { id } } }', { input: { kind: 'FULFILLMENT', name: 'spare', warehouseId: locations.m } });
    if (at % 2 === 0) await ask('mutation A($id: ID!) { activateConnection(id: $id) { id } }', { id });
  }
  return made;
}

/** The keys of the catalog among some callers, in the order of {@link FIELD_RULES}. */
export const keysOf = ({ product, companyId }: Pick<Building, 'companyId' | 'product'>, callers: readonly Caller[]): readonly Omit<Key, 'importId'>[] => callers.filter(({ kind }) => kind === CATALOG).flatMap(({ id, name }, at): Omit<Key, 'importId'>[] => {
  const fieldRule = Object.values(FIELD_RULES)[at];
  if (id === undefined || fieldRule === undefined) return [];
  const ask = asking(product, { kind: 'connection', companyId, actor: name, connectionId: id, scopes: ['catalog:read', 'catalog:write'], catalogKey: { catalogId: 1, fieldRule } });
  return [{ id, ask }];
});

/** The same once their catalog has products, each with an import that waits to be run. */
export async function withImports(keys: readonly Omit<Key, 'importId'>[], company: Owner['company']): Promise<readonly Key[]> {
  const made: Key[] = [];
  for (const { id, ask } of keys) {
    const items = `${JSON.stringify({ item: { sku: 'IMPORTED', title: privateToken({ company, place: 'c' }) } })}\n`;
    const { queueProductImport: { id: importId } } = await ask('mutation Q($input: QueueProductImportInput!) { queueProductImport(input: $input) { id } }', { input: { items, total: 1 } });
    made.push({ id, ask, importId: String(importId) });
  }
  return made;
}

/** Give each key webhooks of its own. */
export async function makeWebhooks(keys: readonly Pick<Key, 'ask'>[], company: Owner['company']): Promise<void> {
  for (const { ask } of keys) {
    for (const events of WEBHOOKS) await ask('mutation W($input: CreateOwnDestinationInput!) { createOwnWebhookDestination(input: $input) { secret } }', { input: { url: `https://hooks.example.com/${privateToken({ company, place: 'c' })}`, events } });
  }
}

/** A page of each storefront. */
const PAGE = 'https://shop.example';

/** An active connection; of a kind that is not made for a warehouse there is one of each all the same. */
async function connect(ask: Ask, { kind, owner, warehouseId, fieldRule, siteId }: Connecting): Promise<Caller> {
  const create = (more: object) => ask('mutation N($input: CreateConnectionInput!) { createConnection(input: $input) { apiKey username password webhookSecret connection { id } } }', { input: {
    kind, name: privateToken(owner), ...SCOPES[kind], ...(kind === 'DELIVERY' && { delivery: { siteId } }), ...(kind === CATALOG && { catalogKey: { level: 'WRITE', fieldRule } }), ...(HEARS.test(kind) && { webhookUrl: `https://hooks.example.com/${privateToken(owner)}` }), ...more } });
  const { createConnection: { connection: { id }, apiKey, username, password, webhookSecret } } = await create({ warehouseId }).catch(() => create({}));
  await ask('mutation U($input: UpdateConnectionInput!) { updateConnection(input: $input) { id } }', { input: { id, ...(takesRate(kind) && { ratePerMinute: RATE }), ...SETTINGS[kind] } });
  await ask('mutation A($id: ID!) { activateConnection(id: $id) { id } }', { id });
  const credential = apiKey === null ? `Basic ${Buffer.from(`${String(username)}:${String(password)}`).toString('base64')}` : `Bearer ${String(apiKey)}`;
  return { name: '', kind, id: String(id), owner, ...(kind === 'CARRIER' && { secret: String(webhookSecret) }), ...(kind === 'STORE' && { secret: String(apiKey) }), credentials: kind === 'COLLECTOR' ? [['X-Service-Key', String(apiKey)], ['Origin', PAGE]] : [['Authorization', credential]] };
}
