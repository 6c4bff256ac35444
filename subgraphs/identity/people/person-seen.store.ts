import type { Instant } from '#kernel/clock.js';
import type { Reader } from '#subgraph-kit/database.js';
import { places } from '#subgraph-kit/statement.js';
import { peopleByIds } from './person.store.js';

interface SeenRow {
  readonly id: string;
  readonly seen_at: Instant | null;
}

/** When people of a company last did something: by their tokens there, and where they work for no other company by their sign-ins and apps. What an account does elsewhere is not the company's business. */
export async function findLastSeen(reader: Reader, companyId: number, ids: readonly string[]): Promise<ReadonlyMap<string, Instant>> {
  const people = await peopleByIds(reader, companyId, ids);
  if (people.length === 0) return new Map();
  const byTokens = await reader.query<SeenRow>(`SELECT person_id AS id, MAX(last_used_at) AS seen_at FROM staff_token WHERE company_id = ? AND person_id IN (${places(ids.length)}) GROUP BY person_id`, [companyId, ...ids]);
  const byAccount = await lastSeenOfAccounts(reader, await hereAlone(reader, companyId, people.map(({ accountId }) => accountId)));
  const byTheirTokens = latest(byTokens);
  return latest(people.flatMap(({ id, accountId }) => [byTheirTokens.get(id), byAccount.get(accountId)].map((at) => ({ id, seen_at: at ?? null }))));
}

/** Those of some accounts that work for no other company. */
export async function hereAlone(reader: Reader, companyId: number, accountIds: readonly string[]): Promise<readonly string[]> {
  const rows = await reader.query<{ account_id: string }>(`SELECT account_id FROM person WHERE account_id IN (${places(accountIds.length)}) AND company_id <> ?`, [...accountIds, companyId]);
  return accountIds.filter((id) => !rows.some(({ account_id: elsewhere }) => elsewhere === id));
}

async function lastSeenOfAccounts(reader: Reader, accountIds: readonly string[]): Promise<ReadonlyMap<string, Instant>> {
  if (accountIds.length === 0) return new Map();
  const these = places(accountIds.length);
  const bySessions = await reader.query<SeenRow>(`SELECT account_id AS id, MAX(last_seen_at) AS seen_at FROM sign_in_session WHERE account_id IN (${these}) GROUP BY account_id`, [...accountIds]);
  const byApps = await reader.query<SeenRow>(`SELECT account_id AS id, MAX(last_used_at) AS seen_at FROM oauth_grant WHERE account_id IN (${these}) GROUP BY account_id`, [...accountIds]);
  return latest([...bySessions, ...byApps]);
}

/** The latest time of each. */
function latest(rows: readonly SeenRow[]): ReadonlyMap<string, Instant> {
  const found = new Map<string, Instant>();
  for (const { id, seen_at: at } of rows) if (at !== null && at > (found.get(id) ?? '')) found.set(id, at);
  return found;
}
