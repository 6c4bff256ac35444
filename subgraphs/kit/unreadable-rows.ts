import type { Log } from '#kernel/log.js';

/** A row that cannot be read: where it is, and what its people call it. */
export interface UnreadableRow {
  readonly companyId: number;
  readonly table: string;
  readonly id: string;
  /** As people know it: Order #1001. */
  readonly name: string;
  /** The first of its columns that cannot be read. */
  readonly column: string;
}

/** Hears of every row that cannot be read, each time it is met. */
export type SetAside = (row: UnreadableRow) => void;

interface Listeners {
  readonly log: Log;
  /** Notifies the merchant's people; called again the next time the row is read when it fails. */
  readonly report?: (row: UnreadableRow) => Promise<void>;
}

const MOST_REMEMBERED = 10_000;

/** Logs and reports each row once in the life of a process, however many polls and lists read it. */
export function reportedOnce({ log, report }: Listeners): SetAside {
  const logged = new Set<string>();
  const reported = new Set<string>();
  return (row) => {
    const key = `${String(row.companyId)} ${row.table} ${row.id} ${row.column}`;
    if (isNew(logged, key)) log.error({ company: row.companyId, table: row.table, id: row.id, column: row.column }, 'A row cannot be read; it is left out, and the others go on');
    if (!report || !isNew(reported, key)) return;
    report(row).catch((error: unknown) => {
      reported.delete(key);
      log.warn({ err: error, company: row.companyId, table: row.table, id: row.id }, 'Nobody could be told of a row that cannot be read');
    });
  };
}

/** Whether a key was not there; the oldest is forgotten when there are too many. */
function isNew(known: Set<string>, key: string): boolean {
  if (known.has(key)) return false;
  const [oldest] = known;
  if (known.size >= MOST_REMEMBERED && oldest !== undefined) known.delete(oldest);
  known.add(key);
  return true;
}
