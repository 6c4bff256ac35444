import { minorFromDecimal } from '#kernel/money.js';
import type { Order, OrderLine } from '../../../subgraphs/orders/ordering/order.js';
import type { Refund } from '../../../subgraphs/orders/ordering/refund.js';
import { planCredit } from '../../../subgraphs/orders/return-money/plan-credit.js';
import { planRefund } from '../../../subgraphs/orders/return-money/plan-refund.js';
import type { StoreCredit } from '../../../subgraphs/orders/return-money/store-credit.js';
import { departuresOf, latestDepartures } from '../../../subgraphs/orders/return-policies/departures.js';
import { returnableOf } from '../../../subgraphs/orders/return-policies/returnable.js';
import { USUAL_POLICY } from '../../../subgraphs/orders/return-policies/return-policy.js';
import { amountsOf } from '../../../subgraphs/orders/returns-portal/return-amounts.js';
import { dueMinor } from '../../../subgraphs/orders/returns/return-terms.js';
import type { Return, ReturnResolution } from '../../../subgraphs/orders/returns/return.js';
import { lineValue, orderValue } from '../../kit/order-values.js';
import { AMOUNT_CASES, type AmountCase, type CaseReturn } from './return-amount-cases.js';
import { POLICY_CASES, type CaseLine, type PolicyCase } from './return-policy-cases.js';

const at = (time: string): string => new Date(`${time}Z`).toISOString();
const named = (index: number): string => String.fromCodePoint('A'.charCodeAt(0) + index);

const soldLine = ({ sku = 'TEE_RED_M', quantity = 1, cancelled = 0, shipped = quantity - cancelled, unit = 1000, discount = 0 }: CaseLine, index: number): OrderLine =>
  lineValue(named(index), `v-${named(index)}`, quantity, { sku, quantityShipped: shipped, quantityCancelled: cancelled, unitMinor: unit, discountMinor: discount });

const returnOf = (id: string, units: readonly (readonly [line: string, units: number])[], resolution: ReturnResolution = 'REFUND'): Return => ({
  id, number: id, progressive: 1, orderId: 'order', orderNumber: '#1001', locationId: 'l', status: 'COMPLIANT', source: 'PORTAL', announced: true, resolution, method: 'CARRIER_LABEL', carrierCode: null, carrierName: null,
  trackingNumbers: [], customerName: null, notes: null, wmsReference: null, createdAt: at('2026-10-08T10:00'), updatedAt: at('2026-10-08T10:00'), acceptedAt: null, receivedAt: null, inspectedAt: null, closedAt: null, cancelledAt: null,
  cancelReason: null, compliant: true, exchangeOrderId: null, tags: [], version: 1,
  lines: units.map(([lineId, quantity]) => ({
    lineId, variantId: null, sku: null, barcode: null, itemKey: null, title: null, quantityExpected: quantity, quantityReceived: quantity, classification: 'SELLABLE', reasonCode: null, reason: null, lotNumber: null, serialNumber: null,
    note: null, exchangeSku: null, exchangeBarcode: null,
  })),
});

test.each(POLICY_CASES.map((one) => [one.title, one] as const))('%s', (_, { policy, order = {}, lines = [{}], departures = [['A', '2026-10-01T08:00', '2026-10-04T10:00']], collected, recent = 0, now = '2026-10-10T00:00', expected }: PolicyCase) => {
  const sold: Order = orderValue(lines.map(soldLine), { channel: order.channel ?? 'shop', status: order.status ?? 'SHIPPED', tags: order.tags ?? [] });
  const [country = 'IT'] = [order.country];
  const placed = { ...sold, shippingAddress: { ...sold.shippingAddress, countryCode: country } };
  const shipped = latestDepartures(departures.map(([lineId, left, delivered]) => ({ lineId, shippedAt: at(left), deliveredAt: delivered === null ? null : at(delivered) })));
  const inStore = collected === undefined ? undefined : { shippedAt: at(collected), deliveredAt: at(collected) };
  const { blocked, until, lines: found } = returnableOf({ ...USUAL_POLICY, ...policy }, {
    order: placed, departed: departuresOf(placed, shipped, inStore), recentReturns: recent, tags: new Map(lines.map(({ tags = [] }, index) => [`v-${named(index)}`, tags])),
    returns: lines.flatMap(({ returned = 0 }, index) => (returned > 0 ? [returnOf(`r-${named(index)}`, [[named(index), returned]])] : [])),
  }, at(now));
  const [orderBlock, orderUntil, ...expectedLines] = expected;
  const end = (time: string | null): string | null => (time === null ? null : at(time));
  expect({ blocked, until, lines: found.map((line) => [line.blocked, line.returnable, line.until]) })
    .toEqual({ blocked: orderBlock, until: end(orderUntil), lines: expectedLines.map(([lineBlock, units, own = orderUntil]) => [lineBlock, units, end(own)]) });
});

/** The order of a case as it stands, with what was given back of it. */
interface Standing {
  readonly order: Order;
  readonly returns: Return[];
  readonly refunds: Refund[];
  readonly credits: StoreCredit[];
}

function standing({ currency = 'EUR', shipping = '0', lines, before }: AmountCase): Standing {
  const minor = (amount: string): number => minorFromDecimal(amount, currency) ?? Number.NaN;
  const sold = lines.map(([quantity, price, discount, cancelled = 0, shipped = quantity - cancelled], index) => soldLine({ quantity, unit: minor(price), discount: minor(discount), cancelled, shipped }, index));
  const order = orderValue(sold, { currency, shippingMinor: minor(shipping), status: 'DELIVERED' });
  const { shipping: shippingBefore = '0', units = 0, amount = '0' } = before ?? {};
  const byHand: Refund = {
    id: 'hand', orderId: 'order', returnId: null, refundedAt: at('2026-10-08T10:00'), currency, shippingMinor: minor(shippingBefore), feeMinor: 0, totalMinor: minor(shippingBefore) + minor(amount),
    lines: units === 0 ? [] : [{ lineId: 'A', sku: null, barcode: null, quantity: units, subtotalMinor: minor(amount) }],
  };
  return { order, returns: [], refunds: before ? [byHand] : [], credits: [] };
}

function settle(now: Standing, { returned, terms }: { returned: Return; terms: ReturnType<typeof amountsOf> }): readonly [fee: number, total: number] {
  const facts = { returned, order: now.order, refunds: now.refunds, credits: now.credits, returns: now.returns, isExchangeCancelled: false, terms: { ...terms, returnId: returned.id, language: 'en', policyVersion: 1 } } as const;
  const planned = returned.resolution === 'STORE_CREDIT' ? planCredit(facts) : planRefund(facts, { units: 'ARRIVED' });
  if (planned instanceof Error) throw planned;
  if ('amountMinor' in planned) {
    now.credits.push({ id: returned.id, code: '', returnId: returned.id, orderId: 'order', email: null, currency: terms.currency, issuedAt: '', expiresAt: '', ...planned });
    return [0, planned.amountMinor];
  }
  now.refunds.push({ id: returned.id, orderId: 'order', returnId: returned.id, refundedAt: at('2026-10-09T10:00'), currency: terms.currency, ...planned });
  return [planned.feeMinor, planned.totalMinor];
}

test.each(AMOUNT_CASES.map((one) => [one.title, one] as const))('%s', (_, given: AmountCase) => {
  const now = standing(given);
  const minor = (amount: string): number => minorFromDecimal(amount, now.order.currency) ?? Number.NaN;
  given.returns.forEach(({ units, method = 'CARRIER_LABEL', resolution = 'REFUND', stays, told, refunded }: CaseReturn, index) => {
    const terms = amountsOf({ ...USUAL_POLICY, ...given.policy }, { method, lines: units.map(([lineId, quantity, reason = 'too_small']) => ({ lineId, quantity, reason })) }, now);
    const [goods, shipping, fee, due] = told;
    expect([terms.goodsMinor, terms.shippingMinor, terms.feeMinor, dueMinor(terms, resolution)]).toEqual([goods, shipping, fee, due].map(minor));
    const returned = returnOf(`r${String(index)}`, units.map(([lineId, quantity]) => [lineId, quantity]), resolution);
    now.returns.push(returned);
    if (stays !== true) expect(settle(now, { returned, terms })).toEqual((refunded ?? [resolution === 'STORE_CREDIT' ? '0' : fee, due]).map(minor));
  });
});

test('the table has the cases it is to have', () => {
  expect(POLICY_CASES.length + AMOUNT_CASES.length).toBeGreaterThanOrEqual(60);
  expect(new Set([...POLICY_CASES, ...AMOUNT_CASES].map(({ title }) => title)).size).toBe(POLICY_CASES.length + AMOUNT_CASES.length);
});
