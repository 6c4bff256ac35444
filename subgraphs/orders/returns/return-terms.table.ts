import { code, instantColumn, int, selectionOf, uuid, type SelectedRow, type TableDefinition } from '#subgraph-kit/columns.js';
import type { Language } from '#contract/languages.js';

/** What a return that a shopper opened was opened with: its amounts, and the policy that decided them. */
export const RETURN_TERMS = {
  name: 'return_terms',
  columns: {
    company_id: int, return_id: uuid, token_hash: code(64), language: code<Language>(5), policy_version: int, currency: code(3),
    goods_minor: int, shipping_minor: int, fee_minor: int, created_at: instantColumn,
  },
  primaryKey: ['company_id', 'return_id'],
  unique: { return_terms_token: ['token_hash'] },
} satisfies TableDefinition;

/** What is read of {@link RETURN_TERMS}. */
export const RETURN_TERMS_ROW = selectionOf(RETURN_TERMS.columns, 'return_id', 'language', 'policy_version', 'currency', 'goods_minor', 'shipping_minor', 'fee_minor');

/** A row of {@link RETURN_TERMS_ROW}. */
export type ReturnTermsRow = SelectedRow<typeof RETURN_TERMS_ROW>;
