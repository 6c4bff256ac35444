import type { Module } from '#contract/permissions.js';
import { selectionOf, type SelectedRow } from '#subgraph-kit/columns.js';
import type { Reader, Transaction } from '#subgraph-kit/database.js';
import { places } from '#subgraph-kit/statement.js';
import { COMPANY } from '../companies/company.table.js';
import { modulesIn, storedModules } from './modules-off.js';

const MODULES_ROW = selectionOf(COMPANY.columns, 'id', 'assistant_modules_off');

/** The modules that companies switched off for AI clients, by their numbers. */
export async function modulesOffByCompany(reader: Reader, companyIds: readonly number[]): Promise<ReadonlyMap<number, readonly Module[]>> {
  if (companyIds.length === 0) return new Map();
  const rows = await reader.query<SelectedRow<typeof MODULES_ROW>>(`SELECT ${MODULES_ROW.names} FROM company WHERE id IN (${places(companyIds.length)})`, companyIds);
  return new Map(rows.map((row) => [row.id, modulesIn(row.assistant_modules_off)]));
}

/** Write the modules that a company switched off for AI clients. */
export const writeModulesOff = (transaction: Transaction, companyId: number, modules: readonly Module[]): Promise<number> =>
  transaction.execute('UPDATE company SET assistant_modules_off = ? WHERE id = ?', [storedModules(modules), companyId]);
