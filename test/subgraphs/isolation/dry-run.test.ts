import { TWO_PIXELS } from '../../kit/pixels.js';
import { getNamedType, isObjectType, isRequiredArgument, isUnionType, type GraphQLOutputType } from 'graphql';
import { unclaimedCommand, type Command } from '#contract/principal.js';
import { NAMED } from './named.js';
import { operations } from '../permissions/operations.js';
import { changedTables, restore, stateOf, type DatabaseState } from '../../kit/database-state.js';
import { fillWorld, foundBy, openWorld, type World } from './world.js';

let world: World;
let names: Awaited<ReturnType<typeof fillWorld>>;
let [waiting, stored, storedText] = [{ part: '', line: '' }, [] as readonly DatabaseState[], ''];
beforeAll(async () => {
  world = await openWorld();
  names = await fillWorld(world);
  waiting = await fillMore(world);
  stored = await states();
  storedText = stored.flatMap((state) => [...state.values()]).map(({ text }) => text).join('\n');
});
afterAll(async () => { for (const [, subgraph] of world.opened) await subgraph.close(); });

const PLACED = `channel: "shop", currency: "EUR", customer: { name: "Ada" }, shippingAddress: { city: "Milano", countryCode: "IT" }, shipping: { methodCode: "std" }, lines: [{ sku: "TEE", quantity: 1, unitPrice: { amount: "1.00", currency: "EUR" } }]`;
/** The mutations that name no record. */
const MADE: readonly (readonly [field: string, input: string])[] = [
  ['placeOrder', `input: { ${PLACED} }`], ['placeOrders', `input: { orders: [{ ${PLACED} }] }`], ['createLocation', 'input: { code: "NEW", name: "n", kind: STORE, countryCode: "IT", timeZone: "Europe/Rome" }'],
  ['saveCarrier', 'input: { code: "new", name: "n", trackingPrefix: "N" }'], ['saveBrand', 'input: { accentColor: "#0b6e4f" }'], ['setAssistantModules', 'input: { modulesOff: ["catalog", "brain"] }'], ['setCompanyTimeZone', 'input: { timeZone: "Europe/Paris" }'], ['moveSandboxClock', 'input: { byMinutes: 1 }'], ['saveAnomalyRule', 'input: { type: PARCEL_STUCK, days: 2 }'], ['switchCustomerNotification', 'input: { kind: DELIVERED, enabled: false }'], ['saveCustomerNotificationText', 'input: { kind: DELIVERED, language: "it", subject: "a", body: "b" }'], ['resetCustomerNotificationText', 'input: { kind: DELIVERED, language: "it" }'], ['reprocessTrackingEvents', 'input: { connectionId: "x", codes: [{ code: "X", status: HELD }] }'], ['saveRoutingRules', 'input: { rules: [] }'], ['saveTransitTimes', 'input: { transitTimes: [{ shippingType: STANDARD, countryCode: "IT", minDays: 1, maxDays: 2 }] }'], ['saveServicePolicies', 'input: { policies: [{ name: "n", priority: 1, bufferDays: 1 }] }'], ['savePromiseSettings', 'input: { pickup: false }'], ['saveReturnPolicy', 'input: { windowDays: 14 }'], ['saveReturnPortal', 'input: { slug: "dry-run" }'], ['saveLetterhead', 'input: { name: "n", address: { countryCode: "IT" } }'],
  ['setAutomaticRefunds', 'automatic: true'], ['continueSequences', 'input: { lastOrder: 50000 }'], ['invitePerson', 'input: { email: "other@example.test", name: "n", role: ADMIN }'], ['addSenderAddress', 'input: { email: "more@example.test", name: "n" }'], ['sendEmail', 'input: { from: "shop@example.test", to: ["cy@example.test"], subject: "s", text: "t" }'], ['addPerson', 'input: { email: "new@example.test", name: "n", role: ADMIN }'],
  ['createServiceToken', 'input: { name: "n", permissions: ["commerce.read"] }'], ['saveProducts', 'input: { products: [{ externalId: "new", title: "n", handle: "n", status: ACTIVE, variants: [{ sku: "NEW", price: { amount: "1.00", currency: "EUR" } }] }] }'],
  ['saveEventRetention', 'input: { kinds: [{ kind: search, days: 30 }] }'],
  ['createContact', 'input: { name: "n", emails: ["n@example.test"] }'], ['rememberNote', 'input: { title: "t", text: "x", tags: ["a"] }'], ['createNote', 'input: { title: "t", body: "x", tags: ["a"] }'], ['createTask', 'input: { title: "t", body: "x" }'], ['createWorkspace', 'input: { slug: "new", name: "n" }'], ['uploadAsset', `input: { contentBase64: "${TWO_PIXELS}", name: "n.png" }`], ['createCatalog', 'input: { slug: "new", name: "n", defaultLocale: "en", currency: "EUR" }'], ['allocateWaitingOrders', 'input: {}'],
  ['startHoldOrders', 'input: { all: true, reason: "r" }'], ['startReleaseOrders', 'input: { all: true }'], ['startCancelOrders', 'input: { all: true, reason: "r" }'], ['startTagOrders', 'input: { all: true, add: ["x"] }'],
  ['startRerouteOrders', 'input: { all: true }'], ['startGenerateOrderDocuments', 'input: { all: true, types: [PACKING_SLIP] }'], ['createToken', 'input: { name: "n" }'], ['endOtherSessions', ''], ['leaveCompany', ''], ['startImport', 'input: { file: "products.csv" }'],
];

const NAMING = Object.entries(NAMED).flatMap(([operation, ways]) => ways.filter(([, asker]) => asker === 'staff').slice(0, 1).flatMap(([kind, , input]) =>
  (operation.startsWith('Mutation.') ? [{ field: operation.slice('Mutation.'.length), kind, input }] : [])));
const OF_PEOPLE = operations().filter(({ name, internal }) => !internal && name.startsWith('Mutation.')).map(({ name }) => name.slice('Mutation.'.length));

/** The mutations whose answers hold other records that they change, on records whose state allows them. */
const WITH_OTHERS: readonly (readonly [field: string, input: string])[] = [
  ['splitFulfillmentOrder', 'input: { fulfillmentOrderId: "@part", locationCode: "ST1", lines: [{ lineId: "@line", quantity: 2 }] }'], ['rerouteFulfillmentOrder', 'input: { fulfillmentOrderId: "@part", locationCode: "ST1" }'],
  ['rerouteOrders', 'input: { references: ["#2001", "#1003", "#9999"], locationCode: "ST1" }'], ['editOrder', 'input: { reference: "#2001", lines: [{ lineId: "@line", quantity: 3 }] }'],
  ['fixOrder', 'input: { reference: "#1002", notes: "n" }'], ['cancelOrder', 'input: { reference: "#2001", reason: "r" }'], ['cancelOrder', 'input: { reference: "#2002", reason: "r" }'],
  ['cancelOrders', 'input: { references: ["#2001", "#1003", "#2002", "#9999"], reason: "r" }'], ['holdOrders', 'input: { references: ["#2001", "#1003", "#2001"], reason: "r" }'], ['releaseOrders', 'input: { references: ["#2001"] }'],
  ['setOrderHold', 'input: { reference: "#2001", onHold: true, reason: "r" }'], ['tagOrders', 'input: { references: ["#2001", "#2002"], add: ["vip"] }'], ['generateOrderDocuments', 'input: { references: ["#2001", "#2002"], types: [PACKING_SLIP, INVOICE] }'],
  ['recordRefund', 'input: { reference: "#2001", lines: [{ lineId: "@line", quantity: 1 }] }'], ['replaceOrder', 'input: { reference: "#1001", lines: [{ lineId: "@shipped", quantity: 1 }] }'],
  ['acceptAtLocation', 'input: { reference: "#2003" }'], ['pickAtLocation', 'input: { reference: "#2004", parcels: [{}, {}] }'], ['makeLabelsAtLocation', 'input: { reference: "#2004", parcels: [{}] }'], ['rejectAtLocation', 'input: { reference: "#2003", reasonCode: "R" }'],
  ['shortCloseAtLocation', 'input: { reference: "#2004" }'], ['shipAtLocation', 'input: { reference: "#2005" }'], ['voidLabelsAtLocation', 'input: { reference: "#2005" }'], ['startCancelOrders', 'input: { references: ["#2001", "#2002"], reason: "r" }'],
  ['startHoldOrders', 'input: { references: ["#2001"], reason: "r" }'], ['announceReturn', 'input: { orderReference: "#1001", lines: [{ sku: "TEE", quantity: 1 }] }'], ['cancelReturn', 'input: { reference: "@return" }'], ['receiveReturnAtLocation', 'input: { reference: "@return", evenIfConnected: true }'],
  ['countStock', 'input: { locationCode: "ST1", items: [{ sku: "TEE", quantity: 1 }] }'],
];

/** Orders in the states that the mutations above ask for, at a warehouse of Milan and at a store that no other system works. */
async function fillMore({ ask, staff, milanWms }: World) {
  const change = (field: string, input: string, selection = '{ id }', as = staff): ReturnType<World['ask']> => ask(field, 'mutation', [input, selection], as); // eslint-disable-line @typescript-eslint/max-params -- read as a sentence
  await change('createLocation', 'input: { code: "ST1", name: "Store", kind: STORE, countryCode: "IT", timeZone: "Europe/Rome", labelsBy: PLATFORM, address: { lastName: "Store", address1: "Via Torino 1", city: "Milano", postalCode: "20121", countryCode: "IT" } }');
  await change('countStock', 'input: { locationCode: "ST1", items: [{ sku: "TEE", quantity: 50 }] }', '{ __typename }');
  const place = (number: string, code: string): ReturnType<World['ask']> => change('placeOrder', `input: { number: "${number}", channel: "shop", currency: "EUR", paymentStatus: PAID, customer: { name: "Ada Rossi", email: "ada@example.test" }, shippingAddress: { firstName: "Ada", lastName: "Rossi", address1: "Via Roma 1", city: "Milano", postalCode: "20121", countryCode: "IT" }, shipping: { methodCode: "std", carrierCode: "swift" }, lines: [{ sku: "TEE", quantity: 4, locationCode: "${code}", unitPrice: { amount: "10.00", currency: "EUR" } }] }`, '{ id lines { id } fulfillmentOrders { id } }');
  const { lines: [line], fulfillmentOrders: [part] } = await place('#2001', 'MI1') as { lines: { id: string }[]; fulfillmentOrders: { id: string }[] };
  await place('#2002', 'MI1');
  await change('acceptFulfillmentOrder', 'input: { reference: "#2002" }', '{ id }', milanWms);
  for (const number of ['#2003', '#2004', '#2005']) await place(number, 'ST1');
  for (const number of ['#2004', '#2005']) await change('acceptAtLocation', `input: { reference: "${number}" }`);
  await change('pickAtLocation', 'input: { reference: "#2005", parcels: [{}] }');
  return { line: line?.id ?? '', part: part?.id ?? '' };
}

const LEVELS = 4;

/** What a dry run answers otherwise, and why. Identifiers and cursors of new records are compared by their place. */
const OTHERWISE: Readonly<Record<string, string>> = {
  'ProductImport.status': 'a dry run tries the products, in earnest they wait', 'ProductImport.processed': 'as status', 'ProductImport.failed': 'as status', 'ProductImport.summary': 'as status', 'ProductImport.results': 'as status',
  'BulkResultEdge.cursor': 'it is signed with the id of the job', 'PageInfo.startCursor': 'it is such a cursor', 'PageInfo.endCursor': 'it is such a cursor',
  'ConnectionCredentials.apiKey': 'a secret is never given twice', 'ConnectionCredentials.password': 'as apiKey', 'ConnectionCredentials.webhookSecret': 'as apiKey', 'Connection.keyPrefix': 'it begins apiKey',
  'CreatedStaffToken.token': 'a secret is never given twice', 'StaffToken.prefix': 'it begins the token', 'PersonWithPassword.oneTimePassword': 'a secret is never given twice',
};

/** Everything that can be asked of a type without arguments: a record that is not stored must be able to answer it. */
function everythingOf(type: GraphQLOutputType, levels = LEVELS): string {
  const inner = getNamedType(type);
  if (isUnionType(inner)) return '{ __typename }';
  if (!isObjectType(inner)) return '';
  const fields = Object.values(inner.getFields()).filter(({ name, args, type: of }) => !(`${inner.name}.${name}` in OTHERWISE) && !args.some(isRequiredArgument) && (levels > 1 || !isObjectType(getNamedType(of)) && !isUnionType(getNamedType(of))));
  return `{ __typename ${fields.map((field) => `${field.name} ${everythingOf(field.type, levels - 1)}`).join(' ')} }`;
}

const states = (): Promise<DatabaseState[]> => Promise.all(world.databases.map((database, index) => stateOf(database, stored[index])));
/** Links of shipments, which are signed with their ids. */
const TOKEN = /"trackingToken":"[\w.-]+"/g;
const SECRET = /"(code|signingSecret)":"(?:[A-Z2-9]{6}|[0-9a-f]{64})"/g;
const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;

/** Ids that were not stored before are replaced by their place in the answer. */
function withoutNewIds(said: string): string {
  const places = new Map<string, string>();
  return said.replaceAll(TOKEN, '"trackingToken":"t"').replaceAll(SECRET, '"$1":"s"').replaceAll(UUID, (id) => {
    if (storedText.includes(id)) return id;
    const place = places.get(id) ?? `new ${String(places.size + 1)}`;
    places.set(id, place);
    return place;
  });
}

const succeeded: string[] = [];

/** The key of a call to a subgraph that answers a repeated Idempotency-Key with what it answered first. */
function keyFor(field: string): Command | undefined {
  const remembers = world.opened.some(([name, { schema }]) => ['content', 'orders'].includes(name) && schema.getMutationType()?.getFields()[field] !== undefined);
  return remembers ? { ...unclaimedCommand(`key of ${field}`), asked: { id: `key of ${field}`, fingerprint: field } } : undefined;
}

const [CALLS_AT_ONCE, IS_ON_SERVER] = [4, process.env['PORTICO_TEST_MYSQL'] !== undefined];
/** Mutations that are refused while others like them run. */
const ALONE: Readonly<Record<string, string>> = {
  startImport: 'two files are read at once, not more', simulateShopperEvents: 'runs at once may take the same number, and the later ones begin again: they take long enough to be refused in the end',
};

/** Does the same several times at once on a server, whose transactions run side by side: each is done, or refused as it would be alone, and nothing is refused because others were faster. */
async function atOnce({ field, input, selection }: { field: string; input: string; selection: string }): Promise<void> {
  if (!IS_ON_SERVER || field in ALONE) return;
  const said = await Promise.all(Array.from({ length: CALLS_AT_ONCE }, async () => (await foundBy(() => world.ask(field, 'mutation', [input, selection], world.staff))).said));
  const changed = await states();
  for (const [index, database] of world.databases.entries()) await restore(database, { from: changed[index]!, to: stored[index]! });
  expect(said.filter((one) => /^(?:CONFLICT|INTERNAL|UNAVAILABLE) /.test(one))).toEqual([]);
}

const rehearse = async (field: string, input: string): Promise<unknown> => {
  const answers = world.opened.map(([, { schema }]) => schema.getMutationType()?.getFields()[field]).find((one) => one !== undefined)!.type;
  const selection = everythingOf(answers);
  const key = keyFor(field);
  const said = async (dryRun: string) => (await foundBy(() => world.ask(field, 'mutation', [`${input}${input === '' ? '' : ', '}dryRun: ${dryRun}`, selection], world.staff, key))).said;
  const dry = await said('true');
  const rehearsed = await states();
  expect(stored.flatMap((state, index) => changedTables(state, rehearsed[index]!))).toEqual([]);
  const wet = await said('false');
  const changed = await states();
  const again = key && await said('false');
  const repeated = key ? await states() : changed;
  for (const [index, database] of world.databases.entries()) await restore(database, { from: repeated[index]!, to: stored[index]! });
  await atOnce({ field, input, selection });
  if (key) expect([again, changed.flatMap((state, index) => changedTables(state, repeated[index]!))]).toEqual([wet, []]);
  const [rehearsedAnswer, answer] = [dry, wet].map(withoutNewIds).map((text) => (/^[A-Z_]+ /.test(text) ? text : JSON.parse(text) as unknown));
  expect(rehearsedAnswer).toEqual(answer);
  if (typeof answer !== 'string') succeeded.push(field);
  return answer;
};

test.each(NAMING.filter(({ field }) => OF_PEOPLE.includes(field)))('a dry run of $field answers what it would, and stores nothing; with a key it is done once', async ({ field, kind, input }) => {
  await rehearse(field, input.replaceAll('$', JSON.stringify(names[kind][0])).replace('@line', names.line).replace('@return', String(names.return[1])).replace('@refund', String(names.refund[0])).replace('@contact', String(names.otherContact[0])).replace('@person', String(names.person[0])));
});

test.each(MADE)('a dry run of %s answers what it would, and stores nothing; with a key it is done once', (field, input) => rehearse(field, input));

test.each(WITH_OTHERS)('a dry run of %s answers the records beside it as they would be', async (field, input) => {
  const answer = await rehearse(field, input.replaceAll('@part', waiting.part).replaceAll('@line', waiting.line).replaceAll('@shipped', names.line).replaceAll('@return', String(names.return[1])));
  expect(answer).not.toEqual(expect.any(String));
});

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
