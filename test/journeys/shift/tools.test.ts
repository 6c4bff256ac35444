import { createHash } from 'node:crypto';
import { pageSections, sectionOf } from './graph-page.js';
import { openShift, type Shift } from './open-shift.js';

const EVA = { email: 'eva@example.test' };
let shift: Shift;
beforeAll(async () => {
  shift = await openShift();
  await shift.place('#6001', [['MUG', 1]]);
  await shift.place('#6002', [['TEE', 2]]);
  await shift.place('#6003', [['MUG', 1]], { customer: { name: 'Eva Russo', ...EVA } });
  await shift.change('cancelOrder', { reference: '6003', reason: 'customer' });
});
afterAll(() => shift.close());

const BO = { email: 'bo@example.test' };

/** The sections that no task of the shift sends, in the order of the page: what they are called with, and what they answer. */
const TOOLS: readonly (readonly [section: string, name: string, variables: object, answer: object])[] = [
  ['Search and filters', 'FindOrders', { search: 'verdi' }, { orders: { nodes: [{ number: '#6002', totals: { total: { amount: '50.00', currency: 'EUR' } } }, { number: '#6001', totals: { total: { amount: '19.90', currency: 'EUR' } } }], pageInfo: { hasNextPage: false } } }],
  ['Counts', 'Counts', {}, { orderCounts: { total: 3, byStatus: expect.arrayContaining([{ status: 'IN_FULFILLMENT', count: 2, precision: 'EXACT' }]) } }],
  ['Shipments by status', 'LostShipments', {}, { shipments: { nodes: [] } }],
  ['Dry runs', 'TryToCancel', { reference: '6001' }, { cancelOrder: { number: '#6001', status: 'CANCELLED' } }],
  ['Bulk operations', 'HoldMany', { references: ['6001', '9999'] }, { holdOrders: { changed: 1, refused: 1, orders: [{ reference: '6001', order: { status: 'ON_HOLD' }, refusal: null }, { reference: '9999', order: null, refusal: { code: 'ORDER_NOT_FOUND' } }] } }],
  ['Bulk operations', 'HoldAsJob', { references: ['6001', '6002'] }, { startHoldOrders: { status: 'QUEUED', total: 2 } }],
  ['Bulk operations', 'JobProgress', {}, { bulkJobs: { nodes: [{ status: 'QUEUED', progress: 0, changed: 0, refused: 0, results: { nodes: [] } }] } }],
  ['Notes, tags and metadata', 'Annotate', { reference: '6002' }, { addNote: { author: 'ada@example.test', text: 'Calls back on Monday' }, tagOrder: { tags: ['vip'] }, setMetadata: [{ namespace: 'crm', key: 'case', value: 'C-17' }] }],
  ['Customers', 'CustomerOnRequest', BO, { customer: { name: 'Bo Verdi', orderCount: 2, totals: [{ amount: '69.90', currency: 'EUR' }], orders: { nodes: [{ number: '#6002' }, { number: '#6001' }] } }, exportCustomer: expect.any(Object) }],
  ['Customers', 'TryToErase', EVA, { eraseCustomer: { orderCount: 1, returnCount: 0 } }],
  ['Audit log', 'AuditOfHolds', {}, { ordersAuditLog: { nodes: [{ operation: 'holdOrders', actor: 'ada@example.test' }] } }],
  ['Failed work', 'FailedWork', {}, { failedDeliveries: [], failedMails: [], failedLabels: [], ordersFailedEvents: [], identityFailedEvents: [], catalogFailedEvents: [] }],
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

test('every operation of the page belongs to a task of the shift or to a tool', () => {
  const tasks = ['Late order', 'Split', 'Reroute', 'Wrong address', 'Partial refund', 'Lost parcel', 'Silent warehouse', 'Unknown return', 'Stock difference', 'New connection', 'Failed webhook', "Month's export"];
  const sections = pageSections();
  expect(sections.slice(0, tasks.length).map(({ heading }) => heading.slice(0, heading.indexOf(':')))).toEqual(tasks);
  expect(sections.slice(tasks.length).flatMap(({ heading, operations }) => [...operations.keys()].map((name) => [heading, name]))).toEqual(TOOLS.map(([section, name]) => [section, name]));
});
