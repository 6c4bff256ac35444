import type { Instant, MovedClock } from '#kernel/clock.js';
import { duplicateAsConflict } from '#subgraph-kit/database-error.js';
import type { Reader, Transaction } from '#subgraph-kit/database.js';
import { atMost, places } from '#subgraph-kit/statement.js';
import { MOST_AHEAD_MILLISECONDS, type Company } from './company.js';
import { COMPANY, COMPANY_ROW, type CompanyRow } from './company.table.js';

/** Companies by number, in no particular order. */
export async function companiesByIds(reader: Reader, ids: readonly number[]): Promise<Company[]> {
  if (ids.length === 0) return [];
  const rows = await reader.query<CompanyRow>(`SELECT ${COMPANY_ROW.names} FROM company WHERE id IN (${places(ids.length)})`, ids);
  return rows.map(toCompany);
}

/** Whether a company has this number. */
export const companyExists = async (reader: Reader, id: number): Promise<boolean> => (await companiesByIds(reader, [id])).length > 0;

/** The numbers of all companies, smallest first. */
export async function companyIds(reader: Reader): Promise<number[]> {
  const rows = await reader.query<{ id: number }>('SELECT id FROM company ORDER BY id');
  return rows.map(({ id }) => id);
}

/** The next companies behind a number, smallest first. */
export async function companiesAfter(reader: Reader, { id, limit }: { readonly id: number; readonly limit: number }): Promise<Company[]> {
  const rows = await reader.query<CompanyRow>(`SELECT ${COMPANY_ROW.names} FROM company WHERE id > ? ORDER BY id ${atMost(limit)}`, [id]);
  return rows.map(toCompany);
}

const toCompany = ({ id, name, slug, time_zone: timeZone, is_sandbox: isSandbox, clock_ahead: aheadMilliseconds }: CompanyRow): Company => ({ id, name, slug, timeZone, sandbox: isSandbox === 1, aheadMilliseconds: isSandbox === 1 && isAhead(aheadMilliseconds) ? aheadMilliseconds : 0 });

/** A company to store. */
interface NewCompany extends Omit<Company, 'aheadMilliseconds'> {
  readonly createdAt: Instant;
  readonly isDemo: boolean;
}

/** Store a new company. */
export const insertCompany = (transaction: Transaction, { id, name, slug, timeZone, sandbox, createdAt, isDemo }: NewCompany): Promise<void> =>
  transaction.insert(COMPANY, [{ id, name, slug, time_zone: timeZone, created_at: createdAt, is_demo: Number(isDemo), is_sandbox: Number(sandbox) }]).catch(duplicateAsConflict('Another transaction took this slug'));

/** Write the time zone of a company. */
export const writeTimeZone = (transaction: Transaction, companyId: number, timeZone: string): Promise<number> =>
  transaction.execute('UPDATE company SET time_zone = ? WHERE id = ?', [timeZone, companyId]);

/** The clocks of sandboxes that are ahead of the machine's. One that cannot be read is the machine's, and stops no other. */
export async function movedClocks(reader: Reader): Promise<MovedClock[]> {
  const rows = await reader.query<MovedClock>('SELECT id AS companyId, clock_ahead AS aheadMilliseconds FROM company WHERE clock_ahead <> 0 AND is_sandbox = 1 ORDER BY id');
  return rows.filter(({ companyId, aheadMilliseconds }) => {
    const isReadable = isAhead(aheadMilliseconds);
    if (!isReadable) reader.setAside({ companyId, table: 'company', id: String(companyId), name: `Company ${String(companyId)}`, column: 'clock_ahead' });
    return isReadable;
  });
}

/** Write how far the clock of a company is ahead, unless another transaction moved it meanwhile; what could not be read is overwritten. Answers whether it was written. */
export const writeClock = async (transaction: Transaction, { id, aheadMilliseconds }: Company, toMilliseconds: number): Promise<boolean> =>
  await transaction.execute('UPDATE company SET clock_ahead = ? WHERE id = ? AND (clock_ahead = ? OR clock_ahead NOT BETWEEN 0 AND ?)', [toMilliseconds, id, aheadMilliseconds, MOST_AHEAD_MILLISECONDS]) > 0;

const isAhead = (milliseconds: number): boolean => Number.isSafeInteger(milliseconds) && milliseconds > 0 && milliseconds <= MOST_AHEAD_MILLISECONDS;

/** The slugs of companies that begin with this one. */
export async function slugsLike(reader: Reader, slug: string): Promise<ReadonlySet<string>> {
  const rows = await reader.query<{ slug: string }>('SELECT slug FROM company WHERE slug = ? OR slug LIKE ?', [slug, `${slug}-%`]); // a slug has no wildcards
  return new Set(rows.map((row) => row.slug));
}
