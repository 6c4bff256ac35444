import type { Database } from '#subgraph-kit/database.js';
import type { ColumnValue, InsertRow } from '#subgraph-kit/statement.js';
import { insertCopies } from './insert-copies.js';

/** A statement that reads, as it was run. */
export interface ReadStatement {
  readonly sql: string;
  readonly parameters: readonly ColumnValue[];
}

/** The statements that read outside transactions while some work is done. */
export async function readStatements(database: Database, work: () => Promise<unknown>): Promise<ReadStatement[]> {
  const statements: ReadStatement[] = [];
  const { query } = database;
  Object.assign(database, { query: (sql: string, parameters: readonly ColumnValue[] = []) => {
    statements.push({ sql, parameters });
    return query(sql, parameters);
  } });
  try {
    await work();
  } finally {
    Object.assign(database, { query });
  }
  return statements;
}

/** The statements among these that scan a whole table, or all rows of a company to find one record's, by the database's query plan. */
export async function scans(database: Database, statements: readonly ReadStatement[]): Promise<string[]> {
  const found: string[] = [];
  for (const { sql, parameters } of statements) {
    const plan = await stepsOf(database, sql, parameters);
    if (plan.some((step) => /^(SCAN|ALL|index) /.test(step))) found.push(`${sql}\n${plan.join('\n')}`);
  }
  return found;
}

/** What a database does for a statement, step by step. */
export async function stepsOf(database: Database, sql: string, parameters: readonly ColumnValue[]): Promise<string[]> {
  if (database.dialect === 'sqlite') return (await database.query<{ detail: string }>(`EXPLAIN QUERY PLAN ${sql}`, parameters)).map(({ detail }) => detail);
  return (await database.query<{ table: string; type: string; key: string | null }>(`EXPLAIN FORMAT=TRADITIONAL ${sql}`, parameters)).map(({ table, type, key }) => `${type} ${table} ${String(key)}`);
}

/** Give many other companies the same rows, so that a database's planner has reason to select one company's. */
export async function crowd(database: Database, companyId: number, { tables, companies }: { tables: readonly string[]; companies: number }): Promise<void> {
  for (const table of tables) {
    const rows = await database.query<Record<string, ColumnValue>>(`SELECT * FROM ${table} WHERE company_id = ?`, [companyId]);
    const copies = Array.from({ length: companies }, (_, index) => rows.map((row): InsertRow => ({ ...row, company_id: 1000 + index }))).flat();
    await database.inTransaction((transaction) => insertCopies(transaction, table, copies));
    if (database.dialect === 'mysql') await database.query(`ANALYZE TABLE ${table}`);
  }
}
