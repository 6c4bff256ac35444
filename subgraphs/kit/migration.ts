import type { QueryRunner } from 'typeorm';

/**
 * One forward change of a database. MySQL commits each DDL statement on its own, so a process may end between a change and its record:
 * a migration changes one thing, and running it again on its own result changes nothing.
 */
export interface Migration {
  /** Recorded when it has run; ends in {@link Migration.order}. */
  readonly name: string;
  readonly order: number;
  up(runner: QueryRunner): Promise<void>;
}

/** A migration from a sequence number (its order, never reused), a name and the change, which may run again on its own result. */
export function migration(sequence: number, name: string, up: (runner: QueryRunner) => Promise<void>): Migration {
  const order = FIRST_SEQUENCE + sequence;
  return { name: `${name}${String(order)}`, order, up };
}

/** Make a change unless it was made; a change by another process meanwhile counts as done. */
export async function unlessDone(isDone: () => Promise<boolean>, change: () => Promise<unknown>): Promise<void> {
  if (await isDone()) return;
  try {
    await change();
  } catch (error) {
    if (!await isDone()) throw error;
  }
}

// Earlier releases ordered migrations by the 13 digits at the end of their names; the recorded names keep them.
const FIRST_SEQUENCE = 1_800_000_000_000;
