import { ALERT_TYPES, type AlertType } from '../../../subgraphs/orders/alerts/alert.js';
import { openCompany, staffOf } from '../../kit/company.js';
import { manualClock } from '../../kit/manual-clock.js';
import { openGraph, type OpenGraph } from '../../kit/open-graph.js';

let graph: OpenGraph;
let companyId: number;
const ids = { order: '', return: '018f0000-0000-7000-8000-0000000000b1', location: '', connection: '' };
let raised = 0;

beforeAll(async () => {
  graph = await openGraph(manualClock('2026-03-10T08:00:00.000Z'), { subgraphs: ['orders', 'identity'] });
  const lume = await openCompany(graph);
  companyId = lume.company;
  await lume.publishItems();
  ids.location = await lume.warehouse('MI1');
  ids.order = (await lume.place('A1', [['MUG', 1]])).placeOrder.id;
  ids.connection = (await lume.connection('COMMERCE', { name: 'Milano WMS', scopes: ['orders:read'] })).id;
  await graph.database('orders').inTransaction((transaction) => transaction.execute('DELETE FROM alert WHERE company_id = ?', [companyId]));
});
afterAll(() => graph.close());
afterEach(() => graph.database('orders').inTransaction((transaction) => transaction.execute('DELETE FROM alert WHERE company_id = ?', [companyId])));

const raise = (type: AlertType, subject: string | null) => {
  raised += 1;
  return graph.database('orders').inTransaction((transaction) => transaction.execute('INSERT INTO alert (company_id, id, type, subject, message, raised_at, resolved_at) VALUES (?, ?, ?, ?, ?, ?, NULL)', [
    companyId, `018f0000-0000-7000-8000-00000000a${String(100 + raised)}`, type, subject, 'x', '2026-03-10T08:00:00.000Z']));
};
const LIST = `{ alerts(first: 500) { nodes { type subject about { __typename
  ... on Order { number } ... on Return { number } ... on Location { code } ... on Connection { id name } } } } }`;
const alerts = async () => (await graph.run(LIST, {}, staffOf(companyId))).alerts.nodes;

test('an alert is about a record of the kind its type says', async () => {
  await raise('UNALLOCATED', ids.order);
  await raise('UNKNOWN_BARCODE', ids.location);
  await raise('WEBHOOK_GIVEN_UP', ids.connection);
  expect(await alerts()).toEqual([
    { type: 'WEBHOOK_GIVEN_UP', subject: ids.connection, about: { __typename: 'Connection', id: ids.connection, name: 'Milano WMS' } },
    { type: 'UNKNOWN_BARCODE', subject: ids.location, about: { __typename: 'Location', code: 'MI1' } },
    { type: 'UNALLOCATED', subject: ids.order, about: { __typename: 'Order', number: '#A1' } },
  ]);
});

test('an alert about nothing, a record that cannot be read or one that is gone has no record', async () => {
  await raise('RECORD_UNREADABLE', ids.order);
  await raise('UNKNOWN_BARCODE', null);
  await raise('RETURN_REFUSED', ids.return);
  expect((await alerts()).map(({ about }: { about: unknown }) => about)).toEqual([null, null, null]);
});

test('every type of alert is a value of the enum', async () => {
  for (const type of ALERT_TYPES) await raise(type, null);
  expect((await alerts()).map(({ type }: { type: string }) => type)).toEqual(ALERT_TYPES.toReversed());
});

test('what a connection is called stays with those who may manage connections', async () => {
  await raise('WAREHOUSE_SILENT', ids.connection);
  await expect(graph.run(LIST, {}, staffOf(companyId, ['company.read', 'commerce.read']))).rejects.toMatchObject({ code: 'FORBIDDEN', details: { permission: 'company.manage' } });
  const { alerts: { nodes } } = await graph.run('{ alerts { nodes { about { ... on Connection { id } } } } }', {}, staffOf(companyId, ['company.read', 'commerce.read']));
  expect(nodes).toMatchObject([{ about: { id: ids.connection } }]);
});
