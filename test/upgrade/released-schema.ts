import { readFileSync } from 'node:fs';
import { SUBGRAPHS, type SubgraphName } from '#kernel/config.js';
import { indexColumns, type Column, type TableDefinition } from '#subgraph-kit/columns.js';
import { CATALOG_TABLES } from '../../subgraphs/catalog/migrations.js';
import { CONTENT_TABLES } from '../../subgraphs/content/migrations.js';
import { IDENTITY_TABLES } from '../../subgraphs/identity/migrations.js';
import { ORDERS_TABLES } from '../../subgraphs/orders/migrations.js';

/** What code relies on of a table. */
export interface ReleasedTable {
  readonly columns: Readonly<Record<string, Omit<Column, 'since' | 'value'>>>;
  readonly primaryKey: readonly string[];
  /** The columns of each unique index. */
  readonly unique: Readonly<Record<string, readonly string[]>>;
}

/** The tables of each subgraph. */
export type Schemas = Readonly<Record<SubgraphName, Readonly<Record<string, ReleasedTable>>>>;

/** What the last release left in databases. */
export interface Release {
  readonly version: string;
  /** The commit it was built from. */
  readonly commit: string;
  readonly schemas: Schemas;
}

/** Where the last release is noted. */
export const RELEASE = 'test/upgrade/last-release.json';

/** The last release. */
export const lastRelease = (): Release => JSON.parse(readFileSync(RELEASE, 'utf8')) as Release;

const TABLES: Readonly<Record<SubgraphName, readonly TableDefinition[]>> = { orders: ORDERS_TABLES, catalog: CATALOG_TABLES, content: CONTENT_TABLES, identity: IDENTITY_TABLES };

/** The schemas as they are: by the definitions of the tables, which are what all migrations make on both databases (test/subgraphs/kit/drift.test.ts). */
export const schemasNow = (): Schemas => Object.fromEntries(SUBGRAPHS.map((name) => [name, tablesOf(TABLES[name])])) as unknown as Schemas;

/** The same of some definitions. */
export const tablesOf = (definitions: readonly TableDefinition[]): Readonly<Record<string, ReleasedTable>> => Object.fromEntries(definitions.map(({ name, columns, primaryKey, unique = {} }) => [name, {
  columns: Object.fromEntries(Object.entries(columns).map(([column, { since: _, value: __, ...kept }]) => [column, kept])),
  primaryKey,
  unique: Object.fromEntries(Object.entries(unique).map(([index, of]) => [index, indexColumns(of)])),
}]));
