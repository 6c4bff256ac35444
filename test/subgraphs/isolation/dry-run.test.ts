import { getNamedType, isObjectType, isRequiredArgument, isUnionType, type GraphQLOutputType } from 'graphql';
import { NAMED } from './named.js';
import { operations } from '../permissions/operations.js';
import { fillWorld, foundBy, openWorld, rowsOf, type World } from './world.js';

let world: World;
let names: Awaited<ReturnType<typeof fillWorld>>;
beforeAll(async () => {
  world = await openWorld();
  names = await fillWorld(world);
});
afterAll(async () => { for (const [, subgraph] of world.opened) await subgraph.close(); });

const PLACED = `channel: "shop", currency: "EUR", customer: { name: "Ada" }, shippingAddress: { city: "Milano", countryCode: "IT" }, shipping: { methodCode: "std" }, lines: [{ sku: "TEE", quantity: 1, unitPrice: { amount: "1.00", currency: "EUR" } }]`;
/** The mutations that name no record. */
const MADE: readonly (readonly [field: string, input: string])[] = [
  ['placeOrder', `input: { ${PLACED} }`], ['placeOrders', `input: { orders: [{ ${PLACED} }] }`], ['createLocation', 'input: { code: "NEW", name: "n", kind: STORE, countryCode: "IT", timeZone: "Europe/Rome" }'],
  ['saveCarrier', 'input: { code: "new", name: "n", trackingPrefix: "N" }'], ['saveRoutingRules', 'input: { rules: [] }'], ['saveLetterhead', 'input: { name: "n", address: { countryCode: "IT" } }'],
  ['setAutomaticRefunds', 'automatic: true'], ['continueSequences', 'input: { lastOrder: 50000 }'], ['invitePerson', 'input: { email: "other@example.test", name: "n", role: ADMIN }'], ['addPerson', 'input: { email: "new@example.test", name: "n", role: ADMIN }'],
  ['createServiceToken', 'input: { name: "n", permissions: ["commerce.read"] }'], ['saveProducts', 'input: { products: [{ externalId: "new", title: "n", handle: "n", status: ACTIVE, variants: [{ sku: "NEW", price: { amount: "1.00", currency: "EUR" } }] }] }'],
  ['createWorkspace', 'input: { slug: "new", name: "n" }'], ['allocateWaitingOrders', 'input: {}'],
  ['startHoldOrders', 'input: { all: true, reason: "r" }'], ['startReleaseOrders', 'input: { all: true }'], ['startCancelOrders', 'input: { all: true, reason: "r" }'], ['startTagOrders', 'input: { all: true, add: ["x"] }'],
  ['startRerouteOrders', 'input: { all: true }'], ['startGenerateOrderDocuments', 'input: { all: true, types: [PACKING_SLIP] }'], ['createToken', 'input: { name: "n" }'], ['endOtherSessions', ''],
];

const NAMING = Object.entries(NAMED).flatMap(([operation, ways]) => ways.filter(([, asker]) => asker === 'staff').slice(0, 1).flatMap(([kind, , input]) =>
  (operation.startsWith('Mutation.') ? [{ field: operation.slice('Mutation.'.length), kind, input }] : [])));
const OF_PEOPLE = operations().filter(({ name, internal }) => !internal && name.startsWith('Mutation.')).map(({ name }) => name.slice('Mutation.'.length));

const LEVELS = 3;

/** Everything that can be asked of a type without arguments: a record that is not stored must be able to answer it. */
function everythingOf(type: GraphQLOutputType, levels = LEVELS): string {
  const inner = getNamedType(type);
  if (isUnionType(inner)) return '{ __typename }';
  if (!isObjectType(inner)) return '';
  const fields = Object.values(inner.getFields()).filter(({ args, type: of }) => !args.some(isRequiredArgument) && (levels > 1 || !isObjectType(getNamedType(of)) && !isUnionType(getNamedType(of))));
  return `{ __typename ${fields.map((field) => `${field.name} ${everythingOf(field.type, levels - 1)}`).join(' ')} }`;
}

const succeeded: string[] = [];
const rehearse = async (field: string, input: string): Promise<void> => {
  const answers = world.opened.map(([, { schema }]) => schema.getMutationType()?.getFields()[field]).find((one) => one !== undefined)!.type;
  const selection = everythingOf(answers);
  const before = await rowsOf(world);
  const { found, said } = await foundBy(() => world.ask(field, 'mutation', [`${input}${input === '' ? '' : ', '}dryRun: true`, selection], world.staff));
  if (found && !/^[A-Z_]+ /.test(said)) succeeded.push(field);
  expect(await rowsOf(world)).toEqual(before);
};

test.each(NAMING.filter(({ field }) => OF_PEOPLE.includes(field)))('a dry run of $field stores nothing', async ({ field, kind, input }) => {
  await rehearse(field, input.replace('$', JSON.stringify(names[kind][0])).replace('@line', names.line).replace('@return', String(names.return[1])).replace('@refund', String(names.refund[0])));
});

test.each(MADE)('a dry run of %s stores nothing', (field, input) => rehearse(field, input));

test('most of them answered what they would have done, and none was forgotten', () => {
  expect(OF_PEOPLE.filter((field) => !NAMING.some((one) => one.field === field) && !MADE.some(([one]) => one === field))).toEqual([]);
  expect(succeeded.length).toBeGreaterThan(OF_PEOPLE.length / 2);
});

test('a dry run answers the record as it would be, and the mutation behind it in the same operation is none', async () => {
  const orders = world.opened.find(([name]) => name === 'orders')![1];
  const both = (dryRun: string) => world.run(orders, `mutation { a: tagOrder(input: { reference: "#1002", add: ["early"] }${dryRun}) { tags } b: tagOrder(input: { reference: "#1002", add: ["late"] }) { tags } }`, world.staff);
  expect(await both(', dryRun: true')).toEqual({ a: { tags: ['early'] }, b: { tags: ['late'] } });
  expect(await both(', dryRun: false')).toEqual({ a: { tags: ['late', 'early'] }, b: { tags: ['late', 'early'] } });
});

test('in identity the mutation behind a dry run is none either', async () => {
  const identity = world.opened.find(([name]) => name === 'identity')![1];
  await world.run(identity, 'mutation { a: createToken(input: { name: "rehearsed" }, dryRun: true) { staffToken { id } } b: createToken(input: { name: "kept" }) { staffToken { id } } }', world.staff);
  const { tokens: { nodes } } = await world.run(identity, '{ tokens { nodes { name } } }', world.staff) as { tokens: { nodes: { name: string }[] } };
  expect(nodes.map(({ name }) => name).filter((name) => name !== 't')).toEqual(['kept']);
});
