import type { Instant } from '#kernel/clock.js';
import { decimalsOf } from '#kernel/money.js';
import type { InEveryLanguage, Language } from '#contract/languages.js';
import type { ReturnMethod, ReturnResolution } from '../returns/return.js';

/** What a shopper may give besides the number of an order (document 2, E, Portal info). */
export const VERIFIERS = ['EMAIL', 'ZIP'] as const;

/** One of {@link VERIFIERS}. */
export type Verifier = (typeof VERIFIERS)[number];

/** When the platform itself gives the money back: never, once every item arrived in sellable condition, or at the carrier's first scan. */
export const REFUND_TIMES = ['STAFF', 'COMPLIANT', 'FIRST_SCAN'] as const;

/** One of {@link REFUND_TIMES}. */
export type RefundTime = (typeof REFUND_TIMES)[number];

/** When the piece of an exchange leaves: once the return is compliant, or at once. */
export const EXCHANGE_TIMES = ['COMPLIANT', 'AT_ONCE'] as const;

/** One of {@link EXCHANGE_TIMES}. */
export type ExchangeTime = (typeof EXCHANGE_TIMES)[number];

/** The window of the orders of some countries or channels; an empty list is all of them. */
export interface ReturnWindow {
  readonly countryCodes: readonly string[];
  readonly channels: readonly string[];
  readonly days: number;
}

/** Why shoppers return, and what they must give with it. */
export interface ReturnReason {
  readonly code: string;
  readonly labels: Readonly<Partial<Record<Language, string>>>;
  readonly requiresPhoto: boolean;
  readonly requiresComment: boolean;
}

/** The fee of a method or a reason, or of both; null is any. */
export interface ReturnFee {
  readonly method: ReturnMethod | null;
  readonly reasonCode: string | null;
  /** A decimal text in the currency of the order: 4.90. */
  readonly fee: string;
}

/** What is sold without return. */
export interface FinalSale {
  readonly skus: readonly string[];
  readonly tags: readonly string[];
  /** From this discount on, in percent of the price. */
  readonly discountPercent: number | null;
}

/** The rules by which a merchant takes goods back (document 2, E; decision 55). */
export interface ReturnPolicy {
  readonly languages: readonly Language[];
  readonly defaultLanguage: Language;
  readonly verifyWith: readonly Verifier[];
  readonly windowDays: number;
  /** The first that has the order counts. */
  readonly windows: readonly ReturnWindow[];
  /** SKUs; one that ends in * is the beginning of SKUs. */
  readonly excludedSkus: readonly string[];
  /** Tags of orders and products. */
  readonly excludedTags: readonly string[];
  readonly finalSale: FinalSale;
  /** The most returns of one e-mail address in a period. */
  readonly limit: { readonly returns: number; readonly periodDays: number } | null;
  readonly reasons: readonly ReturnReason[];
  /** The fee where none of `fees` has the method and the reason. */
  readonly fee: string;
  readonly fees: readonly ReturnFee[];
  readonly resolutions: readonly ReturnResolution[];
  readonly methods: readonly ReturnMethod[];
  /** Whether exchanges may be of another colour. */
  readonly exchangesColors: boolean;
  readonly exchangeShips: ExchangeTime;
  /** Whether what was paid for shipping is given back once the whole order is returned. */
  readonly refundsShipping: boolean;
  readonly refundWhen: RefundTime;
  /** For how many days a store credit can be spent. */
  readonly creditDays: number;
}

/** A version of a policy; 0 is the usual one. */
export interface VersionedPolicy extends ReturnPolicy {
  readonly version: number;
  /** Null for the usual one. */
  readonly savedAt: Instant | null;
}

const reason = (code: string, labels: InEveryLanguage<string>, required: Partial<Pick<ReturnReason, 'requiresPhoto' | 'requiresComment'>> = {}): ReturnReason =>
  ({ code, labels, requiresPhoto: false, requiresComment: false, ...required });

/** The policy of a merchant who has none. */
export const USUAL_POLICY: VersionedPolicy = {
  version: 0, savedAt: null,
  languages: ['it', 'en', 'de', 'fr', 'es'], defaultLanguage: 'en', verifyWith: ['EMAIL', 'ZIP'],
  windowDays: 30, windows: [], excludedSkus: [], excludedTags: [], finalSale: { skus: [], tags: [], discountPercent: null }, limit: null,
  reasons: [
    reason('too_small', { it: 'Troppo piccolo', en: 'Too small', de: 'Zu klein', fr: 'Trop petit', es: 'Demasiado pequeño' }),
    reason('too_large', { it: 'Troppo grande', en: 'Too large', de: 'Zu groß', fr: 'Trop grand', es: 'Demasiado grande' }),
    reason('not_as_described', { it: 'Diverso dalla descrizione', en: 'Not as described', de: 'Entspricht nicht der Beschreibung', fr: 'Différent de la description', es: 'No es como se describe' }),
    reason('damaged', { it: 'Danneggiato o difettoso', en: 'Damaged or faulty', de: 'Beschädigt oder fehlerhaft', fr: 'Abîmé ou défectueux', es: 'Dañado o defectuoso' }, { requiresPhoto: true }),
    reason('wrong_item', { it: 'Articolo sbagliato', en: 'Wrong item', de: 'Falscher Artikel', fr: 'Mauvais article', es: 'Artículo equivocado' }),
    reason('changed_mind', { it: 'Ho cambiato idea', en: 'Changed my mind', de: 'Gefällt mir nicht', fr: 'J’ai changé d’avis', es: 'He cambiado de opinión' }),
    reason('other', { it: 'Altro', en: 'Other', de: 'Sonstiges', fr: 'Autre', es: 'Otro' }, { requiresComment: true }),
  ],
  fee: '0', fees: [], resolutions: ['REFUND', 'EXCHANGE', 'STORE_CREDIT'], methods: ['CARRIER_LABEL', 'IN_STORE'],
  exchangesColors: true, exchangeShips: 'COMPLIANT', refundsShipping: false, refundWhen: 'STAFF', creditDays: 365,
};

/** The days of a window, and which of the policy's windows it is; null for the usual one. */
export interface WindowOfOrder {
  readonly days: number;
  readonly index: number | null;
}

/** The window of an order. */
export function windowOf({ windows, windowDays }: ReturnPolicy, { countryCode, channel }: { readonly countryCode: string | null; readonly channel: string }): WindowOfOrder {
  const has = (list: readonly string[], value: string | null): boolean => list.length === 0 || (value !== null && list.includes(value));
  const index = windows.findIndex(({ countryCodes, channels }) => has(countryCodes, countryCode) && has(channels, channel));
  const found = windows[index];
  return found ? { days: found.days, index } : { days: windowDays, index: null };
}

const [DECIMAL, FEE_DECIMALS] = [10, 3] as const;

/** A fee in minor units, without the error of a binary fraction; one with more decimals than the currency has is rounded half up. */
function minorOfFee(fee: string, currency: string): number {
  const [whole = '', fraction = ''] = fee.split('.');
  return Math.round(Number(whole + fraction.padEnd(FEE_DECIMALS, '0')) / DECIMAL ** (FEE_DECIMALS - decimalsOf(currency)));
}

/** The fee of a return in minor units: that of the method and of the reason for which it is highest (decision 55). */
export function feeMinor(policy: ReturnPolicy, { method, reasonCodes, currency }: { readonly method: ReturnMethod; readonly reasonCodes: readonly (string | null)[]; readonly currency: string }): number {
  const feeOf = (reasonCode: string | null): string =>
    policy.fees.find((one) => (one.method ?? method) === method && (one.reasonCode ?? reasonCode) === reasonCode)?.fee ?? policy.fee;
  return Math.max(0, ...reasonCodes.map((code) => minorOfFee(feeOf(code), currency)));
}

/** The label of a reason in a language, else in the policy's own, else its code. */
export const reasonLabel = ({ labels, code }: ReturnReason, language: Language, { defaultLanguage }: Pick<ReturnPolicy, 'defaultLanguage'>): string =>
  labels[language] ?? labels[defaultLanguage] ?? labels.en ?? code;
