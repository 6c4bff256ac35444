import { DataSource } from 'typeorm';
import type { DatabaseLocation } from '#kernel/config.js';

/** TypeORM's own connection to a test's database, for what the product's has no door for. */
export async function connected(location: DatabaseLocation): Promise<DataSource> {
  if (location.kind === 'sqlite') return new DataSource({ type: 'better-sqlite3', database: location.file, prepareDatabase: hasty }).initialize();
  const admin = await new DataSource({ type: 'mysql', url: new URL('/', location.url).toString() }).initialize();
  await admin.query(`CREATE DATABASE IF NOT EXISTS \`${new URL(location.url).pathname.slice(1)}\` CHARACTER SET utf8mb4 COLLATE utf8mb4_bin`);
  await admin.destroy();
  return new DataSource({ type: 'mysql', url: location.url }).initialize();
}

/** These tests end processes, never the machine: nothing needs to wait for the disk. */
const hasty = (handle: { pragma(text: string): unknown }): void => { handle.pragma('synchronous = OFF'); };

const OF_THE_TOOLS = ['migrations', 'migration_lease', 'sqlite_sequence', 'typeorm_metadata'];

interface Column {
  readonly tbl: string;
  readonly name: string;
  readonly type: string;
}

/** Every column of the product's tables. */
async function columns(source: DataSource): Promise<Column[]> {
  const rows = await source.query<Column[]>(source.options.type === 'mysql'
    ? 'SELECT table_name AS tbl, column_name AS name, column_type AS type FROM information_schema.columns WHERE table_schema = DATABASE() ORDER BY 1, 2'
    : "SELECT m.name AS tbl, c.name AS name, lower(c.type) AS type FROM sqlite_schema m JOIN pragma_table_info(m.name) c WHERE m.type = 'table' ORDER BY 1, 2");
  return rows.filter(({ tbl }) => !OF_THE_TOOLS.includes(tbl));
}

/** Every index of the product's tables with its columns, in the form `table.index: columns`. */
async function indexes(source: DataSource): Promise<string[]> {
  const rows = await source.query<{ tbl: string; name: string; loose: number | string; col: string }[]>(source.options.type === 'mysql'
    ? 'SELECT table_name AS tbl, index_name AS name, non_unique AS loose, column_name AS col FROM information_schema.statistics WHERE table_schema = DATABASE() ORDER BY 1, 2, seq_in_index'
    : 'SELECT m.name AS tbl, l.name AS name, 1 - l."unique" AS loose, i.name AS col FROM sqlite_schema m JOIN pragma_index_list(m.name) l JOIN pragma_index_info(l.name) i ORDER BY 1, 2, i.seqno');
  const named = new Map<string, string[]>();
  for (const { tbl, name, loose, col } of rows) {
    const key = `${tbl}.${name}${Number(loose) === 0 ? ' (unique)' : ''}`;
    named.set(key, [...named.get(key) ?? [], col]);
  }
  return [...named].filter(([key]) => !OF_THE_TOOLS.includes(key.split('.')[0] ?? '')).map(([key, cols]) => `${key}: ${cols.join()}`);
}

/** The schema as far as the product made it: every column with its type, every index with its columns. */
export async function schemaOf(source: DataSource): Promise<readonly string[]> {
  return [...(await columns(source)).map(({ tbl, name, type }) => `${tbl}.${name} ${type}`), ...await indexes(source)];
}

/** Put up to three rows of a company into every table, whatever its columns mean. */
export async function fillTables(source: DataSource): Promise<void> {
  const all = await columns(source);
  for (const tbl of new Set(all.map((column) => column.tbl))) {
    const of = all.filter((column) => column.tbl === tbl);
    for (const number of [1, 2, 3]) {
      await source.query(`${source.options.type === 'mysql' ? 'INSERT IGNORE' : 'INSERT OR IGNORE'} INTO ${tbl} (${of.map(({ name }) => name).join()}) VALUES (${of.map(() => '?').join()})`, of.map((column) => valueOf(column, number)));
    }
  }
}

function valueOf({ name, type }: Column, number: number): unknown {
  if (name === 'company_id') return 7;
  if (type.includes('int')) return number;
  return type.includes('blob') ? Buffer.from([number]) : String(number);
}

/** All rows of the product's tables. */
export async function rowsOf(source: DataSource): Promise<Readonly<Record<string, readonly string[]>>> {
  const tables = [...new Set((await columns(source)).map(({ tbl }) => tbl))];
  const rows = await Promise.all(tables.map(async (tbl) => {
    const found = await source.query<unknown[]>(`SELECT * FROM ${tbl}`);
    return [tbl, found.map((row) => JSON.stringify(row)).toSorted()] as const;
  }));
  return Object.fromEntries(rows);
}
