import type { Instant } from '#kernel/clock.js';
import type { Reader, Transaction } from '#subgraph-kit/database.js';
import { atMost, places } from '#subgraph-kit/statement.js';
import type { DetailsOf } from '../products/save-details.store.js';
import { NEVER } from './image-source.store.js';
import { SOURCE_ROW, type SourceRow } from './image-source.table.js';

/** Whose turn it is not: those that have as many downloads as they may. */
export interface Busy {
  readonly hosts: readonly string[];
  readonly companies: readonly number[];
}

/** Addresses of all companies whose turn it is, longest waiting first. */
export const findDue = (reader: Reader, now: Instant, { busy: { hosts, companies }, most }: { readonly busy: Busy; readonly most: number }): Promise<SourceRow[]> => reader.query<SourceRow>(
  `SELECT ${SOURCE_ROW.names} FROM image_source WHERE pending = 1 AND due_at <= ?${hosts.length === 0 ? '' : ` AND host NOT IN (${places(hosts.length)})`}${companies.length === 0 ? '' : ` AND company_id NOT IN (${places(companies.length)})`} ORDER BY due_at ${atMost(most)}`,
  [now, ...hosts, ...companies]);

/** Addresses of a product that wait. */
export const findWaiting = (reader: Reader, { companyId, catalogId, productId }: DetailsOf, now: Instant): Promise<SourceRow[]> => reader.query<SourceRow>(
  `SELECT ${SOURCE_ROW.names} FROM image_source WHERE company_id = ? AND catalog_id = ? AND product_id = ? AND pending = 1 AND due_at <= ? ORDER BY due_at, address`, [companyId, catalogId, productId, now]);

/** An address that is to be fetched. */
export type Source = SourceRow;

/** Claim an address unless another process has; answers whether it is claimed. */
export const claimSource = async (transaction: Transaction, row: SourceRow, { token, now, until }: { readonly token: string; readonly now: Instant; readonly until: Instant }): Promise<boolean> => await transaction.execute(
  'UPDATE image_source SET claim_token = ?, due_at = ?, attempts = attempts + 1 WHERE company_id = ? AND catalog_id = ? AND product_id = ? AND address = ? AND pending = 1 AND due_at <= ?', [token, until, ...placeOf(row), now]) > 0;

const placeOf = ({ company_id: companyId, catalog_id: catalogId, product_id: productId, address }: SourceRow): readonly [number, number, number, string] => [companyId, catalogId, productId, address];

/** An address that this process works on. */
export interface ClaimedSource extends SourceRow {
  readonly token: string;
}

/** What became of a claimed address. */
export type SourceEnd = { readonly status: 'ADDED'; readonly imageId: number | null } | { readonly status: 'FAILED'; readonly problem: string } | { readonly status: 'PENDING'; readonly dueAt: Instant };

const LONGEST_PROBLEM = 500;

/** Note what became of a claimed address; answers whether the claim still held. */
export async function endSource(transaction: Transaction, { token, ...row }: ClaimedSource, end: SourceEnd): Promise<boolean> {
  const [status, imageId, problem] = [end.status, end.status === 'ADDED' ? end.imageId : null, end.status === 'FAILED' ? end.problem.slice(0, LONGEST_PROBLEM) : null];
  const [pending, dueAt] = end.status === 'PENDING' ? [1, end.dueAt] as const : [null, NEVER] as const;
  return await transaction.execute(
    'UPDATE image_source SET status = ?, image_id = ?, problem = ?, pending = ?, due_at = ?, claim_token = NULL WHERE company_id = ? AND catalog_id = ? AND product_id = ? AND address = ? AND claim_token = ?',
    [status, imageId, problem, pending, dueAt, ...placeOf(row), token]) > 0;
}
