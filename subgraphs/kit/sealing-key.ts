import { instant, type Clock, type Instant } from '#kernel/clock.js';
import type { SealingKey } from '#kernel/crypto.js';
import { code, instantColumn, int, type TableDefinition } from './columns.js';
import { duplicateAsConflict, WriteConflict } from './database-error.js';
import type { Database, Reader, Transaction } from './database.js';

/** The id of the key that seals a database's secrets: one row, written by the first process that opens the database. */
export const SEALING_KEY = {
  name: 'sealing_key',
  columns: { place: int, key_id: code(20), noted_at: instantColumn },
  primaryKey: ['place'],
} satisfies TableDefinition;

/** A column whose texts are sealed; null where there is no secret. */
export interface SealedColumn {
  readonly table: string;
  readonly column: string;
}

/** A database is opened with a key other than the one its secrets are sealed with. */
export class WrongSealingKey extends Error {
  override readonly name = 'WrongSealingKey';

  constructor(/** The id of the key that was used. */ readonly expected: string, /** The id of the key at hand. */ readonly presented: string) {
    super(`Its secrets are sealed with the key ${expected}, and this is the key ${presented}`);
  }
}

interface Sealed {
  readonly columns: readonly SealedColumn[];
  readonly key: SealingKey;
  readonly clock: Clock;
}

const ONLY = 1;

/** Check that a database is opened with the key its secrets are sealed with, and record the key of a new one; throws {@link WrongSealingKey}. */
export async function requireSealingKey(database: Database, { columns, key, clock }: Sealed): Promise<void> {
  if (await recordedKey(database) === key.id) return;
  await database.inTransaction(async (transaction) => {
    const noted = await recordedKey(transaction);
    const expected = await requiredKey(transaction, columns);
    if (expected !== undefined && expected !== key.id) throw new WrongSealingKey(expected, key.id);
    await record(transaction, { noted, keyId: key.id, at: instant(clock) });
  });
}

/**
 * The id of the only key a database may be opened with; undefined while any is accepted. Secrets carry the id of their key. Where there are none, the
 * recorded key counts on a server, because another process may be about to seal with it; an embedded database has no other process.
 */
export async function requiredKey(reader: Reader, columns: readonly SealedColumn[]): Promise<string | undefined> {
  for (const { table, column } of columns) {
    const [row] = await reader.query<{ sealed: string }>(`SELECT ${column} AS sealed FROM ${table} WHERE ${column} IS NOT NULL LIMIT 1`);
    if (row) return row.sealed.split('.')[0];
  }
  return reader.dialect === 'mysql' ? recordedKey(reader) : undefined;
}

async function recordedKey(reader: Reader): Promise<string | undefined> {
  const [row] = await reader.query<{ key_id: string }>('SELECT key_id FROM sealing_key WHERE place = ?', [ONLY]);
  return row?.key_id;
}

/** Replaces the key recorded before the decision: of two processes that open a new database together one succeeds, and the other checks again. */
async function record(transaction: Transaction, { noted, keyId, at }: { noted: string | undefined; keyId: string; at: Instant }): Promise<void> {
  if (noted === undefined) {
    await transaction.insert(SEALING_KEY, [{ place: ONLY, key_id: keyId, noted_at: at }]).catch(duplicateAsConflict('The key was recorded meanwhile'));
    return;
  }
  const changed = await transaction.execute('UPDATE sealing_key SET key_id = ?, noted_at = ? WHERE place = ? AND key_id = ?', [keyId, at, ONLY, noted]);
  if (changed === 0) throw new WriteConflict('Another key was recorded meanwhile');
}
