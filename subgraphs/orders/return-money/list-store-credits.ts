import type { CallContext } from '#contract/principal.js';
import { requirePermission } from '#contract/require-permission.js';
import type { Connection } from '#subgraph-kit/connection.js';
import { keysetOf } from '#subgraph-kit/keyset.js';
import type { PageRequest } from '#subgraph-kit/page-request.js';
import { normalisedEmail } from '../addresses/normalised-email.js';
import type { OrdersDeps } from '../orders-deps.js';
import { findCreditPage } from './store-credit.store.js';
import { storedCode, type StoreCredit } from './store-credit.js';

/** Which credits to list; a filter that is not given does not apply. */
export interface CreditFilter {
  readonly email?: string | null | undefined;
  /** As a person types it. */
  readonly code?: string | null | undefined;
}

/** Store credits, the newest first. */
export async function listStoreCredits({ database, cursors }: OrdersDeps, { principal }: CallContext, { filter, page }: { filter: CreditFilter; page: PageRequest }): Promise<Connection<StoreCredit>> {
  requirePermission(principal, 'commerce.read');
  const { companyId } = principal;
  const [email, code] = [filter.email == null ? null : normalisedEmail(filter.email), filter.code == null ? null : storedCode(filter.code)];
  const keys = keysetOf(cursors, page, { list: `store-credits:${String(companyId)}:${JSON.stringify([email, code])}`, columns: ['id'], isDescending: true });
  return keys.page(await findCreditPage(database, companyId, { email, code, keys }), ({ id }) => [id]);
}
