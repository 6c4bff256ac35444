import { shift, type Instant } from '#kernel/clock.js';
import type { Order, OrderLine } from '../ordering/order.js';
import { lineTotalMinor } from '../ordering/totals.js';
import { returnableUnits } from '../returns/returnable.js';
import type { Return } from '../returns/return.js';
import { windowDaysOf, type ReturnPolicy } from './return-policy.js';

/** Why nothing of an order can be returned (document 2, E, order.blocked), the first that holds counts. */
export const ORDER_BLOCKS = ['CANCELLED', 'NOT_SHIPPED', 'WINDOW_CLOSED', 'LIMIT_REACHED'] as const;

/** One of {@link ORDER_BLOCKS}. */
export type OrderBlock = (typeof ORDER_BLOCKS)[number];

/** Why a line cannot be returned (document 2, E, Line), the first that holds counts. */
export const LINE_BLOCKS = [...ORDER_BLOCKS, 'EXCLUDED_SKU', 'EXCLUDED_TAG', 'FINAL_SALE', 'ALREADY_RETURNED'] as const;

/** One of {@link LINE_BLOCKS}. */
export type LineBlock = (typeof LINE_BLOCKS)[number];

/** When units of a line last left, and arrived as far as is known. */
export interface Departed {
  readonly shippedAt: Instant;
  readonly deliveredAt: Instant | null;
}

/** What is known of an order when its returns are decided. */
export interface ReturnableFacts {
  readonly order: Order;
  /** All its returns. */
  readonly returns: readonly Return[];
  /** By order line; a line that never left has none. */
  readonly departed: ReadonlyMap<string, Departed>;
  /** The tags of products, by variant. */
  readonly tags: ReadonlyMap<string, readonly string[]>;
  /** The returns of the customer's address within the period of the policy's limit. */
  readonly recentReturns: number;
}

/** A line, what of it can be returned until when, and why not. */
export interface ReturnableLine {
  readonly line: OrderLine;
  /** Shipped units that are in no return that counts, whatever blocks the line. */
  readonly returnable: number;
  readonly until: Instant | null;
  readonly blocked: LineBlock | null;
}

/** What of an order can be returned. */
export interface Returnable {
  readonly until: Instant | null;
  readonly blocked: OrderBlock | null;
  readonly lines: readonly ReturnableLine[];
}

const DAY = 86_400_000;
/** A parcel counts as delivered so many days after it left while its delivery is not known. */
const DAYS_ON_THE_WAY = 3;

/** When a line's window ends. */
export const windowEnd = ({ shippedAt, deliveredAt }: Departed, days: number): Instant => shift(deliveredAt ?? shift(shippedAt, DAYS_ON_THE_WAY * DAY), days * DAY);

/** What of an order can be returned under a policy: the one evaluation of lookup, order view, create, staff and simulation (document 2, E; decision 55). */
export function returnableOf(policy: ReturnPolicy, facts: ReturnableFacts, now: Instant): Returnable {
  const days = windowDaysOf(policy, { countryCode: facts.order.shippingAddress.countryCode, channel: facts.order.channel });
  const ends = new Map([...facts.departed].map(([lineId, departed]) => [lineId, windowEnd(departed, days)]));
  const until = latest([...ends.values()]);
  const blocked = orderBlock(policy, facts, { until, now });
  const lines = facts.order.lines.map((line): ReturnableLine => {
    const end = ends.get(line.id) ?? null;
    return { line, returnable: Math.max(0, returnableUnits(line, facts.returns)), until: end, blocked: blocked ?? lineBlock(policy, facts, { line, end, now }) };
  });
  return { until, blocked, lines };
}

const latest = (times: readonly Instant[]): Instant | null => times.toSorted().at(-1) ?? null;

interface OfOrder {
  readonly until: Instant | null;
  readonly now: Instant;
}

function orderBlock({ limit }: ReturnPolicy, { order, recentReturns }: ReturnableFacts, { until, now }: OfOrder): OrderBlock | null {
  if (order.status === 'CANCELLED') return 'CANCELLED';
  if (until === null || order.lines.every(({ quantityShipped }) => quantityShipped === 0)) return 'NOT_SHIPPED';
  if (until < now) return 'WINDOW_CLOSED';
  return limit !== null && recentReturns >= limit.returns ? 'LIMIT_REACHED' : null;
}

interface OfLine {
  readonly line: OrderLine;
  readonly end: Instant | null;
  readonly now: Instant;
}

function lineBlock(policy: ReturnPolicy, { order, returns, tags }: ReturnableFacts, { line, end, now }: OfLine): LineBlock | null {
  const own = [...order.tags, ...(line.variantId === null ? [] : tags.get(line.variantId) ?? [])];
  if (line.quantityCancelled >= line.quantity) return 'CANCELLED';
  if (end === null || line.quantityShipped === 0) return 'NOT_SHIPPED';
  if (end < now) return 'WINDOW_CLOSED';
  if (hasSku(policy.excludedSkus, line.sku)) return 'EXCLUDED_SKU';
  if (hasTag(policy.excludedTags, own)) return 'EXCLUDED_TAG';
  if (isFinalSale(policy, line, own)) return 'FINAL_SALE';
  return returnableUnits(line, returns) > 0 ? null : 'ALREADY_RETURNED';
}

const PERCENT = 100;

function isFinalSale({ finalSale: { skus, tags, discountPercent } }: ReturnPolicy, line: OrderLine, own: readonly string[]): boolean {
  if (hasSku(skus, line.sku) || hasTag(tags, own)) return true;
  const full = line.unitMinor * line.quantity;
  return discountPercent !== null && full > 0 && (full - lineTotalMinor(line)) * PERCENT >= discountPercent * full;
}

const WILD = '*';

const hasSku = (entries: readonly string[], sku: string | null): boolean =>
  sku !== null && entries.some((entry) => (entry.endsWith(WILD) ? sku.startsWith(entry.slice(0, -1)) : sku === entry));

const hasTag = (entries: readonly string[], tags: readonly string[]): boolean => {
  const own = new Set(tags.map((tag) => tag.toLowerCase()));
  return entries.some((entry) => own.has(entry.toLowerCase()));
};
