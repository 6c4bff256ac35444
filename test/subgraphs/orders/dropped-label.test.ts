import { catalogEvents, system, testOrders, warehouse, type TestOrders } from '../../kit/orders.js';

let orders: TestOrders;
beforeAll(async () => { orders = await testOrders(); });
afterAll(() => orders.subgraph.close());

const address = { lastName: 'Rossi', address1: 'Via Roma 1', city: 'Milano', postalCode: '20121', countryCode: 'IT' };

test('dropping a label answers that it existed the first time, and not again', async () => {
  const { createLocation: { id } } = await orders.run('mutation C($input: CreateLocationInput!) { createLocation(input: $input) { id } }',
    { input: { code: 'MI1', name: 'Milano', kind: 'WAREHOUSE', countryCode: 'IT', timeZone: 'Europe/Rome', labelsBy: 'PLATFORM', address } });
  await orders.run('mutation S($input: SaveCarrierInput!) { saveCarrier(input: $input) { code } }', { input: { code: 'swift', name: 'Swift', trackingPrefix: 'SW' } });
  await orders.run('mutation P($input: ProjectCatalogEventsInput!) { projectCatalogEvents(input: $input) }',
    catalogEvents(7, [{ variantId: '018f0000-0000-7000-8000-000000000001', sku: 'TEE', barcode: '4006381333931', title: 'Tee', weightG: 180 }]), { principal: system });
  const { placeOrder: { number: reference } } = await orders.run('mutation O($input: PlaceOrderInput!) { placeOrder(input: $input) { number } }', { input: {
    channel: 'shop', currency: 'EUR', shippingAddress: address, shipping: { methodCode: 'standard', carrierCode: 'swift' }, lines: [{ sku: 'TEE', quantity: 1, unitPrice: { amount: '9.90', currency: 'EUR' }, locationCode: 'MI1' }],
  } });
  const report = (operation: string, input: object) => orders.run(operation, { input: { reference, ...input } }, { principal: warehouse(id) });
  await report('mutation A($input: AcceptFulfillmentOrderInput!) { acceptFulfillmentOrder(input: $input) { id } }', {});
  await report('mutation M($input: MakeWarehouseLabelsInput!) { makeWarehouseLabels(input: $input) { parcel } }', { parcels: [{}] });
  const drop = () => report('mutation V($input: VoidWarehouseLabelsInput!) { voidWarehouseLabels(input: $input) { parcel } }', { parcel: 1, repeat: 'ANSWER' });
  expect([await drop(), await drop()]).toEqual([{ voidWarehouseLabels: [{ parcel: 1 }] }, { voidWarehouseLabels: [] }]);
});
