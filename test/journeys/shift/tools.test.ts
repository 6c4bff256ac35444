import { createHash } from 'node:crypto';
import { buildClientSchema, getIntrospectionQuery, parse, type IntrospectionQuery, type OperationDefinitionNode } from 'graphql';
import { getVariableValues } from 'graphql/execution/values.js';
import { MOST_PER_PAGE } from '#subgraph-kit/connection.js';
import { CALLS_A_MINUTE } from '../../../gateway/server/people/admit-people.js';
import { MOST_COST } from '../../../gateway/server/people/operation-cost.js';
import { FIELDS_A_MINUTE } from '../../../gateway/server/people/spend-fields.js';
import { pageSections, readPage, sectionOf } from './graph-page.js';
import { openShift, type Shift } from './open-shift.js';

const EVA = { email: 'eva@example.test' };
let shift: Shift;
beforeAll(async () => {
  shift = await openShift();
  await shift.place('#6001', [['MUG', 1]]);
  await shift.place('#6002', [['TEE', 2]], { servicePromise: '2026-11-20' });
  await shift.place('#6003', [['MUG', 1]], { customer: { name: 'Eva Russo', ...EVA } });
  await shift.change('cancelOrder', { reference: '6003', reason: 'customer' });
  await shift.count();
  shift.clock.turn(60_000); // what was just placed is past
});
afterAll(() => shift.close());

/** The variables that the page shows with an operation. */
function variablesOn(name: string): object {
  return pageSections().flatMap(({ variables }) => variables).find(({ operation }) => operation.includes(` ${name}(`))?.values ?? {};
}

const BO = { email: 'bo@example.test' };

/** The sections that no task of the shift sends, in the order of the page: what they are called with, and what they answer. */
const TOOLS: readonly (readonly [section: string, name: string, variables: object, answer: object])[] = [
  ['Search and filters', 'WaitsHere', { locationCode: 'MI1' }, { fulfillmentOrders: { nodes: [] } }],
  ['Search and filters', 'LargeOpenOrders', { from: { amount: '45.00', currency: 'EUR' } }, { orders: { nodes: [{ number: '#6002', status: 'IN_FULFILLMENT', totals: { total: { amount: '50.00', currency: 'EUR' } } }] } }],
  ['Search and filters', 'FindOrders', { search: 'verdi' }, { orders: { nodes: [{ number: '#6002', totals: { total: { amount: '50.00', currency: 'EUR' } } }, { number: '#6001', totals: { total: { amount: '19.90', currency: 'EUR' } } }], pageInfo: { hasNextPage: false } } }],
  ['The delivery promise', 'CloseForAWeek', { location: 'MI1' }, { saveLocationCalendar: { code: 'MI1', calendar: { isUsual: false, closures: [{ from: '2026-12-28', to: '2027-01-03', reason: 'Stocktaking' }] } } }],
  ['The delivery promise', 'HolidaysOfHesse', { location: 'LY1' }, { saveLocationCalendar: { code: 'LY1', calendar: { holidays: { countryCode: 'DE', region: 'HE' } } } }],
  ['The delivery promise', 'CutoffAndCapacity', { location: 'LY1' }, { saveLocationCalendar: { calendar: { preparationDays: 0, methods: [{ method: 'STANDARD', cutoff: '14:30', dailyCapacity: 300 }, { method: 'EXPRESS', cutoff: '16:00', dailyCapacity: null }] } } }],
  ['The delivery promise', 'TransitTimes', {}, { transitTimes: [] }],
  ['The delivery promise', 'SaveTransitTimes', variablesOn('SaveTransitTimes'), { saveTransitTimes: [{ countryCode: 'FR', shippingType: 'STANDARD', minDays: 2, maxDays: 4 }, { countryCode: 'IT', shippingType: 'STANDARD', minDays: 1, maxDays: 2 }, { countryCode: 'IT', shippingType: 'EXPRESS', minDays: 1, maxDays: 1 }] }],
  ['The delivery promise', 'ServicePolicies', {}, { servicePolicies: [] }],
  ['The delivery promise', 'SaveServicePolicies', variablesOn('SaveServicePolicies'), { saveServicePolicies: [{ name: 'Islands', priority: 10, extraDays: 0, bufferDays: 1 }] }],
  ['The delivery promise', 'SavePromiseSettings', {}, { savePromiseSettings: { defaultChannel: 'platform_api', pickup: true, cacheSeconds: 60 } }],
  ['The delivery promise', 'SetIncoming', { input: { locationCode: 'MI1', items: [{ sku: 'LAMP', arrivals: [{ quantity: 40, expectedAt: '2026-12-14T08:00:00Z' }] }] } }, { setIncomingStock: 1 }],
  ['The delivery promise', 'ExplainPromise', { sku: 'MUG' }, { explainPromise: { options: expect.arrayContaining([{
    option: { method: 'STANDARD', status: 'IN_STOCK', availableFrom: null, orderBy: '2026-11-23T13:30:00.000Z', shipsOn: '2026-11-23', deliveryFrom: '2026-11-24', deliveryTo: '2026-11-25' }, rule: null, policy: null, carrier: 'BRT', arrivesOn: null,
    parts: [{ location: { code: 'LY1' }, units: [{ sku: 'MUG', quantity: 1, available: 20 }], steps: ['2026-11-21: nobody works on a Saturday', '2026-11-22: nobody works on a Sunday'] }], steps: ['1 to 2 working days with the carrier'],
  }]) } }],
  ['The delivery promise', 'TryCutoff', { sku: 'MUG', location: 'LY1' }, { explainPromise: { options: expect.arrayContaining([{
    option: { method: 'STANDARD', shipsOn: '2026-11-23', deliveryTo: '2026-11-25' },
    parts: [{ decisions: [{ kind: 'DAY_OFF', day: '2026-11-21', cutoff: null, name: null }, { kind: 'DAY_OFF', day: '2026-11-22', cutoff: null, name: null }] }],
    candidates: expect.arrayContaining([{ location: { code: 'LY1' }, outcome: 'CHOSEN', stock: [{ sku: 'MUG', wanted: 1, available: 20 }], shipsOn: '2026-11-23', deliveryTo: '2026-11-25' }]),
  }]) } }],
  ['The delivery promise', 'PromisesOfPage', { skus: [{ sku: 'MUG', quantity: 1 }, { sku: 'NOPE', quantity: 1 }] }, { promises: [{ items: [{ sku: 'MUG', known: true }], options: expect.arrayContaining([{ method: 'EXPRESS', status: 'IN_STOCK', deliveryFrom: '2026-11-24', deliveryTo: '2026-11-24' }]) }, { items: [{ sku: 'NOPE', known: false }], options: [] }] }],
  ['Promised days', 'LateAgainstPromise', {}, { orderCounts: { total: 1, byStatus: expect.arrayContaining([{ status: 'IN_FULFILLMENT', count: 1, precision: 'EXACT' }]) }, orders: { nodes: [{ number: '#6002', status: 'IN_FULFILLMENT', promisedOn: '2026-11-20', onHold: false, waitingFor: [], shipments: [] }] } }],
  ['Promised days', 'ShipsLate', {}, { orderCounts: { total: 0, precision: 'EXACT' }, fulfillmentOrders: { nodes: [] } }],
  ['Promised days', 'KeptPromises', {}, { keptPromises: { rows: [{ key: 'MI1', promised: 1, kept: 0, late: 1, open: 0, rate: 0 }], total: { promised: 1, late: 1 } } }],
  ['Promised days', 'TryACutoff', {}, { simulatePromise: { orders: 2, cut: false, sooner: 0, later: 0, same: 2, examples: [] } }],
  ['Figures', 'SalesByWeek', {}, { salesFigures: { timeZone: 'Europe/Rome', rows: [{ key: '2026-11-16', orders: 2, cancelled: 1, units: 3, total: { amount: '69.90', currency: 'EUR' }, averageOrder: { amount: '34.95' }, returnRate: 0 }], totals: [{ orders: 2, units: 3 }] } }],
  ['Figures', 'ComesBack', {}, { productFigures: { rows: [], endCursor: null }, returnReasons: { rows: [] } }],
  ['Figures', 'RunsOutSoon', {}, { stockCover: { endCursor: null } }],
  ['Figures', 'KeptInTheYear', {}, { promiseFigures: { total: { promised: 1, kept: 0 } } }],
  ['Figures', 'Storefronts', {}, { storefrontFigures: { channels: [], totals: { sessions: 0, purchases: 0 } }, viewedProducts: [], campaignFigures: [], abandonedCartTotals: [] }],
  ['Counts', 'Counts', {}, { orderCounts: { total: 3, byStatus: expect.arrayContaining([{ status: 'IN_FULFILLMENT', count: 2, precision: 'EXACT' }]) } }],
  ['Shipments by status', 'LostShipments', {}, { shipments: { nodes: [] } }],
  ['Dry runs', 'TryToCancel', { reference: '6001' }, { cancelOrder: { number: '#6001', status: 'CANCELLED' } }],
  ['Bulk operations', 'HoldMany', { references: ['6001', '9999'] }, { holdOrders: { changed: 1, refused: 1, orders: [{ reference: '6001', order: { status: 'ON_HOLD' }, refusal: null }, { reference: '9999', order: null, refusal: { code: 'ORDER_NOT_FOUND' } }] } }],
  ['Bulk operations', 'HoldAsJob', { references: ['6001', '6002'] }, { startHoldOrders: { status: 'QUEUED', total: 2 } }],
  ['Bulk operations', 'JobProgress', {}, { bulkJobs: { nodes: [{ status: 'QUEUED', progress: 0, changed: 0, refused: 0, results: { nodes: [] } }] } }],
  ['Holds', 'HoldForFraud', { reference: '6002' }, { holdOrder: { number: '#6002', onHold: true, holdKind: 'FRAUD', holdReason: 'Three cards tried' } }],
  ['Notes, tags and metadata', 'Annotate', { reference: '6002' }, { addNote: { author: 'ada@example.test', text: 'Calls back on Monday' }, tagOrder: { tags: ['vip'] }, setMetadata: [{ namespace: 'crm', key: 'case', value: 'C-17' }] }],
  ['Customers', 'CustomerOnRequest', BO, { customer: { name: 'Bo Verdi', orderCount: 2, totals: [{ amount: '69.90', currency: 'EUR' }], orders: { nodes: [{ number: '#6002' }, { number: '#6001' }] } }, exportCustomer: expect.any(Object) }],
  ['Customers', 'TryToErase', EVA, { eraseCustomer: { orderCount: 1, returnCount: 0 } }],
  ['Audit log', 'AuditOfHolds', {}, { ordersAuditLog: { nodes: [{ operation: 'holdOrders', actor: 'ada@example.test' }] } }],
  ['Failed work', 'FailedWork', {}, { failedDeliveries: [], failedMails: [], failedLabels: [], ordersFailedEvents: [], identityFailedEvents: [], catalogFailedEvents: [] }],
  ['People, roles and tokens', 'People', {}, { people: { nodes: [{ email: 'ada@example.test', companyRole: 'OWNER' }] } }],
  ['People, roles and tokens', 'AddColleague', { input: { email: 'kim@example.test', name: 'Kim', role: 'MEMBER', moduleRoles: { commerce: 'VIEWER' } } }, { addPerson: { person: { email: 'kim@example.test', permissions: expect.arrayContaining(['commerce.read']) }, oneTimePassword: expect.any(String) } }],
  ['People, roles and tokens', 'TokenForReports', {}, { createToken: { token: expect.stringMatching(/^pst_/), staffToken: { name: 'reports', permissions: ['company.read', 'commerce.read'] } } }],
  ['People, roles and tokens', 'WhatActsForMe', {}, { sessions: [], connectedApps: [] }],
  ['People, roles and tokens', 'NoAssistantsInBrain', {}, { setAssistantModules: { name: 'Lume', assistantModulesOff: ['brain'] } }],
  ['People, roles and tokens', 'TimesOfCompany', {}, { setCompanyTimeZone: { name: 'Lume', timeZone: 'Europe/Paris' } }],
  ['People, roles and tokens', 'WhatAssistantsDid', {}, { assistantCalls: { nodes: [] } }],
  ['Persisted queries', 'Persisted', {}, { orderCounts: { total: 3 } }],
];

test.each(TOOLS)('the page on %s answers as it says: %s', async (...[section, name, variables, answer]) => {
  expect(await shift.ask(sectionOf(section).operations.get(name) ?? '', variables)).toMatchObject(answer);
});

test('a persisted query runs by its hash once its text was sent with it', async () => {
  const text = sectionOf('Persisted queries').operations.get('Persisted') ?? '';
  const extensions = { persistedQuery: { version: 1, sha256Hash: createHash('sha256').update(text).digest('hex') } };
  expect(await shift.answer({ extensions })).toMatchObject({ errors: [{ message: 'PersistedQueryNotFound' }] });
  for (const query of [{ query: text }, {}]) expect(await shift.answer({ ...query, extensions })).toEqual({ data: { orderCounts: { total: 3 } } });
});

const STORE = 'A store without a system';

test('the page on a store without a system takes an order from the list to the carrier', async () => {
  await shift.place('#6004', [['MUG', 2]], { locationCode: 'ROMA' });
  const { heading, operations } = sectionOf(STORE);
  expect(heading).toBe(STORE);
  const send = (name: string, variables: object) => shift.ask(operations.get(name) ?? '', variables);
  expect(await send('WorkOfStore', { locationCode: 'ROMA' })).toMatchObject({ fulfillmentOrders: { nodes: [{ number: '#6004', lines: [{ sku: 'MUG', quantityOpen: 2 }] }] } });
  expect(await send('PickupsOfStore', { locationCode: 'ROMA' })).toEqual({ fulfillmentOrders: { nodes: [] } });
  expect(await send('PickupsOnShelf', { locationCode: 'ROMA' })).toEqual({ fulfillmentOrders: { nodes: [] } });
  expect(await send('PickupsNobodyCollects', { before: '2999-01-01T00:00:00.000Z' })).toEqual({ orders: { nodes: [] } });
  expect(await send('PickAtStore', { reference: '6004' })).toMatchObject({ acceptAtLocation: { status: 'ACCEPTED' }, pickAtLocation: { status: 'PROCESSED', lines: [{ sku: 'MUG', quantityPicked: 2 }] } });
  expect(await send('ShipFromStore', { reference: '6004', trackingNumber: 'BR1' })).toMatchObject({ shipAtLocation: { status: 'SHIPPED', shipments: [{ carrierCode: 'brt', trackingNumbers: ['BR1'] }] } });
  const { announceReturn: { number: reference, lines: [{ lineId }] } } = await shift.ask('mutation { announceReturn(input: { orderReference: "6004", method: IN_STORE, lines: [{ sku: "MUG", quantity: 1 }] }) { number lines { lineId } } }');
  expect(await send('ReturnsToStore', { locationCode: 'ROMA' })).toMatchObject({ returns: { nodes: [{ number: reference, method: 'IN_STORE', lines: [{ lineId, sku: 'MUG', quantityExpected: 1 }] }] } });
  expect(await send('ReceiveAtStore', { reference, lineId })).toEqual({ receiveReturnAtLocation: { status: 'NOT_COMPLIANT', compliant: false, outcome: { missing: [], notSellable: [{ sku: 'MUG', quantity: 1 }] } } });
  expect(await send('CountStore', { locationCode: 'ROMA', items: [{ sku: 'MUG', quantity: 12 }] })).toEqual({ countStock: { updated: 1 } });
});

test('variables stand on the page as their operations take them', async () => {
  const schema = buildClientSchema(await shift.ask(getIntrospectionQuery()) as IntrospectionQuery);
  const shown = pageSections().flatMap(({ variables }) => variables);
  expect(shown.length).toBeGreaterThan(8);
  for (const { operation, values } of shown) {
    const definitions = (parse(operation).definitions[0] as OperationDefinitionNode).variableDefinitions ?? [];
    expect(Object.keys(values)).toEqual(definitions.map(({ variable }) => variable.name.value));
    expect(getVariableValues(schema, definitions, values).errors).toBeUndefined();
  }
});

test('a refusal and the limits stand on the page as they are', async () => {
  const page = readPage();
  const refused = await shift.answer({ query: 'mutation H($reason: String!) { holdOrder(input: { reference: "6001", reason: $reason }) { number } }', variables: { reason: 'x'.repeat(201) } });
  expect(page).toContain(JSON.stringify(refused));
  for (const limit of [MOST_PER_PAGE, MOST_COST, FIELDS_A_MINUTE, CALLS_A_MINUTE.person]) expect(page).toContain(limit.toLocaleString('en'));
});

test('every operation of the page belongs to a task of the shift or to a tool', () => {
  const tasks = ['Late order', 'Split', 'Reroute', 'Wrong address', 'Partial refund', 'Lost parcel', 'Silent warehouse', 'Unknown return', 'Stock difference', 'New connection', 'Failed webhook', "Month's export"];
  const sections = pageSections();
  expect(sections.slice(0, tasks.length).map(({ heading }) => heading.slice(0, heading.indexOf(':')))).toEqual(tasks);
  expect(sections.slice(tasks.length).flatMap(({ heading, operations }) => [...operations.keys()].map((name) => [heading, name]))).toEqual([...TOOLS.map(([section, name]) => [section, name]), ...[...sectionOf(STORE).operations.keys()].map((name) => [STORE, name])]);
});
