import { LANGUAGES, type Language } from '#contract/languages.js';
import type { FinalSale, ReturnFee, ReturnPolicy, ReturnReason, ReturnWindow } from './return-policy.js';

type Maybe<T> = T | null | undefined;

/** A reason as it is given. */
interface GivenReason {
  readonly code: string;
  readonly labels: readonly { readonly language: Language; readonly label: string }[];
  readonly requiresPhoto?: Maybe<boolean>;
  readonly requiresComment?: Maybe<boolean>;
}

/** A window as it is given. */
interface GivenWindow {
  readonly countryCodes?: Maybe<readonly string[]>;
  readonly channels?: Maybe<readonly string[]>;
  readonly days: number;
}

/** A fee as it is given. */
interface GivenFee {
  readonly method?: Maybe<ReturnFee['method']>;
  readonly reasonCode?: Maybe<string>;
  readonly fee: string;
}

/** A change of a policy: what is left out stays as it is; a limit without returns is none. */
export interface PolicyChange {
  readonly languages?: Maybe<readonly Language[]>;
  readonly defaultLanguage?: Maybe<Language>;
  readonly verifyWith?: Maybe<ReturnPolicy['verifyWith']>;
  readonly windowDays?: Maybe<number>;
  readonly windows?: Maybe<readonly GivenWindow[]>;
  readonly excludedSkus?: Maybe<readonly string[]>;
  readonly excludedTags?: Maybe<readonly string[]>;
  readonly finalSale?: Maybe<{ readonly skus?: Maybe<readonly string[]>; readonly tags?: Maybe<readonly string[]>; readonly discountPercent?: Maybe<number> }>;
  readonly limit?: Maybe<{ readonly returns?: Maybe<number>; readonly periodDays?: Maybe<number> }>;
  readonly reasons?: Maybe<readonly GivenReason[]>;
  readonly fee?: Maybe<string>;
  readonly fees?: Maybe<readonly GivenFee[]>;
  readonly resolutions?: Maybe<ReturnPolicy['resolutions']>;
  readonly methods?: Maybe<ReturnPolicy['methods']>;
  readonly exchangesColors?: Maybe<boolean>;
  readonly exchangeShips?: Maybe<ReturnPolicy['exchangeShips']>;
  readonly refundsShipping?: Maybe<boolean>;
  readonly refundWhen?: Maybe<ReturnPolicy['refundWhen']>;
  readonly creditDays?: Maybe<number>;
}

/** A policy with a change. */
export const policyAfter = (before: ReturnPolicy, change: PolicyChange): ReturnPolicy => ({
  ...before,
  ...given({
    languages: distinctLanguages(change.languages), defaultLanguage: change.defaultLanguage, verifyWith: distinct(change.verifyWith), windowDays: change.windowDays,
    windows: change.windows?.map(windowOf),
    excludedSkus: trimmed(change.excludedSkus), excludedTags: trimmed(change.excludedTags), finalSale: change.finalSale && finalSaleOf(change.finalSale),
    reasons: change.reasons?.map(reasonOf), fee: change.fee, fees: change.fees?.map(feeOf),
    resolutions: distinct(change.resolutions), methods: distinct(change.methods),
    exchangesColors: change.exchangesColors, exchangeShips: change.exchangeShips, refundsShipping: change.refundsShipping, refundWhen: change.refundWhen, creditDays: change.creditDays,
  }),
  limit: change.limit == null ? before.limit : limitOf(change.limit),
});

const distinct = <T>(entries: Maybe<readonly T[]>): readonly T[] | undefined => (entries == null ? undefined : [...new Set(entries)]);

const windowOf = ({ countryCodes, channels, days }: GivenWindow): ReturnWindow => ({ countryCodes: countryCodes?.map((code) => code.toUpperCase()) ?? [], channels: channels ?? [], days });

const feeOf = ({ method, reasonCode, fee }: GivenFee): ReturnFee => ({ method: method ?? null, reasonCode: reasonCode ?? null, fee });

type Given<T> = { readonly [K in keyof T]?: NonNullable<T[K]> };

const given = <T extends object>(values: T): Given<T> => Object.fromEntries(Object.entries(values).filter(([, value]) => value != null)) as Given<T>;

const distinctLanguages = (languages: Maybe<readonly Language[]>): readonly Language[] | undefined => (languages == null ? undefined : LANGUAGES.filter((one) => languages.includes(one)));

const trimmed = (entries: Maybe<readonly string[]>): readonly string[] | undefined => entries?.map((entry) => entry.trim());

const finalSaleOf = ({ skus, tags, discountPercent }: NonNullable<PolicyChange['finalSale']>): FinalSale => ({ skus: trimmed(skus) ?? [], tags: trimmed(tags) ?? [], discountPercent: discountPercent ?? null });

const limitOf = ({ returns, periodDays }: NonNullable<PolicyChange['limit']>): ReturnPolicy['limit'] => (returns == null ? null : { returns, periodDays: periodDays ?? USUAL_PERIOD_DAYS });

const USUAL_PERIOD_DAYS = 365;

const reasonOf = ({ code, labels, requiresPhoto, requiresComment }: GivenReason): ReturnReason =>
  ({ code, labels: Object.fromEntries(labels.map(({ language, label }) => [language, label.trim()])), requiresPhoto: requiresPhoto ?? false, requiresComment: requiresComment ?? false });
