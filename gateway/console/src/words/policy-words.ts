import type { ReturnBlock, ReturnExchangeTime, ReturnRefundTime, ReturnVerifier } from '#contract/schema.generated.js';

type Texts<Keys extends string> = Readonly<Record<Keys, string>>;

/** The texts of the return policies: the policy, its changes, and what of an order can be returned by it. */
export type PolicyWords = Texts<
  'title' | 'lead' | 'edit' | 'tryChange' | 'editTitle' | 'back' | 'save' | 'check' | 'leave' | 'readOnly' | 'unsaved' | 'usual' | 'history' | 'noHistory' | 'firstVersion' | 'windows' | 'exclusions' | 'reasons' | 'fees' | 'refunds' | 'portal' | 'noPortal' | 'portalOpen' | 'portalClosed' | 'none' | 'any' | 'noLimit' |
  'orderTitle' | 'orderLead' | 'ofOrder' | 'try' | 'orTry' | 'noOrder' | 'until' | 'item' | 'shipped' | 'returned' | 'returnable' | 'withheld' | 'method' | 'allOrders' | 'effect' | 'effectHint' | 'chooseOrder' | 'before' | 'after' | 'sameAfter' | 'past' | 'pastOrders' | 'pastReturns' | 'refused' |
  'feesOfPast' | 'partOnly' | 'newlyBlocked' | 'add' | 'free' | 'skuHint' | 'limitHint' | 'yes' | 'no' | 'photo' | 'comment' | 'mayGet' | 'howBack'> & {
    readonly blocks: Texts<ReturnBlock>;
    readonly verifiers: Texts<ReturnVerifier>;
    readonly exchangeTimes: Texts<ReturnExchangeTime>;
    readonly refundTimes: Texts<ReturnRefundTime>;
    readonly fields: Readonly<Partial<Record<string, string>>> & Texts<
      'languages' | 'defaultLanguage' | 'verifyWith' | 'windowDays' | 'windows' | 'countryCodes' | 'channels' | 'days' | 'excludedSkus' | 'excludedTags' | 'finalSaleSkus' | 'finalSaleTags' | 'discountPercent' | 'returns' | 'periodDays' | 'reasons' | 'code' | 'requiresPhoto' | 'requiresComment' | 'fee' | 'fees' |
      'reasonCode' | 'resolutions' | 'methods' | 'exchangesColors' | 'exchangeShips' | 'refundsShipping' | 'refundWhen' | 'creditDays'>;
    readonly version: (number: string) => string;
    readonly savedAt: (moment: string) => string;
    readonly days: (count: string) => string;
    readonly limit: (returns: string, days: string) => string;
    readonly fromDiscount: (percent: string) => string;
    readonly windowOf: (days: string) => string;
    readonly untilDay: (day: string) => string;
    readonly returnsOf: (count: string, most: string, days: string) => string;
    readonly ofOrders: (part: string, all: string) => string;
    readonly remove: (name: string) => string;
  };
