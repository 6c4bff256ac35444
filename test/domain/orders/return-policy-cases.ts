import type { ReturnPolicy } from '../../../subgraphs/orders/return-policies/return-policy.js';

/** A line of a case: A, B ... by its place. One unit at 10.00 that left, unless it says otherwise. */
export interface CaseLine {
  readonly sku?: string | null;
  readonly quantity?: number;
  readonly shipped?: number;
  readonly cancelled?: number;
  readonly unit?: number;
  readonly discount?: number;
  /** Of its product. */
  readonly tags?: readonly string[];
  /** In returns that count. */
  readonly returned?: number;
}

/** What is decided of an order. */
export interface PolicyCase {
  readonly title: string;
  /** What differs from the usual policy, whose window is 30 days. */
  readonly policy?: Partial<ReturnPolicy>;
  /** To Italy, of the channel shop, shipped, unless it says otherwise. */
  readonly order?: { readonly country?: string | null; readonly channel?: string; readonly status?: 'CANCELLED' | 'DELIVERED'; readonly tags?: readonly string[] };
  readonly lines?: readonly CaseLine[];
  /** Line, when it left, when it was delivered: A on 1 October, delivered on 4 October at 10:00, unless it says otherwise. */
  readonly departures?: readonly (readonly [line: string, shipped: string, delivered: string | null])[];
  /** When its customer collected it in a store. */
  readonly collected?: string;
  readonly recent?: number;
  /** 10 October unless it says otherwise. */
  readonly now?: string;
  /** Of the order: what blocks it, until when. Then of each line: what blocks it, units that can be returned, until when. */
  readonly expected: readonly [blocked: string | null, until: string | null, ...lines: readonly (readonly [blocked: string | null, units: number, until?: string | null])[]];
}

const OUTLET = { skus: [], tags: [], discountPercent: null };
const TWO_LINES = [['A', '2026-10-01T08:00', '2026-10-04T10:00'], ['B', '2026-10-01T08:00', '2026-10-04T10:00']] as const;

/**
 * Computed by hand, with a calendar and a pencil; times are of UTC, to the minute where no seconds are said.
 * - `until`: the day of delivery, or the third day after departure, and so many days more, at the same time of day: 4 October and 30 days is 3 November, because October has 31.
 * - `blocked`: the first reason of document 2, E, in its order, that holds at `now`.
 * - units: shipped less those in returns that count.
 * A line without a time of its own ends with its order.
 */
export const POLICY_CASES: readonly PolicyCase[] = [
  { title: 'the usual window is 30 days from delivery', expected: [null, '2026-11-03T10:00', [null, 1]] },
  { title: 'the window is open in the millisecond it ends', now: '2026-11-03T10:00:00.000', expected: [null, '2026-11-03T10:00', [null, 1]] },
  { title: 'and closed in the next', now: '2026-11-03T10:00:00.001', expected: ['WINDOW_CLOSED', '2026-11-03T10:00', ['WINDOW_CLOSED', 1]] },
  { title: 'without a known delivery it begins three days after departure', departures: [['A', '2026-10-01T08:00', null]], expected: [null, '2026-11-03T08:00', [null, 1]] },
  { title: 'and is closed after it', departures: [['A', '2026-10-01T08:00', null]], now: '2026-11-03T08:00:00.001', expected: ['WINDOW_CLOSED', '2026-11-03T08:00', ['WINDOW_CLOSED', 1]] },
  { title: 'a window of the country', policy: { windows: [{ countryCodes: ['DE', 'AT'], channels: [], days: 14 }] }, order: { country: 'DE' }, expected: [null, '2026-10-18T10:00', [null, 1]] },
  { title: 'is not of another country', policy: { windows: [{ countryCodes: ['DE', 'AT'], channels: [], days: 14 }] }, expected: [null, '2026-11-03T10:00', [null, 1]] },
  { title: 'nor of an order without country', policy: { windows: [{ countryCodes: ['DE'], channels: [], days: 14 }] }, order: { country: null }, expected: [null, '2026-11-03T10:00', [null, 1]] },
  { title: 'a window of the channel', policy: { windows: [{ countryCodes: [], channels: ['b2b'], days: 7 }] }, order: { channel: 'b2b' }, expected: [null, '2026-10-11T10:00', [null, 1]] },
  { title: 'the first window that has the order counts, not the shortest', policy: { windows: [{ countryCodes: [], channels: ['shop'], days: 60 }, { countryCodes: ['DE'], channels: [], days: 14 }] }, order: { country: 'DE' }, expected: [null, '2026-12-03T10:00', [null, 1]] },
  { title: 'a window of a country and a channel needs both', policy: { windows: [{ countryCodes: ['DE'], channels: ['b2b'], days: 10 }] }, order: { country: 'DE' }, expected: [null, '2026-11-03T10:00', [null, 1]] },
  { title: 'a window of no days ends with the delivery', policy: { windowDays: 0 }, now: '2026-10-04T10:00', expected: [null, '2026-10-04T10:00', [null, 1]] },
  { title: 'and not later', policy: { windowDays: 0 }, now: '2026-10-04T10:01', expected: ['WINDOW_CLOSED', '2026-10-04T10:00', ['WINDOW_CLOSED', 1]] },
  { title: 'a window over the end of the year', departures: [['A', '2026-12-10T08:00', '2026-12-15T23:30']], now: '2027-01-14T23:29', expected: [null, '2027-01-14T23:30', [null, 1]] },
  { title: 'a window over a February of 28 days', departures: [['A', '2027-02-08T08:00', '2027-02-10T00:00']], now: '2027-03-12T00:00', expected: [null, '2027-03-12T00:00', [null, 1]] },
  { title: 'a window over the end of summer time', policy: { windowDays: 1 }, departures: [['A', '2026-10-23T08:00', '2026-10-24T22:30']], now: '2026-10-25T22:30', expected: [null, '2026-10-25T22:30', [null, 1]] },
  {
    title: 'a line that left twice has the window of the second delivery', lines: [{ quantity: 2 }], departures: [['A', '2026-10-01T08:00', '2026-10-02T09:00'], ['A', '2026-10-05T08:00', '2026-10-08T12:00']],
    expected: [null, '2026-11-07T12:00', [null, 2]],
  },
  {
    title: 'also where the parcel that left first arrives last', lines: [{ quantity: 2 }], departures: [['A', '2026-10-01T08:00', '2026-10-20T10:00'], ['A', '2026-10-05T08:00', '2026-10-07T10:00']], now: '2026-11-10T00:00',
    expected: [null, '2026-11-19T10:00', [null, 2]],
  },
  {
    title: 'a second parcel that nobody has seen delivered counts three days after it left', lines: [{ quantity: 2 }], departures: [['A', '2026-10-01T08:00', '2026-10-04T10:00'], ['A', '2026-10-10T08:00', null]], now: '2026-11-12T08:00',
    expected: [null, '2026-11-12T08:00', [null, 2]],
  },
  {
    title: 'each line has its own window, and the order the latest', lines: [{}, {}], departures: [['A', '2026-10-01T08:00', '2026-10-04T10:00'], ['B', '2026-10-16T08:00', '2026-10-20T10:00']], now: '2026-11-05T00:00',
    expected: [null, '2026-11-19T10:00', ['WINDOW_CLOSED', 1, '2026-11-03T10:00'], [null, 1, '2026-11-19T10:00']],
  },
  { title: 'a line that has not left', lines: [{}, { shipped: 0 }], expected: [null, '2026-11-03T10:00', [null, 1], ['NOT_SHIPPED', 0, null]] },
  { title: 'an order of which nothing has left', lines: [{ shipped: 0 }], departures: [], expected: ['NOT_SHIPPED', null, ['NOT_SHIPPED', 0]] },
  { title: 'of a line that left in part that part', lines: [{ quantity: 3, shipped: 2 }], expected: [null, '2026-11-03T10:00', [null, 2]] },
  { title: 'an order that was collected in a store', order: { status: 'DELIVERED' }, departures: [], collected: '2026-10-06T15:00', expected: [null, '2026-11-05T15:00', [null, 1]] },
  {
    title: 'a line of it that was shipped has the window of its parcel', order: { status: 'DELIVERED' }, lines: [{}, {}], departures: [['A', '2026-10-01T08:00', '2026-10-04T10:00']], collected: '2026-10-06T15:00',
    expected: [null, '2026-11-05T15:00', [null, 1, '2026-11-03T10:00'], [null, 1, '2026-11-05T15:00']],
  },
  { title: 'an order that waits to be collected', lines: [{ shipped: 0 }], departures: [], expected: ['NOT_SHIPPED', null, ['NOT_SHIPPED', 0]] },
  { title: 'a cancelled order', order: { status: 'CANCELLED' }, expected: ['CANCELLED', '2026-11-03T10:00', ['CANCELLED', 1]] },
  { title: 'a cancelled line', lines: [{}, { shipped: 0, cancelled: 1 }], expected: [null, '2026-11-03T10:00', [null, 1], ['CANCELLED', 0, null]] },
  { title: 'an excluded beginning of SKUs', policy: { excludedSkus: ['MUG', 'TEE_*'] }, expected: [null, '2026-11-03T10:00', ['EXCLUDED_SKU', 1]] },
  { title: 'that is not the beginning of this one', policy: { excludedSkus: ['TEES_*'] }, expected: [null, '2026-11-03T10:00', [null, 1]] },
  { title: 'a SKU without * is the whole of it', policy: { excludedSkus: ['TEE_RED'] }, expected: [null, '2026-11-03T10:00', [null, 1]] },
  { title: 'an excluded SKU', policy: { excludedSkus: ['TEE_RED_M'] }, expected: [null, '2026-11-03T10:00', ['EXCLUDED_SKU', 1]] },
  { title: 'SKUs are told apart by capitals', policy: { excludedSkus: ['tee_*'] }, expected: [null, '2026-11-03T10:00', [null, 1]] },
  { title: '* alone excludes every SKU, and no line without one', policy: { excludedSkus: ['*'] }, lines: [{}, { sku: null }], departures: TWO_LINES, expected: [null, '2026-11-03T10:00', ['EXCLUDED_SKU', 1], [null, 1]] },
  { title: 'an excluded tag of the order, in capitals or not', policy: { excludedTags: ['no-return'] }, order: { tags: ['VIP', 'No-Return'] }, lines: [{}, {}], departures: TWO_LINES, expected: [null, '2026-11-03T10:00', ['EXCLUDED_TAG', 1], ['EXCLUDED_TAG', 1]] },
  { title: 'an excluded tag of a product', policy: { excludedTags: ['Hygiene'] }, lines: [{ tags: ['hygiene'] }, { tags: ['hygienic'] }], departures: TWO_LINES, expected: [null, '2026-11-03T10:00', ['EXCLUDED_TAG', 1], [null, 1]] },
  { title: 'a SKU is looked at before tags', policy: { excludedSkus: ['TEE_*'], excludedTags: ['hygiene'] }, lines: [{ tags: ['hygiene'] }], expected: [null, '2026-11-03T10:00', ['EXCLUDED_SKU', 1]] },
  { title: 'final sale by tag', policy: { finalSale: { ...OUTLET, tags: ['outlet'] } }, lines: [{ tags: ['Outlet'] }], expected: [null, '2026-11-03T10:00', ['FINAL_SALE', 1]] },
  { title: 'final sale by SKU', policy: { finalSale: { ...OUTLET, skus: ['TEE_*'] } }, expected: [null, '2026-11-03T10:00', ['FINAL_SALE', 1]] },
  { title: '5.97 off 19.90 is 30 %: final sale from 30 % on', policy: { finalSale: { ...OUTLET, discountPercent: 30 } }, lines: [{ unit: 1990, discount: 597 }], expected: [null, '2026-11-03T10:00', ['FINAL_SALE', 1]] },
  { title: '5.96 off 19.90 is less', policy: { finalSale: { ...OUTLET, discountPercent: 30 } }, lines: [{ unit: 1990, discount: 596 }], expected: [null, '2026-11-03T10:00', [null, 1]] },
  { title: '10.00 off 3 at 10.00 is more than 33 %', policy: { finalSale: { ...OUTLET, discountPercent: 33 } }, lines: [{ quantity: 3, discount: 1000 }], expected: [null, '2026-11-03T10:00', ['FINAL_SALE', 3]] },
  { title: 'and less than 34 %', policy: { finalSale: { ...OUTLET, discountPercent: 34 } }, lines: [{ quantity: 3, discount: 1000 }], expected: [null, '2026-11-03T10:00', [null, 3]] },
  { title: 'what was given free is 100 % off', policy: { finalSale: { ...OUTLET, discountPercent: 100 } }, lines: [{ discount: 1000 }], expected: [null, '2026-11-03T10:00', ['FINAL_SALE', 1]] },
  { title: 'what has no price has no discount', policy: { finalSale: { ...OUTLET, discountPercent: 1 } }, lines: [{ unit: 0 }], expected: [null, '2026-11-03T10:00', [null, 1]] },
  { title: 'a closed window is looked at before exclusions', policy: { excludedSkus: ['*'] }, now: '2026-12-01T00:00', expected: ['WINDOW_CLOSED', '2026-11-03T10:00', ['WINDOW_CLOSED', 1]] },
  { title: 'fewer returns than the limit', policy: { limit: { returns: 2, periodDays: 90 } }, recent: 1, expected: [null, '2026-11-03T10:00', [null, 1]] },
  { title: 'as many returns as the limit', policy: { limit: { returns: 2, periodDays: 90 } }, recent: 2, expected: ['LIMIT_REACHED', '2026-11-03T10:00', ['LIMIT_REACHED', 1]] },
  { title: 'a closed window is looked at before the limit', policy: { limit: { returns: 1, periodDays: 90 } }, recent: 5, now: '2026-12-01T00:00', expected: ['WINDOW_CLOSED', '2026-11-03T10:00', ['WINDOW_CLOSED', 1]] },
  { title: 'the limit is looked at before exclusions', policy: { limit: { returns: 1, periodDays: 90 }, excludedSkus: ['*'] }, recent: 1, expected: ['LIMIT_REACHED', '2026-11-03T10:00', ['LIMIT_REACHED', 1]] },
  { title: 'all units are in a return', lines: [{ quantity: 2, returned: 2 }, {}], departures: TWO_LINES, expected: [null, '2026-11-03T10:00', ['ALREADY_RETURNED', 0], [null, 1]] },
  { title: 'some units are in a return', lines: [{ quantity: 3, returned: 1 }], expected: [null, '2026-11-03T10:00', [null, 2]] },
  { title: 'an exclusion is looked at before what was returned', policy: { excludedSkus: ['*'] }, lines: [{ returned: 1 }], expected: [null, '2026-11-03T10:00', ['EXCLUDED_SKU', 0]] },
];
