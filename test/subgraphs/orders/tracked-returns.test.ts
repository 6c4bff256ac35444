import { staff, system, type TestOrders } from '../../kit/orders.js';
import type { PortalReturns } from '../../kit/portal-returns.js';
import { openPortalWorld } from '../../kit/portal-world.js';

/* eslint-disable @typescript-eslint/no-explicit-any -- tests read answers of any shape */

let orders: TestOrders;
let portal: PortalReturns;
beforeAll(async () => { ({ orders, portal } = await openPortalWorld()); });
afterAll(() => orders.subgraph.close());

const APPLY = 'mutation A($input: ApplyTrackingEventsInput!) { applyTrackingEvents(input: $input) { applied duplicates unmatched } }';
const report = async (...events: readonly { readonly numbers: readonly string[]; readonly status?: string; readonly minutes?: number }[]): Promise<any> => (await orders.run(APPLY, { input: {
  statusMap: [], events: events.map(({ numbers, status = null, minutes = 1 }) => ({ trackingNumbers: numbers, status, code: status === null ? 'UNKNOWN-CODE' : null, occurredAt: new Date(orders.clock.now().getTime() + minutes * 60_000).toISOString() })),
} }, { principal: system })).applyTrackingEvents;

/** A return whose label is made, with its number. */
async function labelled(): Promise<{ readonly number: string; readonly token: string; readonly parcel: string; readonly order: any }> {
  const made = await portal.opened('TEE_RED_M');
  await portal.make();
  return { ...made, parcel: (await portal.read(made.number)).trackingNumbers[0] };
}

test.each(['PICKED_UP', 'IN_TRANSIT', 'OUT_FOR_DELIVERY', 'HELD', 'EXCEPTION', 'DELIVERED', 'RETURNED_TO_SENDER'])('%s of the number of a return\'s label says that it is in transit, once', async (status) => {
  const { number, parcel, order } = await labelled();
  expect(await report({ numbers: [parcel], status })).toEqual({ applied: 1, duplicates: 0, unmatched: 0 });
  expect(await portal.read(number)).toMatchObject({ status: 'IN_TRANSIT', trackingNumbers: [parcel] });
  expect(await report({ numbers: [parcel], status }, { numbers: [parcel], status: 'IN_TRANSIT', minutes: 5 })).toEqual({ applied: 0, duplicates: 2, unmatched: 0 });
  expect(await portal.events(order.id)).toEqual(['return.created', 'to AWAITING_RECEIPT', 'return.expected', 'return.label_made', 'to IN_TRANSIT']);
});

test('the announcement of a label, and what nobody understands, are of the return and change nothing; of several events in one call the first that moves it counts', async () => {
  const { number, parcel } = await labelled();
  expect(await report({ numbers: [parcel], status: 'PENDING' }, { numbers: [parcel] })).toEqual({ applied: 0, duplicates: 2, unmatched: 0 });
  expect((await portal.read(number)).status).toBe('AWAITING_RECEIPT');
  const other = await labelled();
  expect(await report({ numbers: ['nobody', parcel], status: 'IN_TRANSIT' }, { numbers: [parcel], status: 'PICKED_UP' }, { numbers: [other.parcel], status: 'HELD' }, { numbers: ['unknown'], status: 'HELD' })).toEqual({ applied: 2, duplicates: 1, unmatched: 1 });
  expect([(await portal.read(number)).status, (await portal.read(other.number)).status]).toEqual(['IN_TRANSIT', 'IN_TRANSIT']);
});

test('a return that was cancelled or has arrived stays as it is, and an event of long before the label is of another parcel', async () => {
  const early = await labelled();
  expect(await report({ numbers: [early.parcel], status: 'IN_TRANSIT', minutes: -24 * 60 - 1 })).toEqual({ applied: 0, duplicates: 0, unmatched: 1 });
  expect((await portal.read(early.number)).status).toBe('AWAITING_RECEIPT');
  await portal.cancel(early.token);
  expect(await report({ numbers: [early.parcel], status: 'IN_TRANSIT' })).toEqual({ applied: 0, duplicates: 1, unmatched: 0 });
  expect((await portal.read(early.number)).status).toBe('CANCELLED');
  const moved = await labelled();
  await orders.run('mutation M($input: ReturnReferenceInput!) { markReturnInTransit(input: $input) { status } }', { input: { reference: moved.number } }, { principal: staff });
  expect(await report({ numbers: [moved.parcel], status: 'IN_TRANSIT' })).toEqual({ applied: 0, duplicates: 1, unmatched: 0 });
});

test('of two returns with a number the newer one is meant, and a shipment before both', async () => {
  const [older, newer] = [await labelled(), await labelled()];
  const { deps } = orders.subgraph.context({ principal: system, requestId: 'r-1', via: 'test' }) as any;
  await deps.database.inTransaction((transaction: any) => transaction.execute('UPDATE return_label SET tracking_number = ? WHERE company_id = 7 AND tracking_number = ?', [older.parcel, newer.parcel]));
  await report({ numbers: [older.parcel], status: 'IN_TRANSIT' });
  expect([(await portal.read(older.number)).status, (await portal.read(newer.number)).status]).toEqual(['AWAITING_RECEIPT', 'IN_TRANSIT']);
  const own = await labelled();
  const shipment = (await orders.run('query O($reference: ID!) { order(reference: $reference) { shipments { id } } }', { reference: own.order.number })).order.shipments[0].id;
  await deps.database.inTransaction((transaction: any) => transaction.execute('UPDATE shipment SET tracking_number = ? WHERE company_id = 7 AND id = ?', [own.parcel, shipment]));
  expect(await report({ numbers: [own.parcel], status: 'IN_TRANSIT' })).toEqual({ applied: 1, duplicates: 0, unmatched: 0 });
  expect((await portal.read(own.number)).status).toBe('AWAITING_RECEIPT');
});

test('numbers that shipments have cost no look for returns, and a thousand that none has cost one', async () => {
  const { deps } = orders.subgraph.context({ principal: system, requestId: 'r-1', via: 'test' }) as any;
  const { inTransaction } = deps.database;
  let looks = 0;
  const counted = async (numbers: readonly string[]): Promise<number> => {
    looks = 0;
    Object.assign(deps.database, { inTransaction: (work: any) => inTransaction((transaction: any) => work({ ...transaction, query: (sql: string, ...rest: any[]) => {
      if (sql.includes('FROM return_label')) looks += 1;
      return transaction.query(sql, ...rest);
    } })) });
    await report(...numbers.map((number) => ({ numbers: [number], status: 'IN_TRANSIT' }))).finally(() => Object.assign(deps.database, { inTransaction }));
    return looks;
  };
  const { order, number } = await labelled();
  const shipment = (await orders.run('query O($reference: ID!) { order(reference: $reference) { shipments { id } } }', { reference: order.number })).order.shipments[0].id;
  await deps.database.inTransaction((transaction: any) => transaction.execute("UPDATE shipment SET tracking_number = 'S-1' WHERE company_id = 7 AND id = ?", [shipment]));
  expect(await counted(['S-1'])).toBe(0);
  expect(await counted(Array.from({ length: 1000 }, (_, index) => `N-${String(index)}`))).toBe(1);
  expect((await portal.read(number)).status).toBe('AWAITING_RECEIPT');
});
