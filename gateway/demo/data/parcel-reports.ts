import { shift, type Instant } from '#kernel/clock.js';
import { midnight } from './placed-times.js';
import { createRandom, type Random } from './random.js';
import type { ReportStep } from './report-words.js';

/** A parcel that left. */
export interface DemoParcel {
  readonly trackingNumber: string;
  readonly shippedAt: Instant;
}

/** What a carrier reports of a parcel. */
export interface ParcelReport {
  readonly step: ReportStep;
  readonly at: Instant;
  /** When the carrier expects to deliver it. */
  readonly expectedAt: Instant | null;
}

/** How far parcels have come; some were never scanned. */
export const PARCEL_ENDS = ['unscanned', 'announced', 'collected', 'hub', 'van', 'ready', 'absent', 'returning', 'delivered'] as const;

type ParcelEnd = (typeof PARCEL_ENDS)[number];

const [HOUR, DAY] = [3_600_000, 86_400_000];
/** What left within these days may still be on its way. */
const RECENT = 9 * DAY;

/** Cumulative; the others are delivered. */
const OF_THE_RECENT: readonly (readonly [ParcelEnd, number])[] = [['unscanned', 0.03], ['announced', 0.08], ['collected', 0.15], ['absent', 0.23], ['ready', 0.35], ['van', 0.5], ['hub', 0.75]];
const RETURNED = 0.008;
const TRIED_TWICE = 0.05;
const COLLECTED_AT_DEPOT = 0.1;

/** The hours (UTC) of the last report of parcels that are on their way, on the day before. */
const HOURS: Readonly<Record<Exclude<ParcelEnd, 'unscanned' | 'announced' | 'delivered' | 'returning'>, readonly [from: number, to: number]>> = { collected: [15, 18], hub: [18, 23], van: [6, 9], ready: [15, 18], absent: [11, 17] };

/** Everything that its carrier reports of a parcel until a day, the oldest first: most parcels are delivered after one to four days, the recent ones are on their way, with the last report of the day before. */
export function parcelReports(seed: number, until: Instant, parcel: DemoParcel): ParcelReport[] {
  const random = createRandom(seed, 'parcel', parcel.trackingNumber);
  const end = endOf(random, parcel.shippedAt >= shift(until, -RECENT));
  if (end === 'unscanned') return [];
  const first = shift(parcel.shippedAt, random.between(HOUR / 6, HOUR));
  if (end === 'announced') return timed([end], { from: first, to: first, expectedAt: null });
  const isDone = end === 'delivered' || end === 'returning';
  const last = isDone ? shift(midnight(shift(parcel.shippedAt, random.between(1, 4) * DAY)), random.between(8 * HOUR, 17 * HOUR)) : lastOfRecent(random, until, HOURS[end]);
  return timed(wayTo(end, random), { from: first, to: last, expectedAt: isDone ? null : shift(until, DAY + 17 * HOUR) });
}

function endOf(random: Random, isRecent: boolean): ParcelEnd {
  const chance = random.fraction();
  if (!isRecent) return chance < RETURNED ? 'returning' : 'delivered';
  return OF_THE_RECENT.find(([, most]) => chance < most)?.[0] ?? 'delivered';
}

const lastOfRecent = (random: Random, until: Instant, [from, to]: readonly [number, number]): Instant => shift(until, random.between(from * HOUR, to * HOUR) - DAY);

/** The steps that lead to an end; some deliveries took two attempts, or the customer collected the parcel. */
function wayTo(end: Exclude<ParcelEnd, 'unscanned' | 'announced'>, random: Random): readonly ReportStep[] {
  const chance = random.fraction();
  const attempts = chance < TRIED_TWICE ? ['absent', 'depot', 'van'] as const : chance < COLLECTED_AT_DEPOT ? ['absent', 'ready'] as const : [];
  const ways: Readonly<Record<typeof end, readonly ReportStep[]>> = {
    collected: ['announced', 'collected'], hub: ['announced', 'collected', 'hub'], van: ['announced', 'collected', 'hub', 'depot', 'van'], absent: ['announced', 'collected', 'hub', 'depot', 'van', 'absent'],
    ready: ['announced', 'collected', 'hub', 'depot', 'ready'], returning: ['collected', 'hub', 'van', 'absent', 'absent', 'returning'], delivered: ['collected', 'hub', 'van', ...attempts, 'delivered'],
  };
  return ways[end];
}

/** Steps spread over their time, to the minute; the carrier says when it expects to deliver once it has the parcel. */
function timed(steps: readonly ReportStep[], { from, to, expectedAt }: { readonly from: Instant; readonly to: Instant; readonly expectedAt: Instant | null }): ParcelReport[] {
  const span = Math.max(Date.parse(to) - Date.parse(from), 0);
  return steps.map((step, index) => ({
    step, at: `${shift(from, Math.round(span * index / Math.max(steps.length - 1, 1))).slice(0, 'YYYY-MM-DDTHH:MM'.length)}:00.000Z`, expectedAt: step === 'collected' || step === 'hub' ? expectedAt : null,
  }));
}
