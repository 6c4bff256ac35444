import type { Reader, Transaction } from '#subgraph-kit/database.js';
import { LOGISTICS_VERSION } from './logistics-version.table.js';

/** How often a company changed what delivery is planned by; 0 for never. */
export async function findLogisticsVersion(reader: Reader, companyId: number): Promise<number> {
  const [row] = await reader.query<{ version: number }>('SELECT version FROM logistics_version WHERE company_id = ?', [companyId]);
  return row?.version ?? 0;
}

/** Count a change of a company's locations, calendars, routing rules, carriers, transit times or policies: processes read them anew. */
export const countLogisticsChange = (transaction: Transaction, companyId: number): Promise<void> => transaction.accumulate(LOGISTICS_VERSION, ['version'], [{ company_id: companyId, version: 1 }]);
