import type { Log } from '#kernel/log.js';

/** An unreadable row: its table and id, and its name for people. */
export interface UnreadableRow {
  readonly companyId: number;
  readonly table: string;
  readonly id: string;
  /** Its name for people: Order #1001. */
  readonly name: string;
  /** Its first unreadable column. */
  readonly column: string;
}

/** Receives every unreadable row, each time it is read. */
export type SetAside = (row: UnreadableRow) => void;

interface Listeners {
  readonly log: Log;
  /** Notifies the merchant's people; after a failure it is called again the next time the row is read. */
  readonly report?: (row: UnreadableRow) => Promise<void>;
}

const MOST_REMEMBERED = 10_000;

/** Logs and reports each row once per process, however many polls and lists read it. */
export function reportedOnce({ log, report }: Listeners): SetAside {
  const logged = new Set<string>();
  const reported = new Set<string>();
  return (row) => {
    const key = `${String(row.companyId)} ${row.table} ${row.id} ${row.column}`;
    if (isNew(logged, key)) log.error({ company: row.companyId, table: row.table, id: row.id, column: row.column }, 'A row cannot be read and is left out');
    if (!report || !isNew(reported, key)) return;
    report(row).catch((error: unknown) => {
      reported.delete(key);
      log.warn({ err: error, company: row.companyId, table: row.table, id: row.id }, 'The merchant could not be notified of a row that cannot be read');
    });
  };
}

/** Adds a key; returns whether it is new. Above the limit the oldest is deleted. */
function isNew(known: Set<string>, key: string): boolean {
  if (known.has(key)) return false;
  const [oldest] = known;
  if (known.size >= MOST_REMEMBERED && oldest !== undefined) known.delete(oldest);
  known.add(key);
  return true;
}
