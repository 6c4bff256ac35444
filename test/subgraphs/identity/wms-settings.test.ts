import { staffOf, testIdentity, type TestIdentity } from '../../kit/identity.js';

const UPDATE = `mutation U($input: UpdateConnectionInput!) { updateConnection(input: $input) { kind
  wmsJson { preparationTypes { value code } couriers { value code } priorities { countryCode priority } languages { value code } labelsEnabled documentsEnabled itemRegistryEnabled itemKey }
  wmsXml { orderStates { value code } returnStates { value code } returnReasons { value code } countries { value code } ordersPerCall labelsEnabled } } }`;
const AUTHENTICATE = 'mutation A($input: AuthenticateInput!) { authenticate(input: $input) { connection { settings } } }';
const JSON_DEFAULTS = {
  preparationTypes: [], couriers: [], priorities: [], languages: [], labelsEnabled: false, documentsEnabled: false, itemRegistryEnabled: false, itemKey: 'BARCODE',
};
const XML_DEFAULTS = { orderStates: [], returnStates: [], returnReasons: [], countries: [], ordersPerCall: 500, labelsEnabled: false };

let identity: TestIdentity;
let companyId: number;

beforeAll(async () => {
  identity = await testIdentity();
  companyId = await identity.company('Casa Verde');
});
afterAll(() => identity.subgraph.close());

const update = async (input: Readonly<Record<string, unknown>>) => (await identity.run(UPDATE, { input }, staffOf(companyId))).updateConnection;

it('are the documented defaults until the merchant sets them', async () => {
  const json = await identity.connect(companyId, { kind: 'WMS_JSON' });
  const xml = await identity.connect(companyId, { kind: 'WMS_XML' });
  const other = await identity.connect(companyId, { kind: 'COMMERCE' });
  expect(await update({ id: json.connection.id })).toEqual({ kind: 'WMS_JSON', wmsJson: JSON_DEFAULTS, wmsXml: null });
  expect(await update({ id: xml.connection.id })).toEqual({ kind: 'WMS_XML', wmsJson: null, wmsXml: XML_DEFAULTS });
  expect(await update({ id: other.connection.id })).toEqual({ kind: 'COMMERCE', wmsJson: null, wmsXml: null });
});

it('keep their values when absent, return to the default with null, and reach the surfaces', async () => {
  const { connection: { id }, apiKey } = await identity.connect(companyId, { kind: 'WMS_JSON' });
  const couriers = [{ value: 'dhl', code: 'DHL Express' }];
  await update({ id, wmsJson: { couriers, labelsEnabled: true } });
  await update({ id, wmsJson: { itemKey: 'SKU', labelsEnabled: null } });
  const after = { ...JSON_DEFAULTS, couriers, itemKey: 'SKU' };
  expect((await update({ id, name: 'Bologna' })).wmsJson).toEqual(after);
  const { authenticate } = await identity.run(AUTHENTICATE, { input: { surface: 'wms-json', kind: 'WMS_JSON', address: '192.0.2.1', apiKey } });
  expect(authenticate).toEqual({ connection: { settings: after } });
});

it('map up to 500 values', async () => {
  const { connection: { id } } = await identity.connect(companyId, { kind: 'WMS_JSON' });
  const couriers = (count: number) => Array.from({ length: count }, (_, at) => ({ value: `c${String(at)}`, code: 'X' }));
  expect((await update({ id, wmsJson: { couriers: couriers(500) } })).wmsJson.couriers).toHaveLength(500);
  await expect(update({ id, wmsJson: { couriers: couriers(501) } })).rejects.toMatchObject({ code: 'BAD_INPUT', details: { 'wmsJson.couriers': ['must have at most 500 entries'] } });
});

it.each([
  ['wmsJson', { priorities: [{ countryCode: 'it', priority: 1 }] }, { 'wmsJson.priorities.0': ['must be a country code in capitals'] }],
  ['wmsJson', { priorities: [{ countryCode: 'UK', priority: 1 }] }, { 'wmsJson.priorities.0': ['must be an ISO 3166-1 alpha-2 code: GB, not UK'] }],
  ['wmsJson', { priorities: [{ countryCode: 'IT', priority: 0 }] }, { 'wmsJson.priorities.0': ['must have a priority from 1 to 99'] }],
  ['wmsJson', { couriers: [{ value: 'dhl', code: 'A' }, { value: 'dhl', code: 'B' }] }, { 'wmsJson.couriers.1': ['appears twice'] }],
  ['wmsJson', { couriers: [{ value: 'dhl', code: ' ' }] }, { 'wmsJson.couriers.0': ['must have a code of at most 64 characters'] }],
  ['wmsXml', { ordersPerCall: 500 }, { wmsXml: ['is for another kind of connection'] }],
])('refuse %s %j', async (...[field, settings, details]) => {
  const { connection: { id } } = await identity.connect(companyId, { kind: 'WMS_JSON' });
  await expect(update({ id, [field]: settings })).rejects.toMatchObject({ code: 'BAD_INPUT', details });
});
