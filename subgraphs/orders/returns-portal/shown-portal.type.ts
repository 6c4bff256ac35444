import { decimalFromMinor } from '#kernel/money.js';
import type { StoreCredit } from '../return-money/store-credit.js';
import type { Location } from '../inventory/location.js';
import { windowSpan } from '../return-policies/policy-spans.js';
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
import type { PortalCreditType, PortalRefundType } from './portal-refund.type.js';
import type { PortalReturnType } from './portal-return.type.js';

/** A portal in the graph. */
export function toPortalInfoType({ portal: { companyId, slug }, policy }: PortalInfo): PortalInfoType {
  const [{ languages, defaultLanguage, verifyWith, windowDays, fee, resolutions }, { least, most }] = [policy, windowSpan(policy)];
  return { companyId, slug, languages, defaultLanguage, verifyWith, windowDays, leastWindowDays: least, mostWindowDays: most, fee, resolutions };
}

/** An order in the graph, as its shopper sees it. */
export const toPortalOrderType = ({ lines, methods, fees, stores, currency, ...order }: PortalOrder): PortalOrderType => ({
  ...order, currency,
  lines: lines.map(({ priceMinor, ...line }) => ({ ...line, price: decimalFromMinor(priceMinor, currency) })),
  methods: methods.map(({ code, feeMinor }) => ({ code, fee: decimalFromMinor(feeMinor, currency) })),
  leastFee: decimalFromMinor(fees.least, currency), mostFee: decimalFromMinor(fees.most, currency), stores: stores.map(toStoreType),
});

const toStoreType = ({ code, name, address: { address1, address2, postalCode, city } }: Location): PortalStoreType =>
  ({ code, name, city, address: [address1, address2, postalCode].map((part) => part?.trim() ?? '').filter((part) => part !== '').join(', ') || null });

const toLineType = ({ title, sku, quantityExpected, exchangeBarcode, exchangeSku }: ReturnLine, exchanged: PortalReturn['exchanged']) => ({
  title: title ?? sku ?? '', ...shapeOf(sku), quantity: quantityExpected,
  exchange: exchangeBarcode === null && exchangeSku === null ? null : { barcode: exchangeBarcode, sku: exchangeSku, title: exchanged.find(({ sku: own }) => own === exchangeSku)?.title ?? null, ...shapeOf(exchangeSku) },
});

const NO_LABEL = { available: false, isAwaited: false, carrier: null, trackingNumber: null, trackingUrl: null } as const;

const toLabelType = (label: ReturnLabel | undefined): PortalReturnType['label'] =>
  (label ? { available: label.status === 'READY', isAwaited: isAwaited(label), carrier: label.carrierName, trackingNumber: label.trackingNumber, trackingUrl: label.trackingUrl } : NO_LABEL);

/** A return in the graph, as its shopper follows it. */
export function toPortalReturnType({ companyId, found, terms, country, timeline, label, location, finalMinor, shippingMinor, withheldMinor, credit, exchanged, exchangeTracking }: PortalReturn): PortalReturnType {
  return {
    companyId, number: found.number, status: found.status, language: terms.language, orderName: found.orderNumber ?? '', country, createdAt: found.createdAt, resolution: found.resolution, method: found.method,
    lines: found.lines.filter(({ quantityExpected }) => quantityExpected > 0).map((line) => ({ ...toLineType(line, exchanged), outcome: lineOutcome(found, line) })), timeline,
    label: toLabelType(found.status === 'CANCELLED' ? undefined : label),
    store: found.method === 'IN_STORE' && location ? toStoreType(location) : null,
    refund: toPortalRefundType(terms, { resolution: found.resolution, finalMinor, shippingMinor, withheldMinor }), credit: credit ? toCreditType(credit) : null, exchangeTracking,
  };
}

interface Given extends Pick<PortalReturn, 'finalMinor' | 'shippingMinor' | 'withheldMinor'> {
  readonly resolution: ReturnResolution;
}

/** A store credit in the graph, for who holds the token of its return. */
const toCreditType = ({ code, amountMinor, currency, expiresAt }: StoreCredit): PortalCreditType => ({ code, amount: decimalFromMinor(amountMinor, currency), expiresAt });

/** Amounts in the graph; only refunds bear the fee, until one is made that of the terms, which withholds no more than there is. */
export const toPortalRefundType = (amounts: ReturnAmounts, { resolution, finalMinor, shippingMinor, withheldMinor }: Given): PortalRefundType => ({
  shipping: decimalFromMinor(resolution === 'EXCHANGE' ? 0 : shippingMinor, amounts.currency), estimated: decimalFromMinor(dueMinor(amounts, resolution), amounts.currency), fee: decimalFromMinor(withheldMinor ?? (resolution === 'REFUND' ? Math.min(amounts.feeMinor, amounts.goodsMinor + amounts.shippingMinor) : 0), amounts.currency),
  final: finalMinor === null ? null : decimalFromMinor(finalMinor, amounts.currency), currency: amounts.currency,
});
