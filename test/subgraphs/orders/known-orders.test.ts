import type { NewRow } from '#subgraph-kit/columns.js';
import { openDatabase } from '#subgraph-kit/open-database.js';
import { ORDERS_MIGRATIONS } from '../../../subgraphs/orders/migrations.js';
import { ORDER_LINE } from '../../../subgraphs/orders/ordering/order-line.table.js';
import { indexKnownOrders } from '../../../subgraphs/orders/ordering/order-token.table.js';
import { ORDERS } from '../../../subgraphs/orders/ordering/order.table.js';
import { testDatabase } from '../../kit/database.js';
import { manualClock } from '../../kit/manual-clock.js';

const AT = '2026-03-01T00:00:00.000Z';

const order = (companyId: number, id: string, more: Partial<NewRow<typeof ORDERS>>): NewRow<typeof ORDERS> => Object.assign({
  company_id: companyId, id, number: `#${id}`, channel: 'web', status: 'RECEIVED' as const, payment_status: 'PAID' as const, placed_at: AT, currency: 'EUR', customer: '{"name":"Ada Rossi"}',
  shipping_address: '{"countryCode":"IT"}', shipping_type: 'STANDARD' as const, priority: 3, subtotal_minor: 0, discounts_minor: 0, shipping_minor: 0, tax_minor: 0, total_minor: 0, version: 1, changed_at: AT,
}, more);

test('orders that were placed before there was a search are found by what can be read of them, however often they are indexed', async () => {
  const location = testDatabase('orders');
  const clock = manualClock();
  const old = await openDatabase({ location, migrations: ORDERS_MIGRATIONS, clock });
  await old.inTransaction(async (transaction) => {
    await transaction.insert(ORDERS, [order(7, 'a', { tags: '["gift"]', carrier_code: 'gls' })]);
    await transaction.insert(ORDERS, [order(8, 'b', { customer: '{"name":', shipping_address: 'null' })]);
    await transaction.insert(ORDER_LINE, [{ company_id: 7, order_id: 'a', id: 'l', place: 0, sku: 'TEE-M', quantity: 1, unit_minor: 0, discount_minor: 0 }]);
  });
  await old.close();
  const tokens = async (sequence: number): Promise<string[]> => {
    const database = await openDatabase({ location, migrations: [...ORDERS_MIGRATIONS, indexKnownOrders(sequence)], clock });
    const rows = await database.query<{ company_id: number; token: string; record: string }>('SELECT company_id, token, record FROM order_token WHERE company_id IN (7, 8) ORDER BY company_id, token');
    await database.close();
    return rows.map(({ company_id: company, token, record }) => `${String(company)} ${token} ${record}`);
  };
  const indexed = [
    '7 a a', '7 ada a', '7 carrier=gls a', '7 channel=web a', '7 country=IT a', '7 m a', '7 payment=PAID a', '7 rossi a', '7 tag=gift a', '7 teem a',
    '8 b b', '8 channel=web b', '8 payment=PAID b',
  ];
  expect([await tokens(998), await tokens(999)]).toEqual([indexed, indexed]);
});
