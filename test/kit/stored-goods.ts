import type { Select } from './company-flaws.js';

/** The stock levels of a company, each as `sku location quantity`, sorted. */
export async function storedLevels(select: Select, companyId: number): Promise<string[]> {
  const rows = await select<{ sku: string; location_code: string; quantity: number }>(
    `SELECT i.sku, l.location_code, l.quantity FROM stock_level l JOIN item i ON i.company_id = l.company_id AND i.variant_id = l.variant_id WHERE l.company_id = ${String(companyId)}`);
  return rows.map(({ sku, location_code: code, quantity }) => `${sku} ${code} ${String(quantity)}`).sort();
}

/** A return of one unit, and whether it was received. */
export interface OneBack { readonly number: string; readonly isReceived: boolean }

/** The returns of a company, each as `number status units`, and the events that one was created or received as `number type`, sorted. */
export async function storedReturns(select: Select, companyId: number): Promise<string[]> {
  const company = String(companyId);
  const rows = await select<{ number: string; status: string; units: number | string }>(
    `SELECT r.number, r.status, SUM(l.quantity_received) AS units FROM returns r JOIN return_line l ON l.company_id = r.company_id AND l.return_id = r.id WHERE r.company_id = ${company} GROUP BY r.number, r.status`);
  const events = await select<{ type: string; payload: string }>(`SELECT type, payload FROM outbox WHERE company_id = ${company} AND type IN ('return.created', 'return.received')`);
  const announced = events.map(({ type, payload }) => `${(JSON.parse(payload) as { returnNumber: string }).returnNumber} ${type}`);
  return [...rows.map(({ number, status, units }) => `${number} ${status} ${String(Number(units))}`), ...announced].sort();
}

/** What {@link storedReturns} answers where each of some returns was made once, and received once or not at all. */
export const expectedReturns = (backs: readonly OneBack[]): string[] =>
  backs.flatMap(({ number, isReceived }) => [`${number} ${isReceived ? 'COMPLIANT 1' : 'AWAITING_RECEIPT 0'}`, `${number} return.created`, ...(isReceived ? [`${number} return.received`] : [])]).sort();
