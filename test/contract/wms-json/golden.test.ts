import { goldenBytes, withoutChance } from '../../kit/golden.js';
import { MUG, openWms, TEE, type Wms } from './wms.js';

let wms: Wms;
beforeAll(async () => {
  wms = await openWms();
  await wms.carrier('brt');
  await wms.set({ labelsEnabled: true, documentsEnabled: true, itemRegistryEnabled: true, couriers: [{ value: 'brt', code: 'BRT' }] });
});
afterAll(() => wms.close());

async function compare(name: string, method: 'GET' | 'POST' | 'PUT', path: string, body?: object): Promise<void> { // eslint-disable-line @typescript-eslint/max-params -- read as a sentence
  const response = await wms.fetchAt(`/V1/${path}`, { method, ...(body !== undefined && { body: JSON.stringify(body) }) });
  const received = withoutChance(Buffer.from(await response.arrayBuffer()));
  const kept = goldenBytes(`test/contract/wms-json/golden/${name}.json`);
  expect([name, response.status, response.headers.get('content-type'), received.toString()]).toEqual([name, 200, 'application/json; charset=utf-8', kept.toString()]);
  expect(received.equals(kept)).toBe(true);
}

test('orders answer their golden bytes from the first download to the manifest [B-GOLDEN-1] [B-ORDER-1] [B-NEW-ENVELOPE]', async () => {
  await compare('Stock-Update', 'PUT', 'Stock/Update', { ProductList: [{ Sku: MUG, Quantity: 40 }] });
  await wms.place('#1042', [['MUG', 2], ['TEE', 1]], { notes: 'Confezione “regalo” €', language: 'it' });
  await wms.place('#1043', [['MUG', 1]], { customer: { email: 'zoë@example.test' }, shipping: { methodCode: 'x', carrierCode: 'brt', type: 'EXPRESS' } });
  await wms.place('#1044', [['MUG', 1]]);
  await compare('Orders-New', 'GET', 'Orders/New');
  await compare('Orders-Acknowledge', 'POST', 'Orders/Acknowledge', [{ OmsOrderNumber: '#1042', Success: true }, { OmsOrderNumber: '#1043', Success: false, ErrorCode: 'NO-STOCK' }, { OmsOrderNumber: '#1044', Success: 'True' }]);
  await compare('Orders-Processed', 'POST', 'Orders/Processed', { OmsOrderNumber: '#1042', ParcelQty: 1, ProductList: [{ Sku: MUG, Quantity: 2 }, { Sku: TEE, Quantity: 1 }] });
  await compare('Labels-Add', 'POST', 'Labels/Add', { OmsOrderNumber: '#1042', ParcelQty: 2 });
  await compare('Labels-Add.again', 'POST', 'Labels/Add', { OmsOrderNumber: '#1042', ParcelQty: 2 });
  await compare('Labels-Get', 'GET', 'Labels/Get?OmsOrderNumber=%231042');
  await compare('Labels-Delete', 'POST', 'Labels/Delete', { OmsOrderNumber: '#1042', IdLabel: 2 });
  await wms.asStaff('mutation L($input: SaveLetterheadInput!) { saveLetterhead(input: $input) { name } }', { input: { name: 'Lume', address: { city: 'Milano', countryCode: 'IT' } } });
  await wms.asStaff('mutation G($input: GenerateDocumentsInput!) { generateDocuments(input: $input) { id } }', { input: { reference: '1042', types: ['INVOICE'] } });
  await compare('Documents-Get', 'GET', 'Documents/Get?OmsOrderNumber=%231042');
  await compare('Orders-Shipped', 'POST', 'Orders/Shipped', { OmsOrderNumber: '#1042', Courier: 'BRT', Waybill: 'B1' });
  await compare('Labels-Close', 'POST', 'Labels/Close', {});
  await compare('Orders-Canceled', 'POST', 'Orders/Canceled', { OmsOrderNumber: '#1044', Reason: 'Broken' });
});

test('returns and the item registry answer their golden bytes [B-GOLDEN-1] [B-RETURNS-NEW-1] [B-CATALOGUE-1]', async () => {
  await wms.asStaff('mutation A($input: AnnounceReturnInput!) { announceReturn(input: $input) { number } }',
    { input: { orderReference: '#1042', carrierCode: 'brt', trackingNumbers: ['R-T1'], notes: 'Vetro', lines: [{ sku: 'MUG', quantity: 1, reasonCode: 'size' }] } });
  await wms.asStaff('mutation A($input: AnnounceReturnInput!) { announceReturn(input: $input) { number } }', { input: { orderReference: '#1042', lines: [{ sku: 'TEE', quantity: 1 }] } });
  await compare('Returns-New', 'GET', 'Returns/New');
  await compare('Returns-Acknowledge', 'POST', 'Returns/Acknowledge', [{ OmsReturnNumber: 'R1001', Success: true }]);
  await compare('Return-Update', 'POST', 'Return/Update', { OmsOrderNumber: '#1042', ExternalReference1: 'R1001', ProductList: [{ Sku: MUG, QuantityReturned: 1, Classification: 'Sellable' }] });
  await compare('Returns-Canceled', 'POST', 'Returns/Canceled', { OmsReturnNumber: 'R1002' });
  await compare('Catalogue', 'POST', 'Catalogue', { ProductList: [{ Sku: 'W-1', EAN: MUG, Title: 'Mug' }] });
});
