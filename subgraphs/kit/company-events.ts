import { requireScope } from '#contract/principal.js';
import type { Reader } from './database.js';
import { eventsAfter, type EventPosition, type StoredEvent } from './outbox.js';
import { pageSize } from './page-size.js';
import type { OutboxCall } from './relay-outbox.js';

/** A company and the position of the last event of it that is known; without one its latest is asked for. */
export interface KnownEvents extends Partial<EventPosition> {
  readonly companyId: number;
}

/** The events behind a known position of a company, and the position of the last of them. */
export interface CompanyEvents extends EventPosition {
  readonly companyId: number;
  readonly events: readonly StoredEvent[];
}

const BEFORE_THE_FIRST: EventPosition = { sequence: '1970-01-01T00:00:00.000Z', index: 0 };

/** The events of several companies behind a position of each, in the order of their commits; requires the scope system. */
export async function readEventsAfter({ database, call }: OutboxCall, { after, first }: { readonly after: readonly KnownEvents[]; readonly first: number }): Promise<CompanyEvents[]> {
  requireScope(call.principal, 'system');
  const limit = pageSize(first);
  return Promise.all(after.map(({ companyId, sequence, index }) =>
    (sequence === undefined ? latestOf(database, companyId) : behind(database, companyId, { sequence, index: index ?? 0, limit }))));
}

async function behind(reader: Reader, companyId: number, { sequence, index, limit }: EventPosition & { readonly limit: number }): Promise<CompanyEvents> {
  const events = await eventsAfter(reader, companyId, { sequence, index, limit });
  const last = events.at(-1) ?? { sequence, index };
  return { companyId, sequence: last.sequence, index: last.index, events };
}

async function latestOf(reader: Reader, companyId: number): Promise<CompanyEvents> {
  const [row] = await reader.query<{ stamp: string; place: number }>('SELECT stamp, place FROM outbox WHERE company_id = ? ORDER BY stamp DESC, place DESC LIMIT 1', [companyId]);
  return { companyId, ...(row ? { sequence: row.stamp, index: row.place } : BEFORE_THE_FIRST), events: [] };
}
