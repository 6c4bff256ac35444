import type { Reader, Transaction } from '#subgraph-kit/database.js';
import { countLogisticsChange } from '../inventory/logistics-version.store.js';
import { PROMISE_SETTINGS } from './promise-settings.table.js';
import { MOST_SECONDS, USUAL_SETTINGS, type PromiseSettings } from './promise-settings.js';

/** How a company's promises are made: the usual settings until it changes them. */
export async function findPromiseSettings(reader: Reader, companyId: number): Promise<PromiseSettings> {
  const [row] = await reader.query<{ default_channel: string; pickup: number; cache_seconds: number }>('SELECT default_channel, pickup, cache_seconds FROM promise_settings WHERE company_id = ?', [companyId]);
  return row ? { defaultChannel: row.default_channel, pickup: row.pickup === 1, cacheSeconds: Math.min(Math.max(row.cache_seconds, 0), MOST_SECONDS) } : USUAL_SETTINGS;
}

/** Write how a company's promises are made; processes that keep the former settings read them anew. */
export async function writePromiseSettings(transaction: Transaction, companyId: number, { defaultChannel, pickup, cacheSeconds }: PromiseSettings): Promise<void> {
  await transaction.upsert(PROMISE_SETTINGS, [{ company_id: companyId, default_channel: defaultChannel, pickup: pickup ? 1 : 0, cache_seconds: cacheSeconds }]);
  await countLogisticsChange(transaction, companyId);
}
