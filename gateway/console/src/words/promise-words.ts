import type { StepTexts } from '../promise/step-texts.js';
import type { KeptPromisesBy, PromiseCandidateOutcome, PromiseStatus, ShippingType, Weekday } from '#contract/schema.generated.js';

type Texts<Keys extends string> = Readonly<Record<Keys, string>>;

/** The settings that promises follow. */
export type PromiseRule = 'calendar' | 'policies' | 'settings' | 'transit';

/** The texts of the promise: its explanation, how it was kept, and the settings that it follows. */
export type PromiseWords = Texts<
  'title' | 'explain' | 'kept' | 'rules' | 'lead' | 'country' | 'countryHint' | 'postcode' | 'channel' | 'items' | 'sku' | 'units' | 'addItem' | 'when' | 'ofOrder' | 'take' | 'empty' | 'emptyAdvice' | 'orderedAt' | 'orderBy' | 'noCutoff' | 'pickup' | 'noPickup' |
  'readyAt' | 'location' | 'stock' | 'leaves' | 'delivered' | 'deliveredBy' | 'policy' | 'rule' | 'defaultRouting' | 'carrier' | 'noCarrier' | 'candidates' | 'candidatesHint' | 'notTracked' | 'noPlan' | 'unavailable' | 'arrives' | 'example' | 'exampleHint' | 'chooseExample' | 'before' | 'after' |
  'sameAfter' | 'wasPromised' | 'notPromised' | 'plannedToLeave' | 'byToday' | 'noSuchOrder' | 'from' | 'to' | 'by' | 'show' | 'conditions' | 'promised' | 'keptCount' | 'late' | 'open' | 'rate' | 'total' | 'noPromises' | 'noPromisesAdvice' | 'lateOrders' | 'lateOpen' | 'lateDelivered' | 'noLate' | 'lateHint' |
  'longerHint' | 'order' | 'customer' | 'promisedOn' | 'deliveredOn' | 'notDelivered' | 'edit' | 'usual' | 'ownCalendar' | 'backToUsual' | 'add' | 'save' | 'check' | 'leave' | 'readOnly' | 'none' | 'any' | 'both' | 'noTransit' | 'noPolicies' | 'transitHint' | 'policiesHint' | 'filter' |
  'pastOrders' | 'noPastOrders' | 'yes' | 'no' | 'worksOnHolidays' | 'noSuchLocation' | 'unsaved'> & StepTexts & {
    readonly methods: Texts<ShippingType>;
    readonly statuses: Texts<PromiseStatus>;
    readonly outcomes: Texts<PromiseCandidateOutcome>;
    readonly weekdays: Texts<Weekday>;
    readonly keptBy: Texts<KeptPromisesBy>;
    readonly ruleNames: Texts<PromiseRule>;
    readonly ruleLeads: Texts<PromiseRule>;
    /** What fields of the settings are called. */
    readonly fields: Readonly<Partial<Record<string, string>>> & Texts<
      'workingDays' | 'holidaysCountry' | 'holidaysRegion' | 'closures' | 'from' | 'to' | 'reason' | 'preparationDays' | 'cutoff' | 'dailyCapacity' | 'openingHours' | 'weekday' | 'opens' | 'closes' | 'pickupMinutes' | 'carrierCode' | 'shippingType' | 'countryCode' | 'postcodePrefix' | 'minDays' | 'maxDays' |
      'name' | 'priority' | 'countries' | 'postcodePrefixes' | 'channels' | 'tags' | 'extraDays' | 'bufferDays' | 'defaultChannel' | 'pickup' | 'cacheSeconds'>;
    readonly between: (from: string, to: string) => string;
    readonly stockOf: (available: string, wanted: string) => string;
    readonly unknown: (skus: string) => string;
    readonly noTransitTo: (country: string) => string;
    readonly remove: (number: string) => string;
    /** Entries that a filter does not show. */
    readonly hidden: (count: string) => string;
    readonly days: (count: string) => string;
    readonly moved: (sooner: string, later: string, same: string) => string;
    readonly tried: (orders: string, days: string) => string;
    readonly average: (before: string, after: string) => string;
    readonly keptThen: (before: string, after: string, delivered: string) => string;
    readonly newestOnly: (count: string) => string;
    readonly calendarOf: (location: string) => string;
  };
