import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FIRST_NUMBER } from './bench-data.js';
import { fillCommerce } from './commerce-data.js';
import { showFigure } from './report.js';
import { figure, send, type Side } from './sides.js';
import { startProduct } from './start-product.js';

// node dist/test/bench/memory.js: memory of the whole product on embedded databases, idle and while four callers read lists of the commerce API, and how much a logged call adds to its files.

const MEBIBYTE = 1024 * 1024;
const [ORDERS, IDLE_MB, LISTS_MB, CALLERS, CALLS] = [700, 180, 300, 4, 2_000];
const IDLE_MILLISECONDS = 60_000; // V8 gives memory back when nothing has been called for half a minute
const ROOT = '/api/commerce/v1';

const folder = mkdtempSync(join(tmpdir(), 'portico-bench-'));
const databases = { identity: { kind: 'sqlite', file: join(folder, 'identity.sqlite') }, orders: { kind: 'sqlite', file: join(folder, 'orders.sqlite') } } as const;
const apiKey = await fillCommerce(databases, ORDERS);
const read = (side: Side, path: string): Promise<string> => send(side, { method: 'GET', path: `${ROOT}${path}`, headers: { authorization: `Bearer ${apiKey}` } });
const bytes = (): number => readdirSync(folder).reduce((sum, file) => sum + statSync(join(folder, file)).size, 0);
const show = (name: string, { value, unit, bound }: { value: number; unit: string; bound?: number }): void => { showFigure({ surface: 'memory', figure: name, database: 'sqlite', value, unit, bound }); };

/** Stop it as a signal does, so that every file is written. */
async function stopped({ child }: Side): Promise<void> {
  child.kill('SIGTERM');
  await once(child, 'exit');
}

interface Load { readonly name: string; readonly pathOf: (index: number) => string; readonly watch?: (side: Side) => Promise<void> }

/** Calls by several callers at once, and what each of them added to the files. */
async function load({ name, pathOf, watch }: Load): Promise<void> {
  const before = bytes();
  const side = await startProduct(databases, 'commerce');
  let sent = 0;
  await figure(side, 'rest');
  await Promise.all(Array.from({ length: CALLERS }, async () => {
    while (sent < CALLS) await read(side, pathOf(sent++));
  }));
  await watch?.(side);
  await stopped(side);
  show(`disk growth per logged call, ${name}`, { value: (bytes() - before) / CALLS, unit: 'bytes' });
}

const idle = await startProduct(databases, 'commerce');
await read(idle, `/orders/${String(FIRST_NUMBER)}`);
await new Promise((resolve) => { setTimeout(resolve, IDLE_MILLISECONDS); });
show('idle, a minute after its last call', { value: await figure(idle, 'held') / MEBIBYTE, unit: 'MB', bound: IDLE_MB });
await stopped(idle);
await load({ name: 'the same list of 50', pathOf: () => '/orders?limit=50', watch: async (side) => {
  show('most under the load of lists, four callers', { value: await figure(side, 'peak') / MEBIBYTE, unit: 'MB', bound: LISTS_MB });
} });
await load({ name: 'single orders in turn', pathOf: (index) => `/orders/${String(FIRST_NUMBER + index % ORDERS)}` });
rmSync(folder, { recursive: true, force: true });
process.exit();
