import { DataSource, type EntitySchema } from 'typeorm';
import type { DatabaseLocation } from '#kernel/config.js';
import { indexColumns, type TableDefinition } from '#subgraph-kit/columns.js';
import { grouped } from '#subgraph-kit/grouped.js';
import { portableColumn } from '#subgraph-kit/portable-column.js';
import { quoted, type Dialect } from '#subgraph-kit/statement.js';

/** TypeORM's own connection to a test's database, for what the product's has no door for. */
export async function connected(location: DatabaseLocation): Promise<DataSource> {
  if (location.kind === 'sqlite') return new DataSource({ type: 'better-sqlite3', database: location.file, prepareDatabase: hasty }).initialize();
  if (!created.has(location.url)) {
    const admin = await new DataSource({ type: 'mysql', url: new URL('/', location.url).toString() }).initialize();
    await admin.query(`CREATE DATABASE IF NOT EXISTS \`${new URL(location.url).pathname.slice(1)}\` CHARACTER SET utf8mb4 COLLATE utf8mb4_bin`);
    await admin.destroy();
    created.add(location.url);
  }
  return new DataSource({ type: 'mysql', url: location.url }).initialize();
}

/** The schemas of a server that are known to be there. */
const created = new Set<string>();

/** A database as TypeORM's tools know it by its tables; they read MariaDB's defaults right only where it goes by its own name. */
export const asTypeorm = (location: DatabaseLocation, entities: EntitySchema[]): Promise<DataSource> => (location.kind === 'sqlite'
  ? new DataSource({ type: 'better-sqlite3', database: location.file, entities }) : new DataSource({ type: 'mariadb', url: location.url, entities })).initialize();

/** These tests end processes, never the machine: nothing needs to wait for the disk. */
const hasty = (handle: { pragma(text: string): unknown }): void => { handle.pragma('synchronous = OFF'); };

const OF_THE_TOOLS = ['migrations', 'migration_lease', 'sqlite_sequence', 'typeorm_metadata'];

interface Column {
  readonly tbl: string;
  readonly name: string;
  readonly type: string;
  readonly nullable: number | string;
  readonly fallback: string | null;
  readonly collation: string | null;
}

/** Every column of the product's tables. */
async function columns(source: DataSource): Promise<Column[]> {
  const rows = await source.query<Column[]>(source.options.type === 'mysql'
    ? `SELECT table_name AS tbl, column_name AS name, REPLACE(column_type, 'bigint(20)', 'bigint') AS type, is_nullable = 'YES' AS nullable, NULLIF(column_default, 'NULL') AS fallback,
       collation_name AS collation FROM information_schema.columns WHERE table_schema = DATABASE() ORDER BY 1, 2`
    : `SELECT m.name AS tbl, c.name AS name, lower(c.type) AS type, 1 - c."notnull" AS nullable, c.dflt_value AS fallback, NULL AS collation
       FROM sqlite_schema m JOIN pragma_table_info(m.name) c WHERE m.type = 'table' ORDER BY 1, 2`);
  return rows.filter(({ tbl }) => !OF_THE_TOOLS.includes(tbl));
}

/** Every key and index of the product's tables with its columns. */
async function indexes(source: DataSource): Promise<string[]> {
  const rows = await source.query<{ tbl: string; name: string; loose: number | string; col: string }[]>(source.options.type === 'mysql'
    ? 'SELECT table_name AS tbl, index_name AS name, non_unique AS loose, column_name AS col FROM information_schema.statistics WHERE table_schema = DATABASE() ORDER BY 1, 2, seq_in_index'
    : `SELECT m.name AS tbl, 'PRIMARY' AS name, 0 AS loose, c.name AS col, c.pk AS place FROM sqlite_schema m JOIN pragma_table_info(m.name) c WHERE m.type = 'table' AND c.pk > 0
       UNION ALL SELECT m.name, l.name, 1 - l."unique", i.name, i.seqno FROM sqlite_schema m JOIN pragma_index_list(m.name) l JOIN pragma_index_info(l.name) i WHERE l.origin <> 'pk' ORDER BY 1, 2, 5`);
  const named = grouped(rows.filter(({ tbl }) => !OF_THE_TOOLS.includes(tbl)), ({ tbl, name, loose }) => indexLine(`${tbl}.${name}`, Number(loose) === 0));
  return [...named].map(([line, cols]) => `${line}: ${cols.map(({ col }) => col).join()}`);
}

const indexLine = (name: string, isUnique: boolean): string => `${name}${isUnique ? ' (unique)' : ''}`;

const columnLine = ({ tbl, name, type, nullable, fallback, collation }: Column): string =>
  `${tbl}.${name} ${type}${Number(nullable) === 1 ? '' : ' NOT NULL'}${fallback === null ? '' : ` DEFAULT ${fallback.replaceAll("'", '')}`}${collation === null ? '' : ` ${collation}`}`;

/** The schema as far as the product made it: every column with its type, every key and index with its columns, a line each. */
export async function schemaOf(source: DataSource): Promise<readonly string[]> {
  return [...(await columns(source)).map(columnLine), ...await indexes(source)];
}

/** The same lines as the tables' definitions say them, in an order of their own. */
export const definedSchema = (tables: readonly TableDefinition[], dialect: Dialect): readonly string[] => tables.flatMap(({ name: tbl, columns: defined, primaryKey, unique = {}, indexes: others = {} }) => [
  ...Object.entries(defined).map(([columnName, column]) => {
    const { name, type, length, isNullable, default: fallback = null, collation = null } = portableColumn(columnName, column, dialect);
    return columnLine({ tbl, name, type: length === undefined ? type : `${type}(${length})`, nullable: Number(isNullable), fallback, collation });
  }),
  `${indexLine(`${tbl}.PRIMARY`, true)}: ${primaryKey.join()}`,
  ...Object.entries(unique).map(([name, index]) => `${indexLine(`${tbl}.${name}`, true)}: ${indexColumns(index).join()}`),
  ...Object.entries(others).map(([name, index]) => `${indexLine(`${tbl}.${name}`, false)}: ${indexColumns(index).join()}`),
]);

/** Put up to three rows of a company into every table, whatever its columns mean. */
export async function fillTables(source: DataSource): Promise<void> {
  const all = await columns(source);
  for (const tbl of new Set(all.map((column) => column.tbl))) {
    const of = all.filter((column) => column.tbl === tbl);
    for (const number of [1, 2, 3]) {
      await source.query(`${source.options.type === 'mysql' ? 'INSERT IGNORE' : 'INSERT OR IGNORE'} INTO ${tbl} (${of.map(({ name }) => quoted(name)).join()}) VALUES (${of.map(() => '?').join()})`, of.map((column) => valueOf(column, number)));
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
