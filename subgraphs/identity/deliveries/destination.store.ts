import type { SealingKey } from '#kernel/crypto.js';
import { STANDARD_PROFILE } from '#contract/delivery-profile.js';
import type { Reader, Transaction } from '#subgraph-kit/database.js';
import { readableRow, readableRows, type Mapping } from '#subgraph-kit/readable-rows.js';
import { places } from '#subgraph-kit/statement.js';
import { openedSecret, type OpenedSecret } from '../connections/opened-secret.js';
import { openWebhooks } from '../connections/webhook.store.js';
import { CONNECTION_OWNER, type Destination, type DestinationOwner } from './destination.js';
import { DESTINATION, DESTINATION_ROW, type DestinationRow } from './destination.table.js';

const COLUMNS = DESTINATION_ROW.of('d');

/** Store a new destination. */
export const insertDestination = (transaction: Transaction, destination: Destination): Promise<void> =>
  transaction.insert(DESTINATION, [{ company_id: destination.companyId, id: destination.id, owner_kind: destination.owner.kind, owner_id: destination.owner.id, profile: destination.profile, created_at: destination.createdAt, ...changing(destination) }]);

/** Store a changed destination. */
export const updateDestination = async (transaction: Transaction, destination: Destination): Promise<void> => {
  const columns = Object.entries(changing(destination));
  await transaction.execute(`UPDATE destination SET ${columns.map(([column]) => `${column} = ?`).join(', ')} WHERE company_id = ? AND id = ?`, [...columns.map(([, value]) => value), destination.companyId, destination.id]);
};

const changing = ({ url, secret, events, isActive }: Destination) => ({ url, secret, events: events && JSON.stringify(events), active: isActive ? 1 : 0 });

/** Remove a destination. */
export const deleteDestinationRow = (transaction: Transaction, companyId: number, id: string): Promise<number> =>
  transaction.execute('DELETE FROM destination WHERE company_id = ? AND id = ?', [companyId, id]);

/** Remove the destinations that a connection owns; returns their ids. */
export async function deleteDestinationsOf(transaction: Transaction, companyId: number, connectionId: string): Promise<string[]> {
  const owned = [companyId, CONNECTION_OWNER, connectionId];
  const rows = await transaction.query<{ id: string }>('SELECT id FROM destination WHERE company_id = ? AND owner_kind = ? AND owner_id = ? ORDER BY id', owned);
  await transaction.execute('DELETE FROM destination WHERE company_id = ? AND owner_kind = ? AND owner_id = ?', owned);
  return rows.map(({ id }) => id);
}

/** A destination of a company. */
export async function destinationById(reader: Reader, companyId: number, id: string): Promise<Destination | undefined> {
  const [row] = await reader.query<DestinationRow>(`SELECT ${COLUMNS} FROM destination d WHERE d.company_id = ? AND d.id = ?`, [companyId, id]);
  return readableRow(reader, row, mapping(companyId));
}

/** The ids of the destinations whose owners are of a kind. */
export const destinationIdsOfKind = async (reader: Reader, companyId: number, kind: string): Promise<string[]> =>
  (await reader.query<{ id: string }>('SELECT id FROM destination WHERE company_id = ? AND owner_kind = ?', [companyId, kind])).map(({ id }) => id);

/** The destinations of a company, or those of one owner, oldest first. One whose event types cannot be read gets no events. */
export async function destinationsOf(reader: Reader, companyId: number, owner?: DestinationOwner): Promise<Destination[]> {
  const rows = await reader.query<DestinationRow>(
    `SELECT ${COLUMNS} FROM destination d WHERE d.company_id = ?${owner ? ' AND d.owner_kind = ? AND d.owner_id = ?' : ''} ORDER BY d.id`, [companyId, ...owner ? [owner.kind, owner.id] : []]);
  return readableRows(reader, rows, { ...mapping(companyId), instead: { events: '[]' } });
}

/** The URL and secret of a destination; a failure in place of the secret when it cannot be decrypted. */
export type OpenDestination = { readonly profile: string; readonly url: string } & OpenedSecret<string | null>;

interface Opened {
  readonly ids: readonly string[];
  readonly sealing: SealingKey;
}

/** The URLs and secrets of some of a company's destinations, connections' own webhooks included; inactive ones are left out. */
export async function openDestinations(reader: Reader, companyId: number, { ids, sealing }: Opened): Promise<ReadonlyMap<string, OpenDestination>> {
  const own = [...await openWebhooks(reader, companyId, { ids, sealing })].map(([id, webhook]): [string, OpenDestination] => [id, { profile: STANDARD_PROFILE, ...webhook }]);
  const known = new Map(own);
  const others = ids.filter((id) => !known.has(id));
  if (others.length === 0) return known;
  const rows = await reader.query<DestinationRow>(
    `SELECT ${COLUMNS} FROM destination d LEFT JOIN connection c ON c.company_id = d.company_id AND c.id = d.owner_id
     WHERE d.company_id = ? AND d.id IN (${places(others.length)}) AND d.active = 1 AND (d.owner_kind <> ? OR c.status = 'ACTIVE')`, [companyId, ...others, CONNECTION_OWNER]);
  return new Map([...own, ...rows.map((row): [string, OpenDestination] => [row.id, { profile: row.profile, url: row.url, ...opened(row, sealing) }])]);
}

const opened = ({ company_id: companyId, id, secret }: DestinationRow, sealing: SealingKey): OpenedSecret<string | null> =>
  (secret === null ? { secret } : openedSecret(secret, sealedFor({ companyId, id }), { sealing, remedy: 'set a new secret for this webhook' }));

/** The row identity to which the secret of a destination is bound when it is sealed. */
export const sealedFor = ({ companyId, id }: Pick<Destination, 'companyId' | 'id'>): string => `${String(companyId)}:${id}:destination`;

const mapping = (companyId: number): Mapping<DestinationRow, Destination> => ({
  companyId, nameOf: ({ id }) => ({ table: 'destination', id, name: `Webhook ${id}` }),
  map: ({ id, owner_kind: kind, owner_id: ownerId, profile, url, secret, events, active, created_at: createdAt }, stored) =>
    ({ companyId, id, owner: { kind, id: ownerId }, profile, url, secret, events: events === null ? null : stored.list(events, 'events'), isActive: active === 1, createdAt }),
});
