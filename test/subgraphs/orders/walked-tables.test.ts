import type { CallContext } from '#contract/principal.js';
import type { OrdersContext } from '../../../subgraphs/orders/orders-context.js';
import { warehouse } from '../../kit/orders.js';
import { testDialect } from '../../kit/database.js';
import { preparedStatements } from '../../kit/prepared-statements.js';
import { stepsOf } from '../../kit/read-statements.js';
import { openShop, type Shop } from '../../kit/shop.js';

const onSqlite = testDialect === 'sqlite' ? describe : describe.skip; // MariaDB measures its tables itself

/** Tables that stay small whatever a merchant sells. */
const SMALL = /^SEARCH (location|location_calendar|carrier|routing_rule|transit_time|service_policy) /;
const PAGE = /LIMIT \d+\s*$/;

/** A day of a warehouse and of the staff around it. */
async function day(shop: Shop): Promise<void> {
  await shop.stock('TEE', 20);
  await shop.stock('MUG', 20);
  const reference = await shop.place([['TEE', 2], ['MUG', 1]]);
  await shop.report('acceptFulfillmentOrder', { reference });
  await shop.report('reportPicking', { reference, lines: [{ sku: 'TEE', quantity: 1 }, { sku: 'MUG', quantity: 1 }], parcels: [{ trackingNumber: 'T-1' }] });
  await shop.report('reportShipment', { reference });
  await shop.change('announceReturn', { orderReference: reference, lines: [{ sku: 'TEE', quantity: 1 }] });
  await shop.change('cancelOrder', { reference: await shop.place([['MUG', 1]]), reason: 'changed their mind' });
  const asWarehouse = { principal: warehouse(shop.milan) };
  await shop.orders.run('query Poll { warehouseOrders(status: PROCESSED) { nodes { number lines { sku } labels { status } orderDocuments { id } } } }', {}, asWarehouse);
  await shop.orders.run('query Orders { orders { nodes { lines { sku } shipments { trackingNumbers } refunds { id } returns { number } timeline { type } } } }', {});
  await shop.orders.run('query Why { stockReconciliation { nodes { sku levels { quantity } reservingOrders { number } } } }', {});
  const { closeManifest } = await shop.orders.run('mutation Close($input: CloseManifestInput!) { closeManifest(input: $input) { shipments } }', { input: {} }, asWarehouse);
  if (closeManifest.shipments !== 1) throw new Error('the shipment should be in the manifest');
}

onSqlite('an embedded database', () => {
  test('finds what a call needs without walking what else the company has', async () => {
    let shop: Shop | undefined;
    const statements = await preparedStatements(async () => {
      shop = await openShop();
      await day(shop);
    });
    if (!shop) throw new Error('no shop');
    const { deps: { database } } = shop.orders.subgraph.context({ principal: warehouse(shop.milan), requestId: 'r', via: 'test' } satisfies CallContext) as OrdersContext;
    const walked: string[] = [];
    for (const sql of statements.filter((text) => text.includes('company_id = ?') && !PAGE.test(text))) {
      const steps = await stepsOf(database, sql, [...sql.matchAll(/\?/g)].map(() => 1));
      if (steps.some((step) => step.endsWith('(company_id=?)') && !SMALL.test(step))) walked.push(`${sql}\n${steps.join('\n')}`);
    }
    expect(walked).toEqual([]);
    expect(statements.length).toBeGreaterThan(80);
    await shop.orders.subgraph.close();
  });
});
