import type { NewRow, TableRow } from '#subgraph-kit/columns.js';
import { openDatabase } from '#subgraph-kit/open-database.js';
import { ORDERS_MIGRATIONS } from '../../../subgraphs/orders/migrations.js';
import { FULFILLMENT_LINE } from '../../../subgraphs/orders/fulfillment/fulfillment-line.table.js';
import { FULFILLMENT_ORDER, listKnownCancellations } from '../../../subgraphs/orders/fulfillment/fulfillment-order.table.js';
import { testDatabase } from '../../kit/database.js';
import { manualClock } from '../../kit/manual-clock.js';

const AT = '2026-03-01T00:00:00.000Z';
type Part = TableRow<typeof FULFILLMENT_ORDER>;

const fulfillmentOrder = (id: string, status: Part['status'], list: Part['list']): NewRow<typeof FULFILLMENT_ORDER> => ({
  company_id: 7, id, order_id: 'o', number: `#${id}`, location_id: 'l', status, list, labels_by: 'WAREHOUSE', priority: 3, version: 1, changed_at: AT,
});

test('orders cancelled before they were ready are in the cancelled list, those that moved to another location in none', async () => {
  const location = testDatabase('orders');
  const clock = manualClock();
  const isOld = ({ name }: (typeof ORDERS_MIGRATIONS)[number]): boolean => name !== 'list_known_cancellations1800000000203';
  const old = await openDatabase({ location, migrations: ORDERS_MIGRATIONS.filter(isOld), clock });
  await old.inTransaction(async (transaction) => {
    await transaction.insert(FULFILLMENT_ORDER, [fulfillmentOrder('1', 'CANCELLED', null), fulfillmentOrder('2', 'CANCELLED', null), fulfillmentOrder('3', 'NOT_READY', null), fulfillmentOrder('4', 'TO_FULFILL', 'TO_FULFILL')]);
    await transaction.insert(FULFILLMENT_LINE, ['1', '3', '4'].map((id) => ({ company_id: 7, fulfillment_order_id: id, line_id: 'x', order_id: 'o', place: 0, quantity: 1 })));
  });
  await old.close();
  const lists = async (migrations: typeof ORDERS_MIGRATIONS): Promise<unknown> => {
    const database = await openDatabase({ location, migrations, clock });
    const rows = await database.query<{ list: string | null }>('SELECT list FROM fulfillment_order WHERE company_id = 7 ORDER BY id');
    await database.close();
    return rows.map(({ list }) => list);
  };
  const listed = ['CANCELLED', null, null, 'TO_FULFILL'];
  expect([await lists(ORDERS_MIGRATIONS), await lists([...ORDERS_MIGRATIONS, listKnownCancellations(999)])]).toEqual([listed, listed]);
});
