import type { QueryRunner } from 'typeorm';
import { isMysql, tableExists } from '../schema-facts.js';

/** How far the restore of a database is: its rows may be half there, or all databases of the backup are there and the last steps are left. */
export type RestoreState = 'loading' | 'loaded';

/** What a restore writes among the migrations of a database until it has ended. */
export interface RestoreMark {
  readonly state: RestoreState;
  /** The backup. */
  readonly backup: string;
}

/** A database is being restored, or its restore did not end: nobody may serve it. */
export class UnfinishedRestore extends Error {
  override readonly name = 'UnfinishedRestore';

  constructor() {
    super('It is being restored from a backup, or that did not end');
  }
}

const PREFIX = 'restore ';
const NO_ORDER = 0;

/** The mark among the recorded migrations, if there is one. */
export function markAmong(names: Iterable<string>): RestoreMark | undefined {
  for (const name of names) {
    if (!name.startsWith(PREFIX)) continue;
    const [, state, backup = ''] = name.split(' ');
    return { state: state === 'loaded' ? 'loaded' : 'loading', backup };
  }
  return undefined;
}

/** The recorded migrations of a database; none where none ever ran. */
export async function recordedMigrations(runner: QueryRunner): Promise<string[]> {
  if (!await tableExists(runner, 'migrations')) return [];
  return (await runner.query('SELECT name FROM migrations') as { name: string }[]).map(({ name }) => name);
}

/** Write the mark in place of the one before; without one, remove it. */
export async function markRestore(runner: QueryRunner, mark?: RestoreMark): Promise<void> {
  await runner.query(isMysql(runner) ? 'START TRANSACTION' : 'BEGIN IMMEDIATE');
  await runner.query(`DELETE FROM migrations WHERE name LIKE '${PREFIX}%'`);
  if (mark) await runner.query('INSERT INTO migrations (timestamp, name) VALUES (?, ?)', [NO_ORDER, `${PREFIX}${mark.state} ${mark.backup}`]);
  await runner.query('COMMIT');
}
