import { tracing } from './tracing.js';

/** A piece of work that ended: a statement, a fetch from a subgraph or a wait. */
export interface WorkNote {
  readonly kind: 'statement' | 'fetch' | 'wait' | 'retry';
  /** Text of a statement, subgraph and operation of a fetch, what was waited for. */
  readonly text: string;
  readonly rows: number;
  /** When it began, on the clock of `performance`. */
  readonly began: number;
  readonly milliseconds: number;
  /** The trace or the call it was for, where that is known. */
  readonly of: string | undefined;
  /** The database's plan of a slow statement, made when it is asked for. */
  readonly explain: (() => Promise<string>) | undefined;
}

/** Makes the plan of a statement with its parameters. */
export type Explain = (sql: string, parameters: readonly unknown[]) => Promise<string>;

const MOST_NOTES = 2048;
/** From this many milliseconds on a statement keeps its parameters, because some plans depend on them. */
const EXPLAINED_MILLISECONDS = 50;

const notes: WorkNote[] = [];
let next = 0;

/** Keep a note; of all work the latest two thousand are kept. */
export function noteWork(note: WorkNote): void {
  notes[next] = note;
  next = (next + 1) % MOST_NOTES;
}

/** The work that ended within a time on the clock of `performance`, the earliest first; `isWhole` where none of it was dropped already. */
export function notedWork(from: number, until: number): { readonly work: readonly WorkNote[]; readonly isWhole: boolean } {
  const inOrder = [...notes.slice(next), ...notes.slice(0, next)];
  const [oldest] = inOrder;
  return { work: inOrder.filter(({ began, milliseconds }) => began >= from && began + milliseconds <= until), isWhole: notes.length < MOST_NOTES || (oldest?.began ?? 0) < from };
}

interface Ran {
  readonly system: 'sqlite' | 'mysql';
  readonly sql: string;
  readonly parameters: readonly unknown[];
  readonly rows: number;
  readonly began: number;
  readonly explain: Explain;
}

/** Note a statement that ended. */
export function noteStatement({ system, sql, parameters, rows, began, explain }: Ran): void {
  const milliseconds = performance.now() - began;
  const { current } = tracing;
  noteWork({ kind: 'statement', text: sql, rows, began, milliseconds, of: current?.traceId(), explain: milliseconds < EXPLAINED_MILLISECONDS ? undefined : () => explain(sql, parameters) });
  current?.statement({ system, sql, rows, milliseconds });
}
