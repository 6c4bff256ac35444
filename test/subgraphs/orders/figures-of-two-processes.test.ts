import { countFigures } from '../../../subgraphs/orders/figures/count-figures.js';
import type { OrdersContext } from '../../../subgraphs/orders/orders-context.js';
import type { OrdersDeps } from '../../../subgraphs/orders/orders-deps.js';
import { system } from '../../kit/orders.js';
import { openShop, type Shop } from '../../kit/shop.js';

/* eslint-disable @typescript-eslint/no-explicit-any -- tests read answers of any shape */

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
  await shop.stock('MUG', 500);
});
afterAll(() => shop.orders.subgraph.close());

const CONTEXT = { principal: system, requestId: 'r', via: 'test' } as const;

/** Count as a process whose database is as given. */
const count = (timeZone: string, database: Partial<OrdersDeps['database']> = {}): Promise<number> => {
  const { deps } = shop.orders.subgraph.context(CONTEXT) as OrdersContext;
  return countFigures({ ...deps, database: { ...deps.database, ...database } }, CONTEXT, [{ companyId: 7, timeZone }]);
};

/** A moment that others wait for. */
function moment() {
  let come: () => void = () => undefined;
  const came = new Promise<void>((resolve) => { come = resolve; });
  return { come, came };
}

const place = async (days: readonly string[]): Promise<void> => {
  for (const day of days) {
    shop.orders.clock.set(`${day}T02:00:00.000Z`); // in New York the day before
    await shop.place([['MUG', 1]]);
  }
};

test('of a company whose time zone changes while another process counts it every order is counted, on its day in the new zone', async () => {
  await place(['2026-01-10', '2026-01-11', '2026-01-12']);
  await count('Europe/Rome');
  await place(['2026-02-10', '2026-02-11', '2026-02-12']);
  const { deps: { database } } = shop.orders.subgraph.context(CONTEXT) as OrdersContext;
  const [read, wrote, begun, ended] = [moment(), moment(), moment(), moment()];
  // The second process reads how far the first is, which writes a day more before the second begins anew, and then goes on.
  let writes = 0;
  const second = count('America/New_York', {
    query: async (...statement): Promise<any> => {
      const rows = await database.query(...statement);
      if (statement[0].includes('FROM figures_state')) { read.come(); await wrote.came; }
      return rows;
    },
    inTransaction: async (work) => {
      writes += 1;
      if (writes > 1) await ended.came;
      return database.inTransaction(work).finally(begun.come);
    },
  });
  await read.came;
  await count('Europe/Rome', {
    inTransaction: async (work) => {
      const result = await database.inTransaction(work);
      wrote.come();
      await begun.came;
      return result;
    },
  });
  ended.come();
  await second;
  await count('America/New_York');
  const { salesFigures: { timeZone, rows } } = await shop.orders.run('query S($input: SalesFiguresInput!) { salesFigures(input: $input) { timeZone rows { key orders } } }', { input: { from: '2026-01-01', to: '2026-12-31', by: 'DAY' } });
  expect([timeZone, rows.map(({ key, orders }: any) => [key, orders])]).toEqual(['America/New_York', ['2026-01-09', '2026-01-10', '2026-01-11', '2026-02-09', '2026-02-10', '2026-02-11'].map((day) => [day, 1])]);
});
