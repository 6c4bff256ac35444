import { randomBytes } from 'node:crypto';
import { instant, type Clock } from '#kernel/clock.js';
import { namedKey } from '#kernel/crypto.js';
import type { SubgraphName } from '#kernel/config.js';
import { duplicateAsConflict } from '../database-error.js';
import type { Database, Reader, Transaction } from '../database.js';
import type { KeyHistory, SubgraphKeys } from '../subgraph.js';
import { DATA_KEY } from './data-key.table.js';
import { idsOf, masterOf, SeveralMasterKeys, type MasterKey, type MasterKeys } from './master-key.js';
import { unwrap, wrap } from './wrapped-key.js';

/** What opens the data keys of a database. */
export interface DataKeysOf {
  readonly subgraph: SubgraphName;
  readonly masters: MasterKeys;
  readonly clock: Clock;
}

interface Opening extends DataKeysOf {
  readonly history: KeyHistory;
}

/** A stored data key. */
export interface DataKeyRow {
  readonly purpose: string;
  readonly key_id: string;
  readonly wrapped: string;
}

const KEY_BYTES = 32;

/** The stored data keys of a database. */
export const dataKeyRows = (reader: Reader): Promise<DataKeyRow[]> => reader.query<DataKeyRow>('SELECT purpose, key_id, wrapped FROM data_key ORDER BY purpose');

/**
 * The data keys of a database. Its first process stores them: random ones, or where an earlier release has used it those that were derived from the master key. Throws WrongMasterKey
 * where none of the master keys opens them.
 */
export async function openDataKeys(database: Database, opening: Opening): Promise<SubgraphKeys> {
  return await storedKeys(database, opening) ?? await database.inTransaction(async (transaction) => await storedKeys(transaction, opening) ?? storeFirst(transaction, opening));
}

/** Undefined where there are none, or none that anything was made with: another master key may be used on an unused embedded database, which has no other process. */
async function storedKeys(reader: Reader, { subgraph, masters, history }: Opening): Promise<SubgraphKeys | undefined> {
  const rows = await dataKeyRows(reader);
  if (rows.length === 0) return undefined;
  const known = new Set(idsOf(masters));
  if (rows.some(({ key_id: id }) => !known.has(id)) && reader.dialect === 'sqlite' && !await history.isUsed(reader)) return undefined;
  const opened = (purpose: string): Buffer => {
    const row = rows.find((one) => one.purpose === purpose);
    if (!row) throw new Error(`its key for ${purpose} is missing`);
    return unwrap(row.wrapped, { subgraph, purpose }, masterOf(masters, row.key_id).wrapping);
  };
  return { cursor: opened('cursor'), sealing: namedKey(opened('sealing')) };
}

interface First {
  readonly keys: SubgraphKeys;
  readonly master: MasterKey;
}

async function storeFirst(transaction: Transaction, opening: Opening): Promise<SubgraphKeys> {
  const { subgraph, clock } = opening;
  const { keys, master: { wrapping } } = await firstKeys(transaction, opening);
  if (transaction.dialect === 'sqlite') await transaction.execute('DELETE FROM data_key');
  const row = (purpose: string, key: Buffer) => ({ purpose, key_id: wrapping.id, wrapped: wrap(key, { subgraph, purpose }, wrapping), wrapped_at: instant(clock) });
  await transaction.insert(DATA_KEY, [row('cursor', keys.cursor), row('sealing', keys.sealing.bytes)]).catch(duplicateAsConflict('The keys were stored meanwhile'));
  return keys;
}

async function firstKeys(reader: Reader, { masters, history }: Opening): Promise<First> {
  if (!await history.isUsed(reader)) return { keys: { cursor: randomBytes(KEY_BYTES), sealing: namedKey(randomBytes(KEY_BYTES)) }, master: masters[0] };
  const sealedWith = await history.sealedWith?.(reader);
  if (sealedWith === undefined && masters.length > 1) throw new SeveralMasterKeys();
  const master = sealedWith === undefined ? masters[0] : masterOf(masters, sealedWith); // the id of a master key is that of the key it gave identity's secrets
  return { keys: master.derived, master };
}
