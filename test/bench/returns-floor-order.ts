import type { Run } from './floor-pipeline.js';

type Row = Awaited<ReturnType<Run>>[number];

/** What is read of a return policy. */
export interface Policy {
  readonly version: number; readonly windowDays: number; readonly fee: string; readonly resolutions: readonly string[]; readonly methods: readonly string[];
  readonly reasons: readonly { readonly code: string; readonly labels: Readonly<Record<string, string>>; readonly requiresPhoto: boolean; readonly requiresComment: boolean }[];
}

/** An order with its lines, and what of them can still be returned. */
export interface FoundOrder {
  readonly head: Row;
  readonly lines: readonly Row[];
  /** By line. */
  readonly returnable: ReadonlyMap<unknown, number>;
  /** When the last unit of each line left and arrived. */
  readonly departed: ReadonlyMap<unknown, { readonly shippedAt: string; readonly deliveredAt: string | null }>;
}

const [DAY, ON_THE_WAY] = [86_400_000, 3];

/** Question marks for so many values. */
export const marks = (count: number): string => Array.from({ length: count }, () => '?').join();

/** Read an order, its returns and what left of it. */
export async function readOrder(run: Run, company: number, { column, value }: { readonly column: 'id' | 'number'; readonly value: string }): Promise<FoundOrder> {
  const noExchange = column === 'id' ? '' : ' AND NOT EXISTS (SELECT 1 FROM returns r WHERE r.company_id = o.company_id AND r.exchange_order_id = o.id)';
  const [head] = await run(`SELECT id, number, status, placed_at, currency, customer, customer_email, shipping_address, shipping_minor, channel, tags, language, version FROM orders o WHERE company_id = ? AND ${column} = ?${noExchange}`, [company, value]);
  if (!head || head['status'] === 'CANCELLED') throw new Error(`${value} cannot be returned`);
  const id = String(head['id']);
  const lines = await run('SELECT id, variant_id, sku, barcode, item_key, title, quantity, cancelled, shipped, unit_minor, discount_minor FROM order_line WHERE company_id = ? AND order_id = ? ORDER BY place', [company, id]);
  const returns = await run('SELECT id, status FROM returns WHERE company_id = ? AND order_id = ?', [company, id]);
  const counted = returns.filter(({ status }) => status !== 'CANCELLED').map((one) => String(one['id']));
  const returned = counted.length === 0 ? [] : await run(`SELECT return_id, line_id, quantity_expected, quantity_received FROM return_line WHERE company_id = ? AND return_id IN (${marks(counted.length)})`, [company, ...counted]);
  const left = await run("SELECT p.line_id, s.shipped_at, s.delivered_at FROM shipment s JOIN shipment_piece p ON p.company_id = s.company_id AND p.shipment_id = s.id WHERE s.company_id = ? AND s.order_id = ? AND s.status <> 'VOIDED' ORDER BY s.shipped_at, s.id", [company, id]);
  const units = (line: Row): number => returned.filter((one) => one['line_id'] === line['id']).reduce((rest, one) => rest - Math.max(Number(one['quantity_expected']), Number(one['quantity_received'])), Number(line['shipped']));
  return {
    head, lines, returnable: new Map(lines.map((line) => [line['id'], Math.max(0, units(line))])),
    departed: new Map(left.map((row) => [row['line_id'], { shippedAt: String(row['shipped_at']), deliveredAt: row['delivered_at'] === null ? null : String(row['delivered_at']) }])),
  };
}

/** When the window of a line ends. */
export function windowEnd({ departed }: FoundOrder, { windowDays }: Policy, line: Row): string | null {
  const one = departed.get(line['id']);
  return one === undefined ? null : new Date(Date.parse(one.deliveredAt ?? one.shippedAt) + (windowDays + (one.deliveredAt === null ? ON_THE_WAY : 0)) * DAY).toISOString();
}

/** Why a line cannot be returned. */
export function blockOf(found: FoundOrder, policy: Policy, line: Row): string | null {
  const end = windowEnd(found, policy, line);
  if (Number(line['cancelled']) >= Number(line['quantity'])) return 'cancelled';
  if (end === null || line['shipped'] === 0) return 'not_shipped';
  if (end < new Date().toISOString()) return 'window_closed';
  return (found.returnable.get(line['id']) ?? 0) > 0 ? null : 'already_returned';
}

/** The fee in minor units. */
export const feeOf = ({ fee }: Policy): number => Math.round(Number(fee) * 100);

const LABELS: Readonly<Record<string, string>> = { CARRIER_LABEL: 'Ship it with our label', IN_STORE: 'Hand it in at a store' };

interface Viewed { readonly company: number; readonly found: FoundOrder; readonly policy: Policy; readonly language: string }

/** An order as its shopper sees it. */
export async function orderView(run: Run, { company, found, policy, language }: Viewed) {
  const { head, lines, returnable, departed } = found;
  const variants = lines.map((line) => String(line['variant_id']));
  const items = new Map((await run(`SELECT variant_id, title, color, image_url FROM item WHERE company_id = ? AND variant_id IN (${marks(variants.length)})`, [company, ...variants])).map((item) => [item['variant_id'], item]));
  const options = await optionsOf(run, company, lines.filter((line) => blockOf(found, policy, line) === null).map((line) => String(line['sku'])));
  const locations = await run('SELECT code, name, kind, active, address FROM location WHERE company_id = ? ORDER BY code', [company]);
  const stores = locations.filter(({ kind, active }) => kind === 'STORE' && active === 1);
  const ends = lines.flatMap((line) => windowEnd(found, policy, line) ?? []).sort();
  const delivered = [...departed.values()].map(({ deliveredAt }) => deliveredAt);
  return {
    order: {
      name: head['number'], placed_at: head['placed_at'], delivered_at: delivered.includes(null) ? null : delivered.sort().at(-1) ?? null, currency: head['currency'],
      country: (JSON.parse(String(head['shipping_address'])) as { countryCode: string }).countryCode, returnable_until: ends.at(-1) ?? null, blocked: null, language,
    },
    lines: lines.map((line) => {
      const [item, [, color, size]] = [items.get(line['variant_id']), String(line['sku']).split('_')];
      return {
        id: line['id'], title: line['title'] ?? item?.['title'], size, color, sku: line['sku'], image_url: item?.['image_url'] ?? null,
        price: Math.round((Number(line['unit_minor']) * Number(line['quantity']) - Number(line['discount_minor'])) / Number(line['quantity'])) / 100, quantity: line['quantity'], returnable: returnable.get(line['id']),
        blocked: blockOf(found, policy, line), exchange_options: options.get(String(line['sku'])) ?? [],
      };
    }),
    reasons: policy.reasons.map(({ code, labels, requiresPhoto, requiresComment }) => ({ code, label: labels[language], requires_photo: requiresPhoto, requires_comment: requiresComment })),
    methods: policy.methods.filter((method) => method !== 'IN_STORE' || stores.length > 0).map((method) => ({ code: method.toLowerCase(), label: LABELS[method], fee: feeOf(policy) / 100 })),
    stores: stores.map((store) => { const { city, address1 } = JSON.parse(String(store['address'])) as { city: string | null; address1: string | null }; return { code: store['code'], name: store['name'], city, address: address1 }; }),
    resolutions: { refund: policy.resolutions.includes('REFUND'), exchange: policy.resolutions.includes('EXCHANGE'), store_credit: policy.resolutions.includes('STORE_CREDIT') },
  };
}

const SIZES = ['S', 'M', 'L', 'XL'];

/** What of the same models is in stock, by SKU. */
async function optionsOf(run: Run, company: number, skus: readonly string[]): Promise<ReadonlyMap<string, readonly object[]>> {
  const models = [...new Set(skus.map((sku) => sku.split('_')[0] ?? ''))];
  if (models.length === 0) return new Map();
  const items = await run(`SELECT variant_id, sku, barcode, title, image_url FROM item WHERE company_id = ? AND (${models.map(() => '(sku >= ? AND sku < ?)').join(' OR ')}) ORDER BY sku`, [company, ...models.flatMap((model) => [`${model}_`, `${model}\``])]);
  const stock = await run(`SELECT p.variant_id, p.on_hand, p.reserved FROM stock_position p JOIN location l ON l.company_id = p.company_id AND l.id = p.location_id WHERE p.company_id = ? AND p.variant_id IN (${marks(items.length)}) AND l.active = 1 AND l.fulfils_online = 1`, [company, ...items.map((item) => String(item['variant_id']))]);
  const units = new Map<unknown, number>();
  for (const { variant_id: id, on_hand: onHand, reserved } of stock) units.set(id, (units.get(id) ?? 0) + Math.max(0, Number(onHand) - Number(reserved)));
  const pieces = items.map((item) => { const [model, color, size] = String(item['sku']).split('_'); return { item, model, color, size, available: units.get(item['variant_id']) ?? 0 }; });
  return new Map(skus.map((sku) => {
    const [own, ownColor] = sku.split('_');
    const others = pieces.filter(({ item, model, available }) => model === own && item['sku'] !== sku && item['barcode'] !== null && available > 0).sort((one, other) => Number(other.color === ownColor) - Number(one.color === ownColor) || String(one.color).localeCompare(String(other.color)) || SIZES.indexOf(String(one.size)) - SIZES.indexOf(String(other.size)));
    return [sku, others.map(({ item, size, color, available }) => ({ barcode: item['barcode'], sku: item['sku'], title: item['title'], size, color, image_url: item['image_url'], available }))];
  }));
}
