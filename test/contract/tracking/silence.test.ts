import { systemOf } from '../../kit/open-graph.js';
import { openCarriers, type Carriers } from './carriers.js';

let c: Carriers;
beforeAll(async () => { c = await openCarriers(); });
afterAll(() => c.close());

const HOUR = 3_600_000;
const watch = async (): Promise<unknown> => (await c.run('mutation { watchParcels }', {}, systemOf())).watchParcels;
const open = async (): Promise<string[]> => (await c.asStaff('{ alerts(first: 50) { nodes { type message } } }')).alerts.nodes.map(({ type, message }: { type: string; message: string }) => `${type} ${/#\w+/.exec(message)?.[0] ?? ''}`).sort();
const save = (input: object) => c.asStaff('mutation S($input: SaveAnomalyRuleInput!) { saveAnomalyRule(input: $input) { type enabled days } }', { input });
const report = (number: string, status: string) => c.generic({ tracking_number: number, status, occurred_at: c.clock.now().toISOString() });

test('staff are alerted of parcels that a carrier does not scan for three days or does not report for five, once, until it does [F-ANOMALY-2]', async () => {
  await c.shipped('#S0', ['S0']);
  await c.shipped('#S1', ['S1']);
  await c.shipped('#S2', ['S2']);
  await report('S2', 'in_transit');
  c.clock.turn(73 * HOUR);
  expect([await watch(), await open()]).toEqual([0, []]); // no parcel of this carrier was ever delivered: it may report none before the end
  await report('S0', 'delivered');
  expect([await watch(), await open()]).toEqual([1, ['PARCEL_NOT_SCANNED #S1']]);
  c.clock.turn(48 * HOUR);
  expect([await watch(), await open()]).toEqual([1, ['PARCEL_NOT_SCANNED #S1', 'PARCEL_STUCK #S2']]);
  expect(await watch()).toBe(0);
  await report('S1', 'in_transit');
  await report('S2', 'out_for_delivery');
  expect(await open()).toEqual([]);
  c.clock.turn(121 * HOUR);
  expect([await watch(), await open()]).toEqual([2, ['PARCEL_STUCK #S1', 'PARCEL_STUCK #S2']]);
});

test('an alert that staff resolved is not raised again for the same silence, and one of a parcel that staff marked delivered ends [F-ANOMALY-2]', async () => {
  const { alerts: { nodes } } = await c.asStaff('{ alerts(first: 50) { nodes { id message } } }');
  await c.asStaff('mutation R($id: ID!) { resolveAlert(id: $id) }', { id: nodes.find(({ message }: { message: string }) => message.includes('#S1')).id });
  const [{ id }] = (await c.order('#S2')).shipments;
  await c.asStaff('mutation R($input: RecordShipmentStatusInput!) { recordShipmentStatus(input: $input) { status } }', { input: { shipmentId: id, status: 'DELIVERED' } });
  expect([await watch(), await open()]).toEqual([0, []]);
});

test('a rule that was off, or had more days, alerts of what is silent again; an event that nobody understands is a report all the same [F-ANOMALY-2] [F-ANOMALY-3]', async () => {
  await c.shipped('#S5', ['S5']);
  await report('S5', 'in_transit');
  c.clock.turn(121 * HOUR);
  const ofS5 = async (): Promise<string[]> => (await watch(), (await open()).filter((text) => text.endsWith('#S5')));
  expect(await ofS5()).toEqual(['PARCEL_STUCK #S5']);
  await save({ type: 'PARCEL_STUCK', days: 20 });
  expect(await ofS5()).toEqual([]);
  await save({ type: 'PARCEL_STUCK', days: 5 });
  expect(await ofS5()).toEqual(['PARCEL_STUCK #S5']);
  await save({ type: 'PARCEL_STUCK', enabled: false });
  await save({ type: 'PARCEL_STUCK', enabled: true });
  expect(await ofS5()).toEqual(['PARCEL_STUCK #S5']);
  await report('S5', 'zzz');
  expect(await open()).not.toContain('PARCEL_STUCK #S5');
  expect(await ofS5()).toEqual([]);
  await report('S5', 'delivered');
});

test('an order whose parcels both have a problem has one alert [F-ANOMALY-1]', async () => {
  await c.shipped('#S6', ['S6']);
  await c.shipped('#S7', ['S7']);
  for (const status of ['exception', 'in_transit', 'exception']) {
    await report('S6', status);
    c.clock.turn(60_000);
  }
  expect((await open()).filter((text) => text.endsWith('#S6'))).toEqual(['DELIVERY_PROBLEM #S6']);
  for (const number of ['S6', 'S7']) await report(number, 'delivered');
});

test('the rules are data: each has its days, and one that is switched off alerts nobody and ends its alerts [F-ANOMALY-3]', async () => {
  expect((await c.asStaff('{ anomalyRules { type enabled days } }')).anomalyRules).toEqual([
    { type: 'DELIVERY_PROBLEM', enabled: true, days: null }, { type: 'PARCEL_RETURNED', enabled: true, days: null }, { type: 'TRACKING_CONTRADICTORY', enabled: true, days: null },
    { type: 'PARCEL_DELAYED', enabled: true, days: null },
    { type: 'PARCEL_NOT_SCANNED', enabled: true, days: 3 }, { type: 'PARCEL_STUCK', enabled: true, days: 5 },
  ]);
  await c.shipped('#S3', ['S3']);
  await report('S3', 'exception');
  await c.shipped('#S4', ['S4']);
  await report('S4', 'in_transit');
  expect(await open()).toEqual(['DELIVERY_PROBLEM #S3']);
  expect((await save({ type: 'DELIVERY_PROBLEM', enabled: false })).saveAnomalyRule).toEqual({ type: 'DELIVERY_PROBLEM', enabled: false, days: null });
  expect(await open()).toEqual([]);
  await report('S4', 'exception');
  expect(await open()).toEqual([]);
  c.clock.turn(HOUR);
  await report('S4', 'in_transit');
  expect((await save({ type: 'PARCEL_STUCK', days: 1 })).saveAnomalyRule).toEqual({ type: 'PARCEL_STUCK', enabled: true, days: 1 });
  c.clock.turn(25 * HOUR);
  expect([await watch(), await open()]).toEqual([1, ['PARCEL_STUCK #S4']]);
  for (const [input, message] of [[{ type: 'PARCEL_STUCK', days: 0 }, 'must be a whole number from 1 to 30'], [{ type: 'PARCEL_RETURNED', days: 2 }, 'this anomaly does not depend on days']] as const) await expect(save(input)).rejects.toMatchObject({ details: { days: [message] } });
});
