// The statistics of a server's planner (mariadb.com/kb, "InnoDB Persistent Statistics"). The server keeps a table open with the statistics that it had then, and measuring anew in the
// background does not change them: a table that was opened when it was empty, as every table of a new installation, is taken for one of a row for as long as it stays open. Of two indexes
// that begin with company_id the first is then read, with all rows of the company for each record: half a minute for what takes 22 ms. ANALYZE TABLE opens it anew.

/** So many rows make a difference; measuring takes some milliseconds however many there are. */
export const ROWS_TO_MEASURE = 1000;

/** Measures a table again, without the other nodes of a cluster: each keeps its own, and would stop writing for it. */
export const measureStatement = (table: string): string => `ANALYZE NO_WRITE_TO_BINLOG TABLE \`${table}\``;

/** Hears of the rows that were inserted into a table of a server. */
export type NoteInserted = (table: string, rows: number) => void;

/** Has a table measured when this process has inserted {@link ROWS_TO_MEASURE}, and each time as many again as before; one table at a time. Where it fails, the next time is soon enough. */
export function measuredWhileGrowing(measure: (table: string) => Promise<unknown>): NoteInserted {
  const inserted = new Map<string, number>();
  let last: Promise<unknown> = Promise.resolve();
  return (table, rows) => {
    const before = inserted.get(table) ?? 0;
    inserted.set(table, before + rows);
    if (measured(before + rows) > measured(before)) last = last.then(() => measure(table)).catch(() => undefined);
  };
}

/** How often a table is measured until it has this many rows. */
const measured = (rows: number): number => (rows < ROWS_TO_MEASURE ? 0 : 1 + Math.floor(Math.log2(rows / ROWS_TO_MEASURE)));
