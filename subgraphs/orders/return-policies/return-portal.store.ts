import type { Instant } from '#kernel/clock.js';
import type { SelectedRow } from '#subgraph-kit/columns.js';
import type { Reader, Transaction } from '#subgraph-kit/database.js';
import { RETURN_PORTAL, RETURN_PORTAL_ROW } from './return-policy.table.js';

/** A company's returns portal: where its page is, and whether it is open. */
export interface ReturnPortal {
  readonly companyId: number;
  readonly slug: string;
  readonly enabled: boolean;
}

type Row = SelectedRow<typeof RETURN_PORTAL_ROW>;

const toPortal = ({ company_id: companyId, slug, enabled }: Row): ReturnPortal => ({ companyId, slug, enabled: enabled === 1 });

/** A company's portal; undefined where it has none. */
export async function findPortal(reader: Reader, companyId: number): Promise<ReturnPortal | undefined> {
  const [row] = await reader.query<Row>(`SELECT ${RETURN_PORTAL_ROW.names} FROM return_portal WHERE company_id = ?`, [companyId]);
  return row && toPortal(row);
}

/** The portal with a slug, whosever it is. */
export async function findPortalCalled(reader: Reader, slug: string): Promise<ReturnPortal | undefined> {
  const [row] = await reader.query<Row>(`SELECT ${RETURN_PORTAL_ROW.names} FROM return_portal WHERE slug = ?`, [slug]);
  return row && toPortal(row);
}

/** Write a company's portal. */
export const writePortal = (transaction: Transaction, { companyId, slug, enabled }: ReturnPortal, at: Instant): Promise<void> =>
  transaction.upsert(RETURN_PORTAL, [{ company_id: companyId, slug, enabled: enabled ? 1 : 0, changed_at: at }]);
