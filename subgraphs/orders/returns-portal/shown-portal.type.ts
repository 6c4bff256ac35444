import { decimalFromMinor } from '#kernel/money.js';
import type { Location } from '../inventory/location.js';
import { isAwaited, type ReturnLabel } from '../returns/return-label.js';
import type { ReturnLine } from '../returns/return-line.js';
import type { ReturnResolution } from '../returns/return.js';
import { dueMinor, type ReturnAmounts } from '../returns/return-terms.js';
import { lineOutcome } from './line-outcome.js';
import type { PortalInfo } from './portal-info.js';
import { shapeOf, type PortalOrder } from './portal-order.js';
import type { PortalReturn } from './portal-return.js';
import type { PortalInfoType } from './portal-info.type.js';
import type { PortalOrderType, PortalStoreType } from './portal-order.type.js';
import type { PortalRefundType, PortalReturnType } from './portal-return.type.js';

/** A portal in the graph. */
export const toPortalInfoType = ({ portal: { companyId, slug }, policy: { languages, defaultLanguage, verifyWith, windowDays, fee, resolutions } }: PortalInfo): PortalInfoType =>
  ({ companyId, slug, languages, defaultLanguage, verifyWith, windowDays, fee, resolutions });

/** An order in the graph, as its shopper sees it. */
export const toPortalOrderType = ({ lines, methods, stores, currency, ...order }: PortalOrder): PortalOrderType => ({
  ...order, currency,
  lines: lines.map(({ priceMinor, ...line }) => ({ ...line, price: decimalFromMinor(priceMinor, currency) })),
  methods: methods.map(({ code, feeMinor }) => ({ code, fee: decimalFromMinor(feeMinor, currency) })),
  stores: stores.map(toStoreType),
});

const toStoreType = ({ code, name, address: { address1, address2, postalCode, city } }: Location): PortalStoreType =>
  ({ code, name, city, address: [address1, address2, postalCode].map((part) => part?.trim() ?? '').filter((part) => part !== '').join(', ') || null });

const toLineType = ({ title, sku, quantityExpected, exchangeBarcode, exchangeSku }: ReturnLine) => ({
  title: title ?? sku ?? '', ...shapeOf(sku), quantity: quantityExpected,
  exchange: exchangeBarcode === null && exchangeSku === null ? null : { barcode: exchangeBarcode, sku: exchangeSku, ...shapeOf(exchangeSku) },
});

const NO_LABEL = { available: false, isAwaited: false, carrier: null, trackingNumber: null } as const;

const toLabelType = (label: ReturnLabel | undefined): PortalReturnType['label'] =>
  (label ? { available: label.status === 'READY', isAwaited: isAwaited(label), carrier: label.carrierName, trackingNumber: label.trackingNumber } : NO_LABEL);

/** A return in the graph, as its shopper follows it. */
export function toPortalReturnType({ companyId, found, terms, country, timeline, label, location, finalMinor }: PortalReturn): PortalReturnType {
  return {
    companyId, number: found.number, status: found.status, language: terms.language, orderName: found.orderNumber ?? '', country, createdAt: found.createdAt, resolution: found.resolution, method: found.method,
    lines: found.lines.filter(({ quantityExpected }) => quantityExpected > 0).map((line) => ({ ...toLineType(line), outcome: lineOutcome(found, line) })), timeline,
    label: toLabelType(found.status === 'CANCELLED' ? undefined : label),
    store: found.method === 'IN_STORE' && location ? toStoreType(location) : null,
    refund: toPortalRefundType(terms, { resolution: found.resolution, finalMinor }),
  };
}

/** Amounts in the graph; only refunds bear the fee. */
export const toPortalRefundType = (amounts: ReturnAmounts, { resolution, finalMinor }: { readonly resolution: ReturnResolution; readonly finalMinor: number | null }): PortalRefundType => ({
  estimated: decimalFromMinor(dueMinor(amounts, resolution), amounts.currency), fee: decimalFromMinor(resolution === 'REFUND' ? amounts.feeMinor : 0, amounts.currency),
  final: finalMinor === null ? null : decimalFromMinor(finalMinor, amounts.currency), currency: amounts.currency,
});
