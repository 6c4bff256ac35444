import { readFileSync } from 'node:fs';
import { SUBGRAPHS, type SubgraphName } from '#kernel/config.js';
import type { TableDefinition } from '#subgraph-kit/columns.js';
import { KIT_RETENTION, KIT_STAYS, type Retention, type TableRetention } from '#subgraph-kit/keeping/retention.js';
import { workerTasks } from '../../../gateway/server/worker-tasks.js';
import { CATALOG_TABLES } from '../../../subgraphs/catalog/migrations.js';
import { CATALOG_RETENTION } from '../../../subgraphs/catalog/retention.js';
import { CONTENT_TABLES } from '../../../subgraphs/content/migrations.js';
import { CONTENT_RETENTION } from '../../../subgraphs/content/retention.js';
import { IDENTITY_TABLES } from '../../../subgraphs/identity/migrations.js';
import { IDENTITY_RETENTION } from '../../../subgraphs/identity/retention.js';
import { ORDERS_TABLES } from '../../../subgraphs/orders/migrations.js';
import { ORDERS_RETENTION } from '../../../subgraphs/orders/retention.js';

const OF: Readonly<Record<SubgraphName, { readonly tables: readonly TableDefinition[]; readonly retention: TableRetention }>> = {
  identity: { tables: IDENTITY_TABLES, retention: IDENTITY_RETENTION }, orders: { tables: ORDERS_TABLES, retention: ORDERS_RETENTION },
  catalog: { tables: CATALOG_TABLES, retention: CATALOG_RETENTION }, content: { tables: CONTENT_TABLES, retention: CONTENT_RETENTION },
};

const jobs = workerTasks({ graph: { call: () => Promise.reject(new Error('no job runs')) }, ids: { next: () => '' } } as unknown as Parameters<typeof workerTasks>[0]).map(({ name }) => name);
const rows: readonly Retention[] = [...KIT_RETENTION, ...SUBGRAPHS.flatMap((name) => OF[name].retention.deleted.slice(KIT_RETENTION.length))];
/** Sweeps of stored bytes, which are in no table. */
const OF_BYTES = ['sweep product imports', 'sweep assets', 'sweep return photos'];

test.each(SUBGRAPHS)('%s: of every table it is known what deletes its rows, or that they stay', (name) => {
  const { tables, retention: { deleted, stays } } = OF[name];
  expect([...new Set([...deleted.flatMap((row) => row.tables), ...stays])].sort()).toEqual(tables.map((table) => table.name).sort());
  const both = deleted.flatMap((row) => row.tables).filter((table) => stays.includes(table));
  expect(both.filter((table) => !KIT_STAYS.includes(table))).toEqual([]); // of counters those of days alone are deleted
});

test('what a job deletes is deleted by a job of the worker, and each job that deletes is named', () => {
  expect(rows.flatMap(({ job }) => job ?? []).filter((job) => !jobs.includes(job))).toEqual([]);
  expect(jobs.filter((job) => /^(?:purge|sweep) /.test(job) && !OF_BYTES.includes(job) && !rows.some((row) => row.job === job))).toEqual([]);
  expect(rows.filter(({ job, otherwise }) => (job === undefined) === (otherwise === undefined))).toEqual([]);
});

test('the guide has the same rows', () => {
  const [, table = ''] = readFileSync('gateway/docs/keeping.md', 'utf8').split('| What | Kept | Deleted by | Set where |\n|---|---|---|---|\n');
  const written = rows.map(({ what, kept, job, otherwise = '', setting = '' }) => `| ${what} | ${kept} | ${job === undefined ? otherwise : `\`${job}\``} | ${setting} |`);
  expect(table.split('\n').slice(0, written.length)).toEqual(written);
  expect(OF_BYTES.filter((job) => !table.includes(`\`${job}\``))).toEqual([]);
});
