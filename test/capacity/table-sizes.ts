import { SUBGRAPHS } from '#kernel/config.js';
import { bareDriver, type Sql } from '../bench/sql.js';
import type { Deployment } from './deployment.js';

/** Bytes and rows of each table, by `subgraph.table`, as the server gives them when it has measured. */
export type TableSizes = ReadonlyMap<string, { readonly bytes: number; readonly rows: number }>;

const drivers = new Map<string, Sql>();

function driverOf(url: string): Sql {
  const known = drivers.get(url) ?? bareDriver({ kind: 'mysql', url });
  drivers.set(url, known);
  return known;
}

/** Measure all tables: data and indexes. */
export async function tableSizes({ urlOf }: Pick<Deployment, 'urlOf'>): Promise<TableSizes> {
  const sizes = new Map<string, { bytes: number; rows: number }>();
  for (const subgraph of SUBGRAPHS) {
    const { read } = driverOf(urlOf(subgraph));
    const tables = (await read("SELECT TABLE_NAME AS name FROM information_schema.TABLES WHERE TABLE_SCHEMA = DATABASE() AND TABLE_TYPE = 'BASE TABLE'", [])).map(({ name }) => String(name));
    for (const table of tables) await read(`ANALYZE TABLE \`${table}\``, []);
    for (const { name, bytes } of await read('SELECT TABLE_NAME AS name, DATA_LENGTH + INDEX_LENGTH AS bytes FROM information_schema.TABLES WHERE TABLE_SCHEMA = DATABASE()', [])) {
      const [counted] = await read(`SELECT COUNT(*) AS counted FROM \`${String(name)}\``, []);
      sizes.set(`${subgraph}.${String(name)}`, { bytes: Number(bytes), rows: Number(counted?.['counted']) });
    }
  }
  return sizes;
}

/** What tables whose names match grew by. */
export function growth(before: TableSizes, after: TableSizes, matching: RegExp): { readonly bytes: number; readonly rows: number } {
  let [bytes, rows] = [0, 0];
  for (const [name, size] of after) {
    if (!matching.test(name)) continue;
    bytes += size.bytes - (before.get(name)?.bytes ?? 0);
    rows += size.rows - (before.get(name)?.rows ?? 0);
  }
  return { bytes, rows };
}
