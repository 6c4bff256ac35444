import express from 'express';
import type { DatabaseLocation } from '#kernel/config.js';
import { ORDER_SQL, linesOf, orderJson, type FulfillmentOrderRow } from './floor-orders.js';
import { floorPipeline } from './floor-pipeline.js';
import { returnsPage } from './floor-returns.js';
import { stockReport } from './floor-stock.js';
import { acceptance, picking, shipment } from './floor-work.js';
import { measured } from './measured.js';
import { bareDriver, type Sql } from './sql.js';

// The handler written by hand: Express and SQL, the same rows read and written, the same bytes answered.

function floor(identity: Sql, orders: Sql): express.Express {
  const { reading, writing } = floorPipeline(identity, orders);
  const app = express().disable('x-powered-by').disable('etag');
  const body = express.text({ type: () => true, limit: '2mb' });
  const at = (path: string): string => `/api/fulfillment/v1${path}`;

  app.get(at('/ping'), reading('ping', async ({ company, companyName, connection, connectionName, warehouse }) => {
    const [location] = await orders.read('SELECT code, name, stock_location_codes, labels_by FROM location WHERE company_id = ? AND id = ?', [company, warehouse]);
    return JSON.stringify({
      api_version: 'v1', company: { id: company, name: companyName }, connection: { id: connection, name: connectionName, status: 'active' },
      locations: [{ code: location?.['code'], name: location?.['name'], stock_location_codes: JSON.parse(String(location?.['stock_location_codes'])) as unknown }],
      labels_by: String(location?.['labels_by']).toLowerCase(), webhooks: { enabled: false }, server_time: new Date().toISOString(),
    });
  }));
  app.get(at('/orders'), reading('orders.list', async ({ company, warehouse }, request) => {
    const rows = await orders.read(ORDER_SQL.queue, [company, warehouse, 'TO_FULFILL']) as unknown as FulfillmentOrderRow[];
    const page = rows.slice(0, 50);
    const lines = await linesOf(orders.read, company, page.map(({ id }) => id));
    return JSON.stringify({ data: page.map((fulfillmentOrder) => orderJson(fulfillmentOrder, lines.get(fulfillmentOrder.id) ?? [])), next_cursor: rows.length > 50 ? request.get('x-cursor') ?? null : null });
  }));
  app.get(at('/orders/:number'), reading('orders.read', async ({ company, warehouse }, request) => {
    const [fulfillmentOrder] = await orders.read(ORDER_SQL.one, [company, warehouse, `#${String(request.params['number'])}`]) as unknown as FulfillmentOrderRow[];
    if (!fulfillmentOrder) throw new Error('no such order');
    return JSON.stringify(orderJson(fulfillmentOrder, (await linesOf(orders.read, company, [fulfillmentOrder.id])).get(fulfillmentOrder.id) ?? []));
  }));
  app.get(at('/returns'), reading('returns.list', (caller) => returnsPage(orders.read, caller)));
  app.post(at('/orders/:number/accept'), body, writing('orders.accept', 'acceptFulfillmentOrder', acceptance(orders.mysql)));
  app.post(at('/orders/:number/picked'), body, writing('orders.picked', 'reportPicking', picking(orders.mysql)));
  app.post(at('/orders/:number/shipments'), body, writing('orders.shipments', 'reportShipment', shipment(orders.mysql)));
  app.put(at('/stock'), body, writing('stock.update', 'updateStock', stockReport(orders.mysql)));
  return app;
}

const databases = JSON.parse(process.argv[2] ?? '{}') as { identity: DatabaseLocation; orders: DatabaseLocation };
measured(floor(bareDriver(databases.identity), bareDriver(databases.orders)));
