import type { PolicyWords } from '../words/policy-words.js';
import type { Policy } from './use-policy.js';

/** A policy as it is compared: its entries have names of their own, whatever their place. */
export function comparedPolicy({ version: _version, savedAt: _savedAt, windows, finalSale, reasons, fees, limit, ...rest }: Policy, words: PolicyWords): object {
  return {
    ...rest, finalSaleSkus: finalSale.skus, finalSaleTags: finalSale.tags, discountPercent: finalSale.discountPercent, returns: limit?.returns, periodDays: limit?.periodDays,
    windows: Object.fromEntries(windows.map(({ countryCodes, channels, days }) => [[...countryCodes, ...channels].join(', '), words.days(String(days))])),
    reasons: Object.fromEntries(reasons.map(({ code, labels, requiresPhoto, requiresComment }) => [code, { ...Object.fromEntries(labels.map(({ language, label }) => [language, label])), requiresPhoto, requiresComment }])),
    fees: Object.fromEntries(fees.map(({ method, reasonCode, fee }) => [[method ?? words.any, reasonCode ?? words.any].join(' · '), fee])),
  };
}
