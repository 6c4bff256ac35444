import { parsed } from '../kit/parsed.js';
import { openXmlWarehouse } from '../contract/wms-xml/xml-warehouse.js';
import { unwritable } from './unwritable.js';

const WINDOW = { last_upd: '20261101000000' };
const EXPORT = parsed('mutation E($input: ExportWaitingOrdersInput!) { exportWaitingOrders(input: $input) { number } }');

describe('the polls while nothing can be stored', () => {
  let warehouse: Awaited<ReturnType<typeof openXmlWarehouse>>;
  beforeEach(async () => { warehouse = await openXmlWarehouse(); });
  afterEach(() => warehouse.close());

  const numbers = (text: string): string[] => [...text.matchAll(/<ord_num_doc>(?:<!\[CDATA\[)?(#[^<\]]+)/g)].map(([, number]) => number ?? '');
  const poll = async (query: Record<string, string> = WINDOW, at: 'MI1' | 'WA1' = 'MI1') => {
    const { status, text } = await warehouse.get('ws_orders', query, at);
    return [status, ...numbers(text)];
  };
  const place = async (number: string, location?: string): Promise<void> => {
    await warehouse.place(number, [location === undefined ? ['MUG', 1] : ['MUG', 1, location]]);
    warehouse.settle();
  };
  const states = async () => (await warehouse.asStaff('query { orders(first: 9) { nodes { number fulfillmentOrders { status } } } }', {})).orders.nodes
    .map((order: { number: string; fulfillmentOrders: { status: string }[] }) => `${order.number} ${String(order.fulfillmentOrders[0]?.status)}`).toSorted();

  it('of interface C answer the orders delivered before and leave the rest unchanged; the rest is delivered once it can be stored, even to a poll from a later time', async () => {
    await place('#1');
    expect(await poll()).toEqual([200, '#1']);
    await place('#2');
    const undo = [warehouse.database, ...warehouse.callDatabases()].map(unwritable);
    expect([await poll(), await poll()]).toEqual([[200, '#1'], [200, '#1']]);
    for (const one of undo) one();
    expect(await states()).toEqual(['#1 ACCEPTED', '#2 TO_FULFILL']);
    const behind = { last_upd: '20261121103100' }; // the warehouse continues from the time of its last call
    warehouse.clock.turn(60_000);
    expect(await poll(behind)).toEqual([200]);
    warehouse.settle();
    expect(await poll(behind)).toEqual([200, '#2']);
    expect(await states()).toEqual(['#1 ACCEPTED', '#2 ACCEPTED']);
  });

  it('of interface C leave out a cancellation that the poll would confirm', async () => {
    await place('#1');
    await poll();
    await warehouse.cancel('#1');
    warehouse.settle();
    const undo = unwritable(warehouse.database);
    expect(await poll()).toEqual([200]);
    undo();
    expect(await states()).toEqual(['#1 CANCEL_REQUESTED']);
    expect(await poll()).toEqual([200, '#1']);
  });

  it('of interface C for returns answer them', async () => {
    const undo = unwritable(warehouse.database);
    expect((await warehouse.get('list')).status).toBe(200);
    undo();
  });

  it('of interface B answer the orders exported before, and mark none', async () => {
    const { connections: { nodes } } = await warehouse.asStaff('query L { connections(first: 50) { nodes { name warehouseId } } }', {});
    const warehouseId = String(nodes.find(({ name }: { name: string }) => name === 'MI1 WMS').warehouseId);
    const exported = async (): Promise<string[]> => {
      const { exportWaitingOrders } = await warehouse.call<any, unknown>(EXPORT, { input: { first: 500 } }, { principal: { kind: 'connection', companyId: 1, actor: 'wms', scopes: ['fulfillment:read', 'fulfillment:write'], warehouseId }, requestId: 'r-1', via: 'test' }); // eslint-disable-line @typescript-eslint/no-explicit-any -- tests read answers of any shape
      return exportWaitingOrders.map(({ number }: { number: string }) => number);
    };
    await place('#1');
    expect(await exported()).toEqual(['#1']);
    await place('#2');
    const undo = unwritable(warehouse.database);
    expect(await exported()).toEqual(['#1']);
    undo();
    const [marked] = await warehouse.database.query<{ marked: number }>('SELECT COUNT(exported_at) AS marked FROM fulfillment_order');
    expect(marked).toMatchObject({ marked: 1 });
    expect(await exported()).toEqual(['#1', '#2']);
  });
});
