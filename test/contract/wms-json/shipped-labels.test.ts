import { DONE, MUG, openWms, type Wms } from './wms.js';

let wms: Wms;
beforeEach(async () => {
  wms = await openWms();
  await wms.carrier('brt');
  await wms.carrier('gls');
});
afterEach(() => wms.close());

const shipped = (more: object, at: 'MI1' | 'LY1' = 'MI1') => wms.post('/V1/Orders/Shipped', { OmsOrderNumber: '#1042', Courier: 'GLS', ...more }, at);
const begin = async (place: 'MI1' | 'LY1', more: object): Promise<void> => {
  await wms.place('#1042', [['MUG', 2, place]]);
  await wms.newOrders(place);
  await wms.post('/V1/Orders/Acknowledge', { OmsOrderNumber: '#1042', Success: true }, place);
  await wms.post('/V1/Orders/Processed', { OmsOrderNumber: '#1042', ProductList: [{ Sku: MUG, Quantity: 2 }], ...more }, place);
};
const shipments = async (): Promise<unknown[]> => (await wms.asStaff('{ order(reference: "1042") { shipments { carrierCode carrierName trackingUrl trackingNumbers } } }', {})).order.shipments;
const numbers = async (): Promise<string[]> => (await wms.rows('SELECT tracking_number FROM label WHERE parcel > 0 ORDER BY parcel')).map((row) => String(row['tracking_number']));

test('parcels with platform-made labels keep their carrier and numbers, whatever the report says [B-SHIPPED-1] [B-SHIPPED-2]', async () => {
  await wms.set({ labelsEnabled: true });
  await begin('MI1', { ParcelQty: 2 });
  const one = { ProductList: [{ Sku: MUG, Quantity: 1 }] };
  expect(await shipped({ Waybill: 'X1', TrackingUrl: 'https://gls.example/X1', ...one })).toEqual(DONE);
  wms.clock.turn(1000);
  expect(await shipped({ Waybill: 'X2', ...one })).toEqual(DONE);
  const [first, second] = await numbers();
  const carrier = { carrierCode: 'brt', carrierName: 'BRT' };
  expect(await shipments()).toEqual([{ ...carrier, trackingUrl: 'https://gls.example/X1', trackingNumbers: [first] }, { ...carrier, trackingUrl: null, trackingNumbers: [second] }]);
});

test('the Waybill is kept where every parcel has its own number, and the courier is the carrier of its code [B-SHIPPED-1]', async () => {
  await begin('LY1', {});
  expect(await shipped({ Waybill: 'W1', ParcelList: [{ idParcel: 'A', CourierLabelId: 'T1' }, { idParcel: 'B', CourierLabelId: 'T2' }] }, 'LY1')).toEqual(DONE);
  expect(await shipments()).toEqual([{ carrierCode: 'gls', carrierName: 'GLS', trackingUrl: null, trackingNumbers: ['T1', 'T2', 'W1'] }]);
});

const undo = async (index: number): Promise<void> => {
  const { order } = await wms.asStaff('{ order(reference: "1042") { shipments { id } } }', {});
  await wms.asStaff('mutation V($input: RecordShipmentStatusInput!) { recordShipmentStatus(input: $input) { status } }', { input: { shipmentId: order.shipments[index].id, status: 'VOIDED' } });
  wms.clock.turn(1000);
};
const parcels = async (): Promise<unknown[]> => (await wms.asStaff('{ order(reference: "1042") { shipments { trackingNumbers parcels { reference weightG } } } }', {})).order.shipments;
const LIST = { ParcelList: [{ idParcel: 'A', WeightGr: 5, HeightMm: 1 }, { idParcel: 'B', WeightGr: 6 }] };

test('the same report after a voided shipment ships the same parcels, with the labels that Labels/Get shows [B-SHIPPED-1] [B-LABELS-1]', async () => {
  await wms.set({ labelsEnabled: true });
  await begin('MI1', LIST);
  expect(await shipped({ Waybill: 'W1' })).toEqual(DONE);
  await undo(0);
  expect(await shipped({ Waybill: 'W1' })).toEqual(DONE);
  const left = { trackingNumbers: await numbers(), parcels: [{ reference: 'A', weightG: 5 }, { reference: 'B', weightG: 6 }] };
  expect([await parcels(), (await numbers()).length]).toEqual([[left, left], 2]);
});

test('packed parcels of a warehouse with its own labels are restored from a voided shipment, without its Waybill [B-SHIPPED-1] [B-SHIPPED-2]', async () => {
  await begin('LY1', LIST);
  expect(await shipped({ Waybill: 'W1' }, 'LY1')).toEqual(DONE);
  await undo(0);
  expect(await shipped({ Waybill: 'W2', ParcelList: [{ idParcel: 'B', CourierLabelId: 'CB' }, { idParcel: 'A' }] }, 'LY1')).toEqual(DONE);
  expect(await parcels()).toEqual([
    { trackingNumbers: ['W1'], parcels: [{ reference: 'A', weightG: 5 }, { reference: 'B', weightG: 6 }] },
    { trackingNumbers: ['CB', 'W2'], parcels: [{ reference: 'B', weightG: 6 }, { reference: 'A', weightG: 5 }] },
  ]);
});

test('a failed label does not block a shipment where the warehouse gives a Waybill [B-SHIPPED-1] [B-LABELS-5]', async () => {
  await wms.set({ labelsEnabled: true });
  await wms.asStaff('mutation S($input: SaveCarrierInput!) { saveCarrier(input: $input) { id } }', { input: { code: 'brt', name: 'BRT', countries: ['FR'], labelFormat: 'PDF', trackingPrefix: 'BR' } });
  await begin('MI1', LIST);
  expect(await shipped({ Waybill: 'W1' })).toEqual(DONE);
  expect(await parcels()).toMatchObject([{ trackingNumbers: ['W1'], parcels: [{ reference: 'A' }, { reference: 'B' }] }]);
});
