import { canonicalJson } from '#kernel/canonical-json.js';
import { sha256 } from '#kernel/crypto.js';
import { minorFromDecimal } from '#kernel/money.js';
import { orderNumber, type OrderNumber } from '../fulfillment/order-number.js';
import type { NewOrder } from './sent-order.js';

/**
 * Hash of an order's content, to tell a repeat from another order with the same external id: independent of how amounts are written, and of whether empty values
 * (null, an empty text, an amount or a rate of zero, the barcode beside a sku) are given or left out. Its number and totals are not part of it.
 */
export const fingerprintOf = ({ number: _number, totals: _totals, ...given }: NewOrder): string => sha256(canonicalJson(contentOf({ ...given, lines: given.lines.map(withoutBarcode) })));

/** Whether a stored order was made from this content. Earlier releases hashed the raw text. */
export const hasContent = ({ fingerprint, number }: { fingerprint: string | null; number: OrderNumber }, given: NewOrder): boolean =>
  fingerprint === sha256(canonicalJson(given)) || (fingerprint === fingerprintOf(given) && (given.number == null || orderNumber(given.number) === number));

const withoutBarcode = ({ barcode, ...line }: NewOrder['lines'][number]) => ({ ...line, ...(line.sku == null && { barcode }) });

/** A value with its amounts in minor units and its rates as numbers, without empty values. */
function contentOf(value: unknown, name?: string): unknown {
  if (Array.isArray(value)) return value.map((entry) => contentOf(entry));
  if (typeof value === 'string') return textOf(value, name);
  if (typeof value !== 'object' || value === null) return value;
  return isMoney(value) ? minorUnits(value) : givenFields(value);
}

const textOf = (text: string, name: string | undefined): string | number | undefined => (name === 'taxRate' ? Number(text) : text.trim()) || undefined;

const isMoney = (value: object): value is { amount: string; currency: string } =>
  'amount' in value && 'currency' in value && typeof value.amount === 'string' && typeof value.currency === 'string';

/** An amount that is invalid in its currency stays as it is: the order is refused later. */
function minorUnits({ amount, currency }: { amount: string; currency: string }): unknown {
  const minor = minorFromDecimal(amount, currency);
  return minor === 0 ? undefined : [minor ?? amount, currency];
}

function givenFields(value: object): unknown {
  const fields = Object.entries(value).map(([name, entry]): [string, unknown] => [name, contentOf(entry, name)]).filter(([, entry]) => entry != null);
  return fields.length === 0 ? undefined : Object.fromEntries(fields);
}
