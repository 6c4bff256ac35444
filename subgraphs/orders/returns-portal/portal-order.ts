import type { Instant } from '#kernel/clock.js';
import type { Language } from '#contract/languages.js';
import type { Item } from '../inventory/item.js';
import { findItemsById } from '../inventory/item.store.js';
import { findLocations } from '../inventory/location.store.js';
import type { Location } from '../inventory/location.js';
import type { Order } from '../ordering/order.js';
import { lineTotalMinor } from '../ordering/totals.js';
import type { OrdersDeps } from '../orders-deps.js';
import { modelSku, type ExchangeOption } from '../return-policies/exchange-options.js';
import { findExchangeOptions } from '../return-policies/exchange-stock.store.js';
import { feeSpan, type Span } from '../return-policies/policy-spans.js';
import { feeMinor, reasonLabel, type ReturnPolicy } from '../return-policies/return-policy.js';
import { returnableFacts } from '../return-policies/read-returnable.js';
import { returnableOf, type LineBlock, type OrderBlock, type ReturnableFacts, type ReturnableLine } from '../return-policies/returnable.js';
import { instant } from '#kernel/clock.js';
import type { ReturnMethod, ReturnResolution } from '../returns/return.js';

/** A line as its shopper sees it (document 2, E, Line). */
export interface PortalLine {
  readonly id: string;
  readonly title: string;
  readonly size: string | null;
  readonly color: string | null;
  readonly sku: string | null;
  readonly imageUrl: string | null;
  /** What was paid for one unit. */
  readonly priceMinor: number;
  readonly quantity: number;
  readonly returnable: number;
  readonly blocked: LineBlock | null;
  readonly exchangeOptions: readonly ExchangeOption[];
  /** Of all that it is exchanged for, also of what is sold out now. */
  readonly exchangeBarcodes: readonly string[];
}

/** An order as its shopper sees it. */
export interface PortalOrder {
  readonly companyId: number;
  readonly name: string;
  readonly placedAt: Instant;
  readonly deliveredAt: Instant | null;
  readonly currency: string;
  readonly country: string | null;
  readonly returnableUntil: Instant | null;
  readonly blocked: OrderBlock | null;
  readonly language: Language;
  readonly lines: readonly PortalLine[];
  readonly reasons: readonly { readonly code: string; readonly label: string; readonly requiresPhoto: boolean; readonly requiresComment: boolean }[];
  readonly methods: readonly { readonly code: ReturnMethod; readonly feeMinor: number }[];
  /** What a refund may bear, in minor units. */
  readonly fees: Span;
  readonly stores: readonly Location[];
  readonly resolutions: readonly ReturnResolution[];
}

interface Shown {
  readonly order: Order;
  readonly policy: ReturnPolicy;
  readonly language: Language;
  /** Of which the methods have their fees. */
  readonly reasonCodes?: readonly string[] | null | undefined;
}

/** What of an order can be returned, and how. */
export async function portalOrder({ database, clock }: OrdersDeps, companyId: number, { order, policy, language, reasonCodes }: Shown): Promise<PortalOrder> {
  const facts = await returnableFacts(database, companyId, { order, policy, clock });
  const { until, blocked, lines } = returnableOf(policy, facts, instant(clock));
  const exchanged = policy.resolutions.includes('EXCHANGE') ? lines.filter(isOpen).flatMap(({ line: { sku } }) => sku ?? []) : [];
  const [items, options, locations] = await Promise.all([
    findItemsById(database, companyId, order.lines.flatMap(({ variantId }) => variantId ?? [])),
    findExchangeOptions(database, companyId, { skus: exchanged, colors: policy.exchangesColors, withSoldOut: true }),
    policy.methods.includes('IN_STORE') ? findLocations(database, companyId) : [],
  ]);
  const methods = offeredMethods(policy, locations);
  return {
    companyId, name: order.number, placedAt: order.placedAt, deliveredAt: deliveredAt(facts), currency: order.currency, country: order.shippingAddress.countryCode,
    returnableUntil: until, blocked, language,
    lines: lines.map((line) => portalLine(line, { item: items.get(line.line.variantId ?? ''), options: isOpen(line) ? options.get(line.line.sku ?? '') ?? [] : [] })),
    reasons: policy.reasons.map((reason) => ({ code: reason.code, label: reasonLabel(reason, language, policy), requiresPhoto: reason.requiresPhoto, requiresComment: reason.requiresComment })),
    methods: methods.map((method) => ({ code: method, feeMinor: feeMinor(policy, { method, reasonCodes: reasonCodes?.length ? reasonCodes : [null], currency: order.currency }) })), fees: feeSpan(policy, { methods, currency: order.currency }),
    stores: storesOf(locations), resolutions: policy.resolutions,
  };
}

const isOpen = ({ blocked, returnable }: ReturnableLine): boolean => blocked === null && returnable > 0;

/** The stores that take returns: shoppers can be told where they are. */
export const storesOf = (locations: readonly Location[]): Location[] => locations.filter(({ kind, active, address }) => kind === 'STORE' && active && (address.city ?? address.address1) !== null);

/** The methods of a policy that a shopper can choose: goods are handed in where there is a store. */
export const offeredMethods = ({ methods }: ReturnPolicy, locations: readonly Location[]): ReturnMethod[] => methods.filter((method) => method !== 'IN_STORE' || storesOf(locations).length > 0);

/** When the order was delivered; null while a part of what left is not known to be. */
function deliveredAt({ departed }: ReturnableFacts): Instant | null {
  const times = [...departed.values()].map((one) => one.deliveredAt);
  return times.some((time) => time === null) ? null : times.flatMap((time) => time ?? []).toSorted().at(-1) ?? null;
}

const portalLine = ({ line, returnable, blocked }: ReturnableLine, { item, options }: { readonly item: Item | undefined; readonly options: readonly ExchangeOption[] }): PortalLine => ({
  id: line.id, title: line.title ?? item?.title ?? line.sku ?? '', ...shapeOf(line.sku, item), sku: line.sku, imageUrl: item?.imageUrl ?? null,
  priceMinor: Math.round(lineTotalMinor(line) / line.quantity), quantity: line.quantity, returnable, blocked,
  exchangeOptions: options.filter(({ available }) => available > 0), exchangeBarcodes: options.map(({ barcode }) => barcode),
});

/** Size and colour by a SKU shaped MODEL_COLOR_SIZE; else the colour that the catalog has. */
export function shapeOf(sku: string | null, item?: Pick<Item, 'color'>): { readonly size: string | null; readonly color: string | null } {
  const parts = modelSku(sku);
  return { size: parts?.size ?? null, color: parts?.color ?? item?.color ?? null };
}
