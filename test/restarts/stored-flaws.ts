import { storedRows } from '../faults/stored-rows.js';
import { check, type Checked } from '../kills/check.js';
import type { feedReader } from '../kills/feeds.js';
import type { State } from '../kills/work.js';
import type { World } from '../kills/world.js';
import { until } from '../kit/until.js';

interface Looked {
  readonly world: Checked & Pick<World, 'received'>;
  readonly state: State;
  readonly reader: ReturnType<typeof feedReader>;
  readonly figures: Record<'orders' | 'products' | 'events' | 'webhooks' | 'webhooksSentAgain', number>;
}

/** What is wrong once every event has gone where it goes and every webhook was sent: each answered call exactly once, each event to each receiver at least once; counts what there is. */
export async function storedFlaws({ world, state, reader, figures }: Looked): Promise<string[]> {
  const { databases: { orders, identity, catalog = orders }, received } = world;
  const none = (database: typeof orders, sql: string): Promise<true> => until(async () => ((await storedRows(database, sql)).length === 0 ? true : undefined));
  await none(orders, 'SELECT id FROM outbox WHERE pending = 1');
  await reader.read();
  await none(identity, "SELECT id FROM delivery WHERE state = 'WAITING'");
  const ids = new Set(received.map(({ headers }) => String(headers['x-service-webhook-id'])));
  const missing = [...reader.feeds.A, ...reader.feeds.D].filter((id) => !ids.has(id));
  const products = await storedRows<{ sku: string; times: number }>(catalog, "SELECT sku, COUNT(*) AS times FROM variant WHERE company_id = 1 AND sku LIKE 'H-%' GROUP BY sku");
  const doubled = products.filter(({ times }) => times !== 1).map(({ sku, times }) => `product ${sku} is there ${String(times)} times`);
  const wanted = [...state.keys].filter((key) => key.startsWith('h-')).length;
  const deliveries = reader.feeds.A.size + reader.feeds.D.size;
  Object.assign(figures, { orders: state.orders.length, products: products.length, events: reader.feeds.D.size, webhooks: ids.size, webhooksSentAgain: received.length - deliveries });
  return [
    ...await check(world, state, reader.feeds), ...doubled, ...missing.map((id) => `no receiver got ${id}`),
    ...(products.length === wanted ? [] : [`${String(products.length)} products are stored, ${String(wanted)} were answered`]),
  ];
}
