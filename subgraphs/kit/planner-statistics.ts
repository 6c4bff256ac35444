import type { Database as SqliteHandle } from 'better-sqlite3';

// The statistics of SQLite's planner (sqlite.org/fileformat2.html, "The sqlite_stat1 Table"). Without statistics it assumes that every first column is
// selective, company_id too, and scans all rows of a company where another index finds the one row; measured statistics would make plans differ from one
// installation to the next. So the same ones are written everywhere: a company has many rows, a warehouse and its receiver half of them, a status a quarter, any other value few.

const ROWS = 1_000_000;
const ROWS_OF_A_COMPANY = 100_000;
const FEW_ROWS = 10;
const SHARES: Readonly<Record<string, number>> = { location_id: 1 / 2, connection_id: 1 / 2, destination_id: 1 / 2, audience: 1 / 2, status: 1 / 4, state: 1 / 4 };

interface Index { readonly tbl: string; readonly idx: string; readonly is_unique: 0 | 1; readonly columns: string }

const COMPANY_INDEXES = `SELECT m.name AS tbl, l.name AS idx, l."unique" AS is_unique, (SELECT group_concat(name) FROM (SELECT name FROM pragma_index_info(l.name) ORDER BY seqno)) AS columns
  FROM sqlite_schema m JOIN pragma_index_list(m.name) l JOIN pragma_index_info(l.name) c ON c.seqno = 0
  WHERE m.type = 'table' AND c.name = 'company_id' ORDER BY m.name, l.name`;

/** Give the planner statistics of every index that begins with company_id. Writes nothing, and takes no lock, when they are up to date. */
export function writePlannerStatistics(handle: SqliteHandle): void {
  const wanted = (handle.prepare(COMPANY_INDEXES).all() as Index[]).map(({ tbl, idx, is_unique: isUnique, columns }) => ({ tbl, idx, stat: statisticOf(columns.split(','), isUnique === 1) }));
  if (JSON.stringify(knownStatistics(handle)) === JSON.stringify(wanted)) return;
  handle.exec('ANALYZE sqlite_schema'); // creates the table of statistics, without measuring
  handle.transaction(() => {
    handle.exec('DELETE FROM sqlite_stat1');
    const insert = handle.prepare('INSERT INTO sqlite_stat1 (tbl, idx, stat) VALUES (:tbl, :idx, :stat)');
    for (const row of wanted) insert.run(row);
  })();
  handle.exec('ANALYZE sqlite_schema'); // loads them
}

function knownStatistics(handle: SqliteHandle): unknown[] {
  const isThere = handle.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'sqlite_stat1'").get() !== undefined;
  return isThere ? handle.prepare('SELECT tbl, idx, stat FROM sqlite_stat1 ORDER BY tbl, idx').all() : [];
}

/** Rows of the table, then rows that agree in the first column, in the first two, and so on. */
function statisticOf(columns: readonly string[], isUnique: boolean): string {
  const agreeing = [ROWS];
  columns.forEach((column, place) => {
    const before = agreeing.at(-1) ?? ROWS;
    const share = SHARES[column];
    if (isUnique && place === columns.length - 1) agreeing.push(1);
    else if (place === 0) agreeing.push(ROWS_OF_A_COMPANY);
    else agreeing.push(Math.ceil(share === undefined ? Math.min(before, FEW_ROWS) : before * share));
  });
  return agreeing.join(' ');
}
