import type { Reader, Transaction } from '#subgraph-kit/database.js';
import { atMost, places } from '#subgraph-kit/statement.js';
import { selection, type SelectedRow } from '#subgraph-kit/columns.js';
import type { SomeOf } from './shopper-event.store.js';
import type { ShopperSession } from './shopper-session.js';
import { SHOPPER_SESSION } from './storefront-figures.table.js';

const ROW = selection(SHOPPER_SESSION.columns, 'company_id', 'visitor_id', 'installation_id');

type SessionRow = SelectedRow<typeof ROW>;

/** Sessions of a visitor by their ids. */
export async function findSessions(reader: Reader, companyId: number, { visitorId, ids }: { readonly visitorId: string; readonly ids: readonly string[] }): Promise<ShopperSession[]> {
  if (ids.length === 0) return [];
  const rows = await reader.query<SessionRow>(`SELECT ${ROW.names} FROM shopper_session WHERE company_id = ? AND visitor_id = ? AND id IN (${places(ids.length)})`, [companyId, visitorId, ...ids]);
  return rows.map(toSession);
}

/** Take some sessions of a visitor out. */
export async function takeSessions(transaction: Transaction, companyId: number, { visitorId, most }: SomeOf): Promise<ShopperSession[]> {
  const rows = await transaction.query<SessionRow>(`SELECT ${ROW.names} FROM shopper_session WHERE company_id = ? AND visitor_id = ? ORDER BY id ${atMost(most)}`, [companyId, visitorId]);
  if (rows.length > 0) await transaction.execute(`DELETE FROM shopper_session WHERE company_id = ? AND visitor_id = ? AND id IN (${places(rows.length)})`, [companyId, visitorId, ...rows.map(({ id }) => id)]);
  return rows.map(toSession);
}

/** Store sessions of a visitor. */
export const saveSessions = (transaction: Transaction, companyId: number, { visitorId, installationId, sessions }: { readonly visitorId: string; readonly installationId: string; readonly sessions: readonly ShopperSession[] }): Promise<void> =>
  transaction.upsert(SHOPPER_SESSION, sessions.map(({ id, channel, day, startedAt, endedAt, events, stages, touch }) => ({
    company_id: companyId, visitor_id: visitorId, id, installation_id: installationId, channel, day, started_at: startedAt, ended_at: endedAt, events, stages,
    touched_at: touch?.at ?? null, ...partsOf(touch),
  })));

const partsOf = (touch: ShopperSession['touch']) => (touch === undefined ? UNKNOWN : { source: touch?.source ?? '', medium: touch?.medium ?? '', campaign: touch?.campaign ?? '' });

const UNKNOWN = { source: null, medium: null, campaign: null };

const toSession = ({ id, channel, day, started_at: startedAt, ended_at: endedAt, events, stages, ...touched }: SessionRow): ShopperSession => ({ id, channel, day, startedAt, endedAt, events, stages, touch: touchIn(touched) });

function touchIn({ touched_at: at, source, medium, campaign }: Pick<SessionRow, 'campaign' | 'medium' | 'source' | 'touched_at'>): ShopperSession['touch'] {
  if (source === null) return undefined;
  return at === null ? null : { at, source, medium: medium ?? '', campaign: campaign ?? '' };
}
