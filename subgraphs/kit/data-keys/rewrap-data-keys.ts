import { instant } from '#kernel/clock.js';
import type { Database, Reader } from '../database.js';
import { WriteConflict } from '../database-error.js';
import { masterOf } from './master-key.js';
import { dataKeyRows, type DataKeysOf } from './open-data-keys.js';
import { unwrap, wrap } from './wrapped-key.js';

/** The ids of the master keys that the data keys of a database are wrapped with: one, unless its rows were damaged. */
export const wrappedWith = async (reader: Reader): Promise<string[]> => [...new Set((await dataKeyRows(reader)).map(({ key_id: id }) => id))];

/** Wrap the data keys of a database with the master key of an id; the ids of those they were wrapped with. Doing it again, or twice at once, changes nothing more. */
export async function rewrapDataKeys(database: Database, { subgraph, masters, clock }: DataKeysOf, to: string): Promise<string[]> {
  const { wrapping } = masterOf(masters, to);
  return database.inTransaction(async (transaction) => {
    const rows = await dataKeyRows(transaction);
    for (const { purpose, key_id: id, wrapped } of rows.filter(({ key_id: known }) => known !== to)) {
      const place = { subgraph, purpose };
      const anew = wrap(unwrap(wrapped, place, masterOf(masters, id).wrapping), place, wrapping);
      const changed = await transaction.execute('UPDATE data_key SET key_id = ?, wrapped = ?, wrapped_at = ? WHERE purpose = ? AND key_id = ?', [to, anew, instant(clock), purpose, id]);
      if (changed === 0) throw new WriteConflict('The keys were wrapped anew meanwhile');
    }
    return [...new Set(rows.map(({ key_id: id }) => id))];
  });
}
