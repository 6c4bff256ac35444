import type { PageLanguage, ReturnExchangeTime, ReturnMethod, ReturnRefundTime, ReturnResolution, ReturnVerifier, SaveReturnPolicyInput } from '#contract/schema.generated.js';
import { listOf } from '../parts/form-texts.js';
import type { Policy } from './use-policy.js';

/** A window as it is entered: lists are texts with commas. */
interface WindowRow {
  readonly countryCodes: string;
  readonly channels: string;
  readonly days: string;
}

/** A reason as it is entered, with its label in each language. */
export interface ReasonRow {
  readonly code: string;
  readonly labels: Readonly<Partial<Record<PageLanguage, string>>>;
  readonly requiresPhoto: boolean;
  readonly requiresComment: boolean;
}

interface FeeRow {
  readonly method: ReturnMethod | '';
  readonly reasonCode: string;
  readonly fee: string;
}

/** A policy as it is entered. */
export interface PolicyDraft extends Readonly<Record<'creditDays' | 'discountPercent' | 'excludedSkus' | 'excludedTags' | 'fee' | 'finalSaleSkus' | 'finalSaleTags' | 'periodDays' | 'returns' | 'windowDays', string>> {
  readonly languages: readonly PageLanguage[];
  readonly defaultLanguage: PageLanguage;
  readonly verifyWith: readonly ReturnVerifier[];
  readonly windows: readonly WindowRow[];
  readonly reasons: readonly ReasonRow[];
  readonly fees: readonly FeeRow[];
  readonly resolutions: readonly ReturnResolution[];
  readonly methods: readonly ReturnMethod[];
  readonly exchangesColors: boolean;
  readonly exchangeShips: ReturnExchangeTime;
  readonly refundsShipping: boolean;
  readonly refundWhen: ReturnRefundTime;
}

/** What a part of the form is given. */
export interface PolicyPart {
  readonly draft: PolicyDraft;
  readonly change: (changed: Partial<PolicyDraft>) => void;
}

const joined = (list: readonly string[]): string => list.join(', ');
const textOf = (value: number | null | undefined): string => (value == null ? '' : String(value));

/** The draft that a stored policy begins as. */
export const policyDraft = ({ version: _version, savedAt: _savedAt, windowDays, windows, excludedSkus, excludedTags, finalSale, limit, reasons, fees, creditDays, ...kept }: Policy): PolicyDraft => ({
  ...kept, windowDays: String(windowDays), creditDays: String(creditDays), excludedSkus: joined(excludedSkus), excludedTags: joined(excludedTags), finalSaleSkus: joined(finalSale.skus), finalSaleTags: joined(finalSale.tags), discountPercent: textOf(finalSale.discountPercent),
  returns: textOf(limit?.returns), periodDays: textOf(limit?.periodDays), windows: windows.map(({ countryCodes, channels, days }) => ({ countryCodes: joined(countryCodes), channels: joined(channels), days: String(days) })),
  reasons: reasons.map(({ code, labels, requiresPhoto, requiresComment }) => ({ code, requiresPhoto, requiresComment, labels: Object.fromEntries(labels.map(({ language, label }) => [language, label])) })),
  fees: fees.map(({ method, reasonCode, fee }) => ({ method: method ?? '', reasonCode: reasonCode ?? '', fee })),
});

const numberOrNull = (text: string): number | null => (text === '' ? null : Number(text));

/** What is sent of a draft: all of the policy. */
export const policyInput = ({ windowDays, creditDays, excludedSkus, excludedTags, finalSaleSkus, finalSaleTags, discountPercent, returns, periodDays, windows, reasons, fees, languages, verifyWith, resolutions, methods, ...kept }: PolicyDraft): SaveReturnPolicyInput => ({
  ...kept, languages: [...languages], verifyWith: [...verifyWith], resolutions: [...resolutions], methods: [...methods], windowDays: Number(windowDays), creditDays: Number(creditDays), excludedSkus: listOf(excludedSkus), excludedTags: listOf(excludedTags),
  finalSale: { skus: listOf(finalSaleSkus), tags: listOf(finalSaleTags), discountPercent: numberOrNull(discountPercent) }, limit: returns === '' ? {} : { returns: Number(returns), periodDays: numberOrNull(periodDays) },
  windows: windows.map(({ countryCodes, channels, days }) => ({ countryCodes: listOf(countryCodes), channels: listOf(channels), days: Number(days) })), reasons: reasons.map(reasonInput),
  fees: fees.map(({ method, reasonCode, fee }) => ({ method: method === '' ? null : method, reasonCode: reasonCode === '' ? null : reasonCode, fee: fee.replace(',', '.') })), fee: kept.fee.replace(',', '.'),
});

/** Labels that are empty are left out. */
const reasonInput = ({ code, labels, requiresPhoto, requiresComment }: ReasonRow) => ({
  code: code.trim(), requiresPhoto, requiresComment, labels: LANGUAGES_OF_PORTAL.flatMap((language) => { const label = labels[language]?.trim() ?? ''; return label === '' ? [] : [{ language, label }]; }),
});

/** The languages that the portal has. */
export const LANGUAGES_OF_PORTAL = ['it', 'en', 'de', 'fr', 'es'] as const satisfies readonly PageLanguage[];
