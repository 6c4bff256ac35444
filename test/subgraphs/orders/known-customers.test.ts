import { AUDIT_ENTRY } from '#subgraph-kit/audit/audit-entry.table.js';
import type { NewRow } from '#subgraph-kit/columns.js';
import { openDatabase } from '#subgraph-kit/open-database.js';
import { METADATA_ENTRY } from '#subgraph-kit/metadata/metadata.table.js';
import { customerSubject } from '../../../subgraphs/orders/addresses/customer-subject.js';
import { CUSTOMER_TAG } from '../../../subgraphs/orders/customers/customer-tag.table.js';
import { renameKnownCustomers } from '../../../subgraphs/orders/customers/known-customer-entries.js';
import { ORDERS_MIGRATIONS } from '../../../subgraphs/orders/migrations.js';
import { indexKnownEmails } from '../../../subgraphs/orders/ordering/email-part.table.js';
import { trimKnownAddresses } from '../../../subgraphs/orders/ordering/known-addresses.js';
import { ORDERS } from '../../../subgraphs/orders/ordering/order.table.js';
import { testDatabase } from '../../kit/database.js';
import { manualClock } from '../../kit/manual-clock.js';

const AT = '2026-03-01T00:00:00.000Z';
const [FIRST, SECOND] = ['01a1fd18-5ba3-7024-bd3f-f0c9eaaab7be', '01a1fd19-5ba3-7024-bd3f-f0c9eaaab7be'];
const [ADA, GONE] = ['cus_YWRhQG9uZS50ZXN0', 'cus_Z29uZUBvbmUudGVzdA']; // ada@one.test, gone@one.test

const order = (id: string): NewRow<typeof ORDERS> => ({
  company_id: 7, id, number: `#${id.slice(0, 8)}`, channel: 'web', status: 'DELIVERED', payment_status: 'PAID', placed_at: AT, currency: 'EUR', customer: '{"name":"Ada"}', customer_email: 'ada@one.test',
  shipping_address: '{"countryCode":"IT"}', shipping_type: 'STANDARD', priority: 3, subtotal_minor: 0, discounts_minor: 0, shipping_minor: 0, tax_minor: 0, total_minor: 0, version: 1, changed_at: AT,
});
const entry = (id: string, subject: string): NewRow<typeof AUDIT_ENTRY> => ({
  company_id: 7, id, written_at: AT, operation: 'addCustomerTags', actor: 'a', via: 'graphql', request_id: 'r', subject, input: '{}', changes: JSON.stringify({ records: [{ kind: 'customer', id: subject, fields: {} }] }),
});

test('entries that know a customer by their e-mail address get an id that does not say it, or nobody where the customer is gone', async () => {
  const location = testDatabase('orders');
  const clock = manualClock();
  const old = await openDatabase({ location, migrations: ORDERS_MIGRATIONS, clock });
  await old.inTransaction(async (transaction) => {
    await transaction.insert(ORDERS, [order(SECOND), order(FIRST)]);
    await transaction.insert(AUDIT_ENTRY, [entry('1', ADA), entry('2', GONE), entry('3', FIRST)]);
  });
  await old.close();
  const known = async (at: number): Promise<unknown> => {
    const database = await openDatabase({ location, migrations: [...ORDERS_MIGRATIONS, renameKnownCustomers(at)], clock });
    const rows = await database.query('SELECT subject, input, changes FROM audit_entry WHERE company_id = 7 ORDER BY id');
    await database.close();
    return rows;
  };
  const changed = (id: string): string => `{"records":[{"kind":"customer","id":"${id}","fields":{}}]}`;
  const renamed = [
    { subject: `cus_${FIRST}`, input: '{}', changes: changed(`cus_${FIRST}`) }, { subject: null, input: null, changes: null }, { subject: FIRST, input: '{}', changes: changed(FIRST) },
  ];
  expect([await known(998), await known(999)]).toEqual([renamed, renamed]);
});

test('known addresses lose the blanks around them, and keep what was kept under them', async () => {
  const location = testDatabase('orders');
  const clock = manualClock();
  const old = await openDatabase({ location, migrations: ORDERS_MIGRATIONS, clock });
  const email = 'bo@two.test ';
  await old.inTransaction(async (transaction) => {
    await transaction.insert(ORDERS, [{ ...order(FIRST), customer_email: email }, order(SECOND)]);
    await transaction.insert(CUSTOMER_TAG, [{ company_id: 7, email, tag: 'vip' }]);
    await transaction.insert(METADATA_ENTRY, [{ company_id: 7, subject: customerSubject(email), namespace: 'crm', name: 'id', value: '4' }]);
  });
  await old.close();
  for (const at of [900, 901]) {
    const database = await openDatabase({ location, migrations: [...ORDERS_MIGRATIONS, trimKnownAddresses(at), indexKnownEmails(at + 10)], clock });
    expect(await database.query("SELECT CONCAT(customer_email, '.') AS email FROM orders ORDER BY id")).toEqual([{ email: 'bo@two.test.' }, { email: 'ada@one.test.' }]);
    expect(await database.query("SELECT CONCAT(email, '.') AS email, tag FROM customer_tag")).toEqual([{ email: 'bo@two.test.', tag: 'vip' }]);
    expect(await database.query('SELECT subject FROM metadata_entry')).toEqual([{ subject: customerSubject('bo@two.test') }]);
    expect(await database.query("SELECT DISTINCT CONCAT(email, '.') AS email FROM customer_email_part ORDER BY email")).toEqual([{ email: 'ada@one.test.' }, { email: 'bo@two.test.' }]);
    await database.close();
  }
});
