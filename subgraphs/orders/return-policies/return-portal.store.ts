import type { Instant } from '#kernel/clock.js';
import type { SelectedRow } from '#subgraph-kit/columns.js';
import type { Reader, Transaction } from '#subgraph-kit/database.js';
import { FORMER_PORTAL, RETURN_PORTAL, RETURN_PORTAL_ROW } from './return-policy.table.js';

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

/** The company whose portal has an address, or had it before; undefined for none. */
export async function companyCalled(reader: Reader, slug: string): Promise<number | undefined> {
  const [row] = await reader.query<{ company_id: number }>('SELECT company_id FROM return_portal WHERE slug = ? UNION ALL SELECT company_id FROM former_portal WHERE slug = ?', [slug, slug]);
  return row?.company_id;
}

/** Keep the address that a portal leaves. */
export const keepAddress = (transaction: Transaction, { companyId, slug }: ReturnPortal, at: Instant): Promise<void> =>
  transaction.upsert(FORMER_PORTAL, [{ slug, company_id: companyId, left_at: at }]);

/** Write a company's portal. */
export const writePortal = (transaction: Transaction, { companyId, slug, enabled }: ReturnPortal, at: Instant): Promise<void> =>
  transaction.upsert(RETURN_PORTAL, [{ company_id: companyId, slug, enabled: enabled ? 1 : 0, changed_at: at }]);
