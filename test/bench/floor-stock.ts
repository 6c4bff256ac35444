import { randomUUID } from 'node:crypto';
import { changeSequenceOf, publish } from './floor-work.js';
import type { Run, Work } from './floor-pipeline.js';

interface Reported { readonly sku: string; readonly location_code: string; readonly quantity: number }

const EVENT_ITEMS = 100;
const marks = (count: number): string => Array.from({ length: count }, () => '?').join();
const many = (count: number, row: string): string => Array.from({ length: count }, () => row).join();

/** Report the levels of many items. */
export const stockReport = (mysql: boolean) => async (run: Run, work: Work): Promise<string> => {
  const { caller: { company, warehouse }, now } = work;
  const { items } = JSON.parse(work.raw) as { items: Reported[] };
  await run('SELECT id, stock_location_codes FROM location WHERE company_id = ? AND id = ?', [company, warehouse]);
  const known = await run(`SELECT variant_id, sku FROM item WHERE company_id = ? AND sku IN (${marks(items.length)})`, [company, ...items.map(({ sku }) => sku)]);
  const variants = new Map(known.map((row) => [String(row['sku']), String(row['variant_id'])]));
  const changeSequence = await changeSequenceOf(run, work, mysql);
  const ids = items.map(({ sku }) => variants.get(sku) ?? '');
  const before = await run(`SELECT id, variant_id, location_code, classification, quantity, as_of FROM stock_level WHERE company_id = ? AND location_id = ? AND variant_id IN (${marks(ids.length)})`, [company, warehouse, ...ids]);
  const levels = new Map(before.map((row) => [`${String(row['variant_id'])} ${String(row['location_code'])}`, row]));
  const changed = items.filter((item, index) => Number(levels.get(`${String(ids[index])} ${item.location_code}`)?.['quantity']) !== item.quantity);
  const overwrite = (key: string, columns: readonly string[]): string => (mysql
    ? `ON DUPLICATE KEY UPDATE ${columns.map((name) => `${name} = VALUES(${name})`).join()}` : `ON CONFLICT (${key}) DO UPDATE SET ${columns.map((name) => `${name} = excluded.${name}`).join()}`);
  if (changed.length > 0) {
    await run(`INSERT INTO stock_level (company_id, location_id, variant_id, location_code, classification, id, quantity, as_of, changed_at) VALUES ${many(changed.length, '(?,?,?,?,?,?,?,?,?)')}
      ${overwrite('company_id, location_id, variant_id, location_code, classification', ['id', 'quantity', 'as_of', 'changed_at'])}`,
      changed.flatMap(({ sku, location_code: place, quantity }) => {
        const variant = variants.get(sku) ?? '';
        return [company, warehouse, variant, place, 'SELLABLE', String(levels.get(`${variant} ${place}`)?.['id'] ?? randomUUID()), quantity, now, changeSequence];
      }));
    await run(`INSERT INTO stock_position (company_id, variant_id, location_id, on_hand, reported, changed_at) VALUES ${many(changed.length, '(?,?,?,?,1,?)')}
      ${overwrite('company_id, variant_id, location_id', ['on_hand', 'reported', 'changed_at'])}`, changed.flatMap(({ sku, quantity }) => [company, variants.get(sku) ?? '', warehouse, quantity, changeSequence]));
    const events = Array.from({ length: Math.ceil(changed.length / EVENT_ITEMS) }, (_, index) =>
      ['stock.changed', { locationId: warehouse, variantIds: changed.slice(index * EVENT_ITEMS, (index + 1) * EVENT_ITEMS).map(({ sku }) => variants.get(sku)) }] as const);
    await publish(run, work, { changeSequence, subject: null, events });
  }
  return JSON.stringify({ data: { received: items.length, updated: changed.length, unchanged: items.length - changed.length, stale: 0 } });
};
