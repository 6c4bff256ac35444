import type { Instant } from '#kernel/clock.js';
import type { Reader, Transaction } from '#subgraph-kit/database.js';
import { places } from '#subgraph-kit/statement.js';
import { RETURN_TERMS, RETURN_TERMS_ROW, type ReturnTermsRow } from './return-terms.table.js';
import type { ReturnTerms } from './return-terms.js';

/** The terms of returns by return; one that no shopper opened has none. */
export async function findReturnTerms(reader: Reader, companyId: number, returnIds: readonly string[]): Promise<ReadonlyMap<string, ReturnTerms>> {
  if (returnIds.length === 0) return new Map();
  const rows = await reader.query<ReturnTermsRow>(`SELECT ${RETURN_TERMS_ROW.names} FROM return_terms WHERE company_id = ? AND return_id IN (${places(returnIds.length)})`, [companyId, ...returnIds]);
  return new Map(rows.map((row) => [row.return_id, toTerms(row)]));
}

/** Whose the return with a token is, whatever its company; undefined for an unknown one. */
export async function findReturnOfToken(reader: Reader, tokenHash: string): Promise<{ companyId: number; terms: ReturnTerms } | undefined> {
  const [row] = await reader.query<ReturnTermsRow & { company_id: number }>(`SELECT company_id, ${RETURN_TERMS_ROW.names} FROM return_terms WHERE token_hash = ?`, [tokenHash]);
  return row && { companyId: row.company_id, terms: toTerms(row) };
}

/** Keep the terms of a new return. */
export const insertReturnTerms = (transaction: Transaction, companyId: number, { terms, tokenHash, at }: { terms: ReturnTerms; tokenHash: string; at: Instant }): Promise<void> =>
  transaction.insert(RETURN_TERMS, [{
    company_id: companyId, return_id: terms.returnId, token_hash: tokenHash, language: terms.language, policy_version: terms.policyVersion, currency: terms.currency,
    goods_minor: terms.goodsMinor, shipping_minor: terms.shippingMinor, fee_minor: terms.feeMinor, created_at: at,
  }]);

const toTerms = (row: ReturnTermsRow): ReturnTerms => ({
  returnId: row.return_id, language: row.language, policyVersion: row.policy_version, currency: row.currency,
  goodsMinor: row.goods_minor, shippingMinor: row.shipping_minor, feeMinor: row.fee_minor,
});
