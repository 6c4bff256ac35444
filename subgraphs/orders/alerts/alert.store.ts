import type { Reader, Transaction } from '#subgraph-kit/database.js';
import { atMost, places, type ColumnValue } from '#subgraph-kit/statement.js';
import type { Alert, AlertType } from './alert.js';
import { ALERT, ALERT_ROW, type AlertRow } from './alert.table.js';

const COLUMNS = ALERT_ROW.names;

/** Store new alerts. */
export const insertAlerts = (transaction: Transaction, companyId: number, alerts: readonly Alert[]): Promise<void> =>
  transaction.insert(ALERT, alerts.map(({ id, type, subject, locationId, message, raisedAt, resolvedAt }) => ({
    company_id: companyId, id, type, subject, location_id: locationId, message, raised_at: raisedAt, resolved_at: resolvedAt,
  })));

interface AlertSearch {
  readonly where: string;
  readonly parameters: readonly ColumnValue[];
  readonly orderBy: string;
  readonly limit: number;
}

/** Alerts of a company. */
export async function findAlerts(reader: Reader, companyId: number, { where, parameters, orderBy, limit }: AlertSearch): Promise<Alert[]> {
  const rows = await reader.query<AlertRow>(`SELECT ${COLUMNS} FROM alert WHERE company_id = ? AND ${where} ORDER BY ${orderBy} ${atMost(limit)}`, [companyId, ...parameters]);
  return rows.map(toAlert);
}

/** How many alerts of a company are open, of all types or of one. */
export async function countOpenAlerts(reader: Reader, companyId: number, type?: AlertType | null): Promise<number> {
  const [row] = await reader.query<{ total: number }>(
    `SELECT COUNT(*) AS total FROM alert WHERE company_id = ? AND resolved_at IS NULL${type == null ? '' : ' AND type = ?'}`, [companyId, ...type == null ? [] : [type]]);
  return row?.total ?? 0;
}

/** Alerts of one type about some records, whether open or done. */
export async function findAlertsOfSubjects(reader: Reader, companyId: number, { type, subjects }: { type: AlertType; subjects: readonly string[] }): Promise<Alert[]> {
  if (subjects.length === 0) return [];
  const rows = await reader.query<AlertRow>(`SELECT ${COLUMNS} FROM alert WHERE company_id = ? AND subject IN (${places(subjects.length)}) AND type = ?`, [companyId, ...subjects, type]);
  return rows.map(toAlert);
}

/** One alert. */
export async function findAlert(reader: Reader, companyId: number, id: string): Promise<Alert | undefined> {
  const [alert] = await findAlerts(reader, companyId, { where: 'id = ?', parameters: [id], orderBy: 'id', limit: 1 });
  return alert;
}

/** Resolve an alert as somebody who saw it; answers whether it was open. */
export async function resolveAlertRow(transaction: Transaction, companyId: number, { id, at }: { id: string; at: string }): Promise<boolean> {
  return await transaction.execute('UPDATE alert SET resolved_at = ?, dismissed = 1 WHERE company_id = ? AND id = ? AND resolved_at IS NULL', [at, companyId, id]) > 0;
}

/** Resolve the alerts of a type about some records. */
export async function resolveAlertsOf(transaction: Transaction, companyId: number, { type, subjects, at }: { type: AlertType; subjects: readonly string[]; at: string }): Promise<void> {
  if (subjects.length === 0) return;
  await transaction.execute(`UPDATE alert SET resolved_at = ? WHERE company_id = ? AND subject IN (${places(subjects.length)}) AND type = ? AND resolved_at IS NULL`, [at, companyId, ...subjects, type]);
}

/** Resolve every open alert of a type. */
export const resolveAlertsOfType = (transaction: Transaction, companyId: number, { type, at }: { type: AlertType; at: string }): Promise<number> =>
  transaction.execute('UPDATE alert SET resolved_at = ? WHERE company_id = ? AND resolved_at IS NULL AND type = ?', [at, companyId, type]);

/** The open alerts of some types, the oldest first. */
export const findOpenAlerts = <T extends AlertType>(reader: Reader, companyId: number, { types, most }: { types: readonly T[]; most: number }): Promise<{ readonly type: T; readonly subject: string | null }[]> =>
  reader.query(`SELECT type, subject FROM alert WHERE company_id = ? AND resolved_at IS NULL AND type IN (${places(types.length)}) ORDER BY raised_at, id ${atMost(most)}`, [companyId, ...types]);

/** The open alerts of some types about some records. */
export async function findOpenSubjects<T extends AlertType>(reader: Reader, companyId: number, { types, subjects }: { types: readonly T[]; subjects: readonly string[] }): Promise<{ readonly type: T; readonly subject: string }[]> {
  if (subjects.length === 0) return [];
  return reader.query(`SELECT type, subject FROM alert WHERE company_id = ? AND subject IN (${places(subjects.length)}) AND resolved_at IS NULL AND type IN (${places(types.length)})`, [companyId, ...subjects, ...types]);
}

const toAlert = ({ raised_at, resolved_at, location_id, ...same }: AlertRow): Alert => ({ ...same, locationId: location_id, raisedAt: raised_at, resolvedAt: resolved_at });
