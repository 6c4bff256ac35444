import { getNamedType, isInputObjectType, type GraphQLInputType } from 'graphql';
import { ALL_PERMISSIONS } from '#contract/permissions.js';
import { COMMAND_LINE, type Principal } from '#contract/principal.js';
import { WITHHELD } from '#subgraph-kit/audit/shortened.js';
import { operations } from '../permissions/operations.js';
import { fillWorld, openWorld, type World } from '../isolation/world.js';

/* eslint-disable @typescript-eslint/no-explicit-any -- tests read answers of any shape */

let world: World;
let order: string;
beforeAll(async () => {
  world = await openWorld();
  order = String((await fillWorld(world)).order[0]);
});
afterAll(async () => { for (const [, subgraph] of world.opened) await subgraph.close(); });

const FIELDS = '{ nodes { operation actor via requestId subject input changeCount changes { kind id fields { name before after } } } }';
const log = async (subgraph: string, filter = '', as = world.staff): Promise<any[]> => (await world.ask(`${subgraph}AuditLog`, 'query', [`first: 500${filter === '' ? '' : `, filter: { ${filter} }`}`, FIELDS], as)).nodes;
const change = (field: string, input: string, selection = '{ __typename }', as: Principal = world.staff): Promise<any> => world.ask(field, 'mutation', [input, selection], as); // eslint-disable-line @typescript-eslint/max-params -- read as a sentence
const counted = async (work: () => Promise<unknown>): Promise<number> => {
  const before = await log('orders');
  await work().catch(() => undefined);
  return (await log('orders')).length - before.length;
};

test('a write of a person leaves who, how, what was given and what it changed', async () => {
  await change('editOrder', 'input: { reference: "#1002", notes: "Ring twice" }');
  const [entry] = await log('orders', 'operation: "editOrder"');
  expect(entry).toEqual({
    operation: 'editOrder', actor: 'ada@example.test', via: 'test', requestId: 'r-1', subject: expect.any(String) as string, input: { reference: '#1002', notes: 'Ring twice' },
    changeCount: 1, changes: [{ kind: 'order', id: entry.subject, fields: [{ name: 'notes', before: null, after: 'Ring twice' }] }],
  });
});

test('what is changed with a record is found with it', async () => {
  await change('placeOrder', 'input: { number: "#2001", channel: "shop", currency: "EUR", paymentStatus: PAID, customer: { name: "Bo" }, shippingAddress: { city: "Milano", countryCode: "IT" }, shipping: { methodCode: "std", carrierCode: "swift" }, lines: [{ sku: "TEE", quantity: 1, locationCode: "MI1", unitPrice: { amount: "1.00", currency: "EUR" } }] }');
  const { id } = await world.ask('order', 'query', ['reference: "#2001"', '{ id }'], world.staff);
  await change('holdOrder', 'input: { reference: "#2001", reason: "fraud" }');
  const [held, placed] = await log('orders', `subject: "${String(id)}"`);
  expect([held.operation, placed.operation]).toEqual(['holdOrder', 'placeOrder']);
  expect((await log('orders', 'subject: "2001"')).map(({ operation }: any) => operation)).toEqual(['holdOrder', 'placeOrder']);
  expect((await log('orders', 'subject: " #2001", operation: "HOLDORDER"')).map(({ operation }: any) => operation)).toEqual(['holdOrder']);
  await expect(log('orders', 'operation: "holdOrdr"')).rejects.toMatchObject({ code: 'BAD_INPUT', details: { 'filter.operation': ['is no mutation of orders: holdOrder and holdOrders begin like it; identityAuditLog, catalogAuditLog and contentAuditLog have the mutations of the other parts of the graph'] } });
  await expect(log('identity', 'operation: "holdOrder"')).rejects.toMatchObject({ code: 'BAD_INPUT' });
  await expect(log('orders', 'subject: "#9999"')).rejects.toMatchObject({ code: 'BAD_INPUT', details: { 'filter.subject': [expect.stringContaining('the number of an order or return')] } });
  const fields = held.changes.flatMap(({ kind, fields: of }: any) => of.map(({ name, before, after }: any) => [kind, name, before, after]));
  expect(fields).toEqual(expect.arrayContaining([['order', 'status', 'IN_FULFILLMENT', 'ON_HOLD'], ['order', 'holdReason', null, 'fraud'], ['fulfillmentOrder', 'status', 'TO_FULFILL', 'NOT_READY']]));
  expect(placed.changes[0].fields).toEqual(expect.arrayContaining([{ name: 'number', before: null, after: '#2001' }]));
});

test('what was refused, changed nothing or ran dry leaves no entry; each order of a bulk has its own', async () => {
  expect(await counted(() => change('holdOrder', 'input: { reference: "nobody", reason: "r" }'))).toBe(0);
  expect(await counted(() => change('tagOrder', 'input: { reference: "#1001", remove: ["none"] }'))).toBe(0);
  expect(await counted(() => change('tagOrder', 'input: { reference: "#1001", add: ["dry"] }, dryRun: true'))).toBe(0);
  expect(await counted(() => change('tagOrders', 'input: { references: ["#1001", "#1002", "nobody"], add: ["b"] }'))).toBe(2);
});

test('warehouses and the project leave no entry, the command line does', async () => {
  expect(await counted(() => change('updateWarehouseStock', 'input: { items: [{ sku: "TEE", quantity: 80 }] }', '{ updated }', world.milanWms))).toBe(0);
  const orders = world.opened.find(([name]) => name === 'orders')![1];
  const call = (via: string) => ({ principal: { ...world.system, companyId: world.own, actor: 'command line', permissions: ALL_PERMISSIONS }, requestId: 'r-2', via });
  const { execute, parse } = await import('graphql');
  const tag = (via: string, name: string) => execute({ schema: orders.schema, document: parse(`mutation { tagOrder(input: { reference: "#1001", add: ["${name}"] }) { tags } }`), contextValue: orders.context(call(via)) });
  expect(await counted(() => Promise.resolve(tag('relay', 'relayed')))).toBe(0);
  expect(await counted(() => Promise.resolve(tag(COMMAND_LINE, 'typed')))).toBe(1);
  expect((await log('orders'))[0]).toMatchObject({ operation: 'tagOrder', actor: 'command line', via: 'command-line', requestId: 'r-2' });
});

test('secrets and the content of files are withheld, long texts and lists shortened', async () => {
  const { token } = await change('createToken', 'input: { name: "secret one" }', '{ token }');
  const { id } = await world.ask('connections', 'query', ['first: 1', '{ nodes { id } }'], world.staff).then(({ nodes }: any) => nodes[0]);
  await change('updateConnection', `input: { id: "${String(id)}", name: "Renamed" }`);
  const identity = await log('identity');
  expect(JSON.stringify(identity)).not.toContain(token);
  expect(identity[0]).toMatchObject({ operation: 'updateConnection', subject: id, changes: [{ kind: 'connection', fields: expect.arrayContaining([{ name: 'name', before: 'WMS', after: 'Renamed' }]) }] });
  await change('publishDocument', 'input: { reference: "#1001", type: INSERT, position: INTERNAL, filename: "b.txt", contentType: "text/plain", contentBase64: "Yg==" }');
  expect((await log('orders'))[0].input).toMatchObject({ filename: 'b.txt', contentBase64: '(withheld)' });
  await change('editOrder', `input: { reference: "#1002", notes: "${'n'.repeat(800)}" }`);
  expect((await log('orders'))[0].input.notes).toBe(`${'n'.repeat(500)} … (800 characters)`);
  await change('tagOrders', `input: { references: [${Array.from({ length: 30 }, (_, at) => `"none${String(at)}"`).join()}, "#1002"], add: ["z"] }`);
  expect((await log('orders'))[0].input.references).toEqual([...Array.from({ length: 20 }, (_, at) => `none${String(at)}`), '… and 11 more']);
});

test('every input of people whose name says that it is secret is withheld', () => {
  const named = new Set<string>();
  const seen = new Set<string>();
  const walk = (type: GraphQLInputType): void => {
    const inner = getNamedType(type);
    if (!isInputObjectType(inner) || seen.has(inner.name)) return;
    seen.add(inner.name);
    for (const field of Object.values(inner.getFields())) {
      named.add(`${field.name} ${String(getNamedType(field.type))}`);
      walk(field.type);
    }
  };
  for (const { name, internal } of operations()) {
    const field = world.opened.map(([, { schema }]) => schema.getMutationType()?.getFields()[name.slice('Mutation.'.length)]).find((one) => one !== undefined);
    if (!internal && name.startsWith('Mutation.')) field?.args.forEach(({ type }) => { walk(type); });
  }
  expect(named.size).toBeGreaterThan(50);
  expect([...named].filter((one) => /^\w*(?:secret|password|token|apikey)\w* (?:String|ID)$/i.test(one)).map((one) => one.split(' ')[0] ?? '').filter((one) => !WITHHELD.has(one))).toEqual([]);
});

test('a price has its old value; of many changed variants and counted items the first are kept, and how many there were', async () => {
  const save = (skus: readonly string[], amount: string): Promise<any> => change('saveProducts', `input: { products: [{ externalId: "many", title: "Many", handle: "many", status: ACTIVE, variants: [${skus.map((sku) => `{ sku: "${sku}", price: { amount: "${amount}", currency: "EUR" } }`).join()}] }] }`, '{ id }');
  const skus = Array.from({ length: 30 }, (_, at) => `MANY-${String(at)}`);
  const [{ id }] = await save(skus, '10.00');
  await save(['MANY-3'], '12.50');
  const [changed, made] = await log('catalog', `subject: "${String(id)}"`);
  expect([changed.changeCount, changed.changes]).toEqual([1, [{ kind: 'variant', id: 'MANY-3', fields: [{ name: 'priceMinor', before: 1000, after: 1250 }] }]]);
  expect([made.changeCount, made.changes.length]).toEqual([31, 20]);
  const events = skus.map((sku, at) => `{ id: "${sku}", type: "variant.changed", sequence: "2026-03-02T00:00:00.000Z", index: ${String(at)}, payload: { variantId: "018f0000-0000-7000-8000-0000000001${String(at).padStart(2, '0')}", sku: "${sku}", title: "t", productId: 2 } }`);
  await world.ask('projectCatalogEvents', 'mutation', [`input: { companyId: ${String(world.own)}, events: [${events.join()}] }`, ''], { ...world.system, companyId: world.own });
  const count = (quantity: number): Promise<any> => change('countStock', `input: { locationCode: "MI1", evenIfConnected: true, items: [${skus.map((sku) => `{ sku: "${sku}", quantity: ${String(quantity)} }`).join()}] }`, '{ updated }');
  await count(4);
  await count(7);
  const [recounted] = await log('orders', 'operation: "countStock"');
  const [{ kind, fields: [{ name, before, after }] }] = recounted.changes;
  expect([recounted.subject, kind, name, before.length, before[20], after[20]]).toEqual([world.milan, 'stock', 'levels', 21, '… and 10 more', '… and 10 more']);
  expect([before[0], after[0]]).toEqual([4, 7].map((quantity) => ({ item: before[0].item, locationCode: `MI1-${String(world.own)}`, classification: 'SELLABLE', quantity })));
});

test('an erased customer leaves no trace in the log of their orders, only that somebody was erased', async () => {
  await change('placeOrder', 'input: { number: "#3001", channel: "shop", currency: "EUR", customer: { name: "Cleo Verdi", email: "cleo@example.test" }, shippingAddress: { city: "Milano", countryCode: "IT" }, shipping: { methodCode: "std", carrierCode: "swift" }, lines: [{ sku: "TEE", quantity: 1, unitPrice: { amount: "1.00", currency: "EUR" } }] }');
  await change('cancelOrder', 'input: { reference: "#3001", reason: "r" }');
  expect(JSON.stringify(await log('orders'))).toContain('Cleo Verdi');
  await change('eraseCustomer', 'input: { email: "cleo@example.test" }');
  const entries = await log('orders');
  expect(JSON.stringify(entries)).not.toMatch(/cleo/i);
  expect(entries[0]).toMatchObject({ operation: 'eraseCustomer', actor: 'ada@example.test', input: null, changes: [] });
});

test('the log of identity refuses people an actor who neither is there nor wrote, and every log a range that ends before it begins', async () => {
  await expect(log('identity', 'actor: "nobody@example.test"')).rejects.toMatchObject({ code: 'BAD_INPUT', details: { 'filter.actor': [expect.stringContaining('is not known')] } });
  expect(await log('identity', 'actor: "command line", from: "2030-01-01T00:00:00.000Z"')).toEqual([]);
  for (const subgraph of ['identity', 'orders', 'content']) {
    await expect(log(subgraph, 'from: "2030-01-02T00:00:00.000Z", to: "2030-01-01T00:00:00.000Z"')).rejects.toMatchObject({ code: 'BAD_INPUT', details: { 'filter.to': ['must not be before from'] } });
  }
  const { person: { email } } = await change('addPerson', 'input: { email: "new@example.test", name: "New", role: MEMBER }', '{ person { email } }');
  expect(await log('identity', `actor: "${String(email).toUpperCase()}"`)).toEqual([]);
  await expect(log('identity', `actor: "${String(email)}"`, world.strangers.staff[0])).rejects.toMatchObject({ code: 'BAD_INPUT' });
  expect((await log('identity', 'actor: "ada@example.test", operation: "addPerson"')).length).toBeGreaterThan(0);
});

test('the log is read in pages and by actor and time, by who manages the company, of that company alone', async () => {
  expect(await log('orders', 'actor: "nobody"')).toEqual([]);
  expect(await log('orders', 'from: "2030-01-01T00:00:00.000Z"')).toEqual([]);
  expect((await log('orders', 'actor: "Ada@Example.test ", to: "2030-01-01T00:00:00.000Z"')).length).toBeGreaterThan(5);
  const page = (more: string): Promise<any> => world.ask('ordersAuditLog', 'query', [`first: 2${more}`, '{ nodes { id } pageInfo { endCursor hasNextPage } }'], world.staff);
  const first = await page('');
  const second = await page(`, after: "${String(first.pageInfo.endCursor)}"`);
  expect([first.nodes.length, first.pageInfo.hasNextPage, second.nodes[0].id < first.nodes[1].id]).toEqual([2, true, true]);
  expect(await log('orders', `subject: "${order}"`, world.strangers.staff[0])).toEqual([]);
  await expect(log('orders', '', { ...world.staff, permissions: ['commerce.manage'] })).rejects.toMatchObject({ code: 'FORBIDDEN', details: { permission: 'company.manage' } });
});

test('catalog and content keep theirs', async () => {
  const [{ id }] = await world.ask('sites', 'query', ['workspace: "main"', '{ id }'], world.staff);
  await change('updateSite', `input: { id: ${String(id)}, name: "Renamed" }`);
  expect((await log('content'))[0]).toMatchObject({ operation: 'updateSite', subject: String(id), changes: [{ kind: 'site', fields: [{ name: 'name', before: 'Shop', after: 'Renamed' }] }] });
  expect((await log('content')).map(({ operation }) => String(operation))).toEqual(expect.arrayContaining(['createSite', 'createWorkspace']));
  expect((await log('catalog')).map(({ operation }) => String(operation))).toContain('saveProducts');
});
