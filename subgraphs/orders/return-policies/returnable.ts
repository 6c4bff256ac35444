import type { Instant } from '#kernel/clock.js';
import type { Order, OrderLine } from '../ordering/order.js';
import { lineTotalMinor } from '../ordering/totals.js';
import { returnableUnits } from '../returns/returnable.js';
import type { Return } from '../returns/return.js';
import { windowEnd, type Departed } from './departures.js';
import { windowOf, type ReturnPolicy, type WindowOfOrder } from './return-policy.js';

/** Why nothing of an order can be returned (document 2, E, order.blocked), the first that holds counts. */
export const ORDER_BLOCKS = ['CANCELLED', 'NOT_SHIPPED', 'WINDOW_CLOSED', 'LIMIT_REACHED'] as const;

/** One of {@link ORDER_BLOCKS}. */
export type OrderBlock = (typeof ORDER_BLOCKS)[number];

/** Why a line cannot be returned (document 2, E, Line), the first that holds counts. */
export const LINE_BLOCKS = [...ORDER_BLOCKS, 'EXCLUDED_SKU', 'EXCLUDED_TAG', 'FINAL_SALE', 'ALREADY_RETURNED'] as const;

/** One of {@link LINE_BLOCKS}. */
export type LineBlock = (typeof LINE_BLOCKS)[number];

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

/** What is known of an order but how often its customer returned lately. */
export type FactsOfOrder = Omit<ReturnableFacts, 'recentReturns'>;

/** What of a policy excludes a line, or makes it final sale: an entry for SKUs or tags, or its discount. */
export type MatchedRule = { readonly kind: 'SKU' | 'TAG'; readonly entry: string } | { readonly kind: 'DISCOUNT'; readonly fromPercent: number };

/** A line, what of it can be returned until when, and why not. */
export interface ReturnableLine {
  readonly line: OrderLine;
  /** Shipped units that are in no return that counts, whatever blocks the line. */
  readonly returnable: number;
  readonly until: Instant | null;
  readonly blocked: LineBlock | null;
  /** The rule of the policy that blocks it, where one does. */
  readonly rule: MatchedRule | null;
  /** What its window began with. */
  readonly departed: Departed | null;
}

/** What of an order can be returned. */
export interface Returnable {
  readonly until: Instant | null;
  readonly blocked: OrderBlock | null;
  readonly window: WindowOfOrder;
  readonly lines: readonly ReturnableLine[];
}

/** What of an order can be returned under a policy: the one evaluation of lookup, order view, create, staff and simulation (document 2, E; decision 55). */
export function returnableOf(policy: ReturnPolicy, facts: ReturnableFacts, now: Instant): Returnable {
  const window = windowOf(policy, { countryCode: facts.order.shippingAddress.countryCode, channel: facts.order.channel });
  const ends = new Map([...facts.departed].map(([lineId, departed]) => [lineId, windowEnd(departed, window.days)]));
  const until = latest([...ends.values()]);
  const blocked = orderBlock(policy, facts, { until, now });
  const lines = facts.order.lines.map((line): ReturnableLine => {
    const end = ends.get(line.id) ?? null;
    const own = blocked === null ? lineBlock(policy, facts, { line, end, now }) : { blocked };
    return { line, returnable: Math.max(0, returnableUnits(line, facts.returns)), until: end, departed: facts.departed.get(line.id) ?? null, rule: null, ...own };
  });
  return { until, blocked, window, lines };
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

interface Blocking {
  readonly blocked: LineBlock | null;
  readonly rule?: MatchedRule;
}

function lineBlock(policy: ReturnPolicy, facts: ReturnableFacts, { line, end, now }: OfLine): Blocking {
  if (line.quantityCancelled >= line.quantity) return { blocked: 'CANCELLED' };
  if (end === null || line.quantityShipped === 0) return { blocked: 'NOT_SHIPPED' };
  if (end < now) return { blocked: 'WINDOW_CLOSED' };
  return ruleBlock(policy, facts, line) ?? { blocked: returnableUnits(line, facts.returns) > 0 ? null : 'ALREADY_RETURNED' };
}

/** The first rule of the policy that a line comes under. */
function ruleBlock(policy: ReturnPolicy, { order, tags }: ReturnableFacts, line: OrderLine): Blocking | undefined {
  const own = [...order.tags, ...(line.variantId === null ? [] : tags.get(line.variantId) ?? [])];
  const sku = skuRule(policy.excludedSkus, line.sku);
  if (sku) return { blocked: 'EXCLUDED_SKU', rule: sku };
  const tag = tagRule(policy.excludedTags, own);
  if (tag) return { blocked: 'EXCLUDED_TAG', rule: tag };
  const final = finalSaleRule(policy, line, own);
  return final && { blocked: 'FINAL_SALE', rule: final };
}

function finalSaleRule({ finalSale: { skus, tags, discountPercent } }: ReturnPolicy, line: OrderLine, own: readonly string[]): MatchedRule | undefined {
  const { discountMinor, fullMinor } = discountOf(line);
  return skuRule(skus, line.sku) ?? tagRule(tags, own)
    ?? (discountPercent !== null && fullMinor > 0 && discountMinor * PERCENT >= discountPercent * fullMinor ? { kind: 'DISCOUNT', fromPercent: discountPercent } : undefined);
}

const PERCENT = 100;

/** What a line cost in full and what was taken off, in minor units. */
export const discountOf = (line: OrderLine): { readonly fullMinor: number; readonly discountMinor: number } => {
  const fullMinor = line.unitMinor * line.quantity;
  return { fullMinor, discountMinor: fullMinor - lineTotalMinor(line) };
};

const WILD = '*';

function skuRule(entries: readonly string[], sku: string | null): MatchedRule | undefined {
  const entry = sku === null ? undefined : entries.find((one) => (one.endsWith(WILD) ? sku.startsWith(one.slice(0, -1)) : sku === one));
  return entry === undefined ? undefined : { kind: 'SKU', entry };
}

function tagRule(entries: readonly string[], tags: readonly string[]): MatchedRule | undefined {
  const own = new Set(tags.map((tag) => tag.toLowerCase()));
  const entry = entries.find((one) => own.has(one.toLowerCase()));
  return entry === undefined ? undefined : { kind: 'TAG', entry };
}
