import { canonicalJson } from '#kernel/canonical-json.js';
import { sha256 } from '#kernel/crypto.js';
import { minorFromDecimal } from '#kernel/money.js';
import type { NewOrder } from './new-order.js';

/** Hash of what an order says, to tell a repetition from another order with the same external id: however amounts are written, and whether a field is null or left out. */
export const fingerprintOf = (given: NewOrder): string => sha256(canonicalJson(contentOf({ ...given, number: given.number?.replace(/^#/, '') })));

/** Whether a known order was made from this content. Earlier releases hashed it letter by letter. */
export const hasContent = (fingerprint: string | null, given: NewOrder): boolean =>
  fingerprint === fingerprintOf(given) || fingerprint === sha256(canonicalJson(given));

/** A value with its amounts in minor units and its rates as numbers, without what says nothing. */
function contentOf(value: unknown, name?: string): unknown {
  if (Array.isArray(value)) return value.map((entry) => contentOf(entry));
  if (typeof value === 'string' && name === 'taxRate') return Number(value);
  if (typeof value !== 'object' || value === null) return value;
  return minorUnits(value) ?? saidFields(value);
}

function minorUnits(value: object): unknown {
  if (!('amount' in value && 'currency' in value) || typeof value.amount !== 'string' || typeof value.currency !== 'string') return undefined;
  const minor = minorFromDecimal(value.amount, value.currency);
  return minor === undefined ? undefined : [minor, value.currency];
}

function saidFields(value: object): unknown {
  const said = Object.entries(value).map(([name, entry]): [string, unknown] => [name, contentOf(entry, name)]).filter(([, entry]) => entry != null);
  return said.length === 0 ? undefined : Object.fromEntries(said);
}
