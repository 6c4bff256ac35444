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
  const way = wayTo(end, random);
  if (end === 'delivered' || end === 'returning') return timed(way, { from: first, to: endOfOld(random, parcel.shippedAt, way), expectedAt: null });
  return timed(way, { from: first, to: lastOfRecent(random, until, HOURS[end]), expectedAt: shift(until, DAY + 17 * HOUR) });
}

/** At daytime, after one to four days; those that take several attempts need more of them. */
const endOfOld = (random: Random, shippedAt: Instant, way: readonly ReportStep[]): Instant =>
  shift(midnight(shift(shippedAt, random.between(way.includes('absent') ? 3 : 1, 4) * DAY)), random.between(9 * HOUR, 16 * HOUR));

function endOf(random: Random, isRecent: boolean): ParcelEnd {
  const chance = random.fraction();
  if (!isRecent) return chance < RETURNED ? 'returning' : 'delivered';
  return OF_THE_RECENT.find(([, most]) => chance < most)?.[0] ?? 'delivered';
}

const lastOfRecent = (random: Random, until: Instant, [from, to]: readonly [number, number]): Instant => shift(until, random.between(from * HOUR, to * HOUR) - DAY);

/** The steps that lead to an end; some deliveries took two attempts, or the customer collected the parcel. */
function wayTo(end: Exclude<ParcelEnd, 'unscanned' | 'announced'>, random: Random): readonly ReportStep[] {
  const chance = random.fraction();
  const attempts = chance < TRIED_TWICE ? ['absent', 'van'] as const : chance < COLLECTED_AT_DEPOT ? ['absent', 'ready'] as const : [];
  const ways: Readonly<Record<typeof end, readonly ReportStep[]>> = {
    collected: ['announced', 'collected'], hub: ['announced', 'collected', 'hub'], van: ['announced', 'collected', 'hub', 'depot', 'van'], absent: ['announced', 'collected', 'hub', 'depot', 'van', 'absent'],
    ready: ['announced', 'collected', 'hub', 'depot', 'ready'], returning: ['collected', 'hub', 'van', 'absent', 'returning'], delivered: ['collected', 'hub', 'van', ...attempts, 'delivered'],
  };
  return ways[end];
}

/** How long a step is before the next one, in hours; other steps are spread over the way. */
const GAPS: Readonly<Partial<Record<`${ReportStep} ${ReportStep}`, number>>> = {
  'depot van': 2, 'depot ready': 3, 'van delivered': 4, 'van absent': 4, 'absent van': 18, 'absent ready': 4, 'absent returning': 22, 'ready delivered': 21, 'announced collected': 4,
};

interface Span {
  readonly from: Instant;
  readonly to: Instant;
  readonly expectedAt: Instant | null;
}

/** The times of steps, to the minute: the last ones before the end, the first ones after the beginning, and those between halfway; evenly where there is too little time. The carrier says when it expects to deliver once it has the parcel. */
function timed(steps: readonly ReportStep[], { from, to, expectedAt }: Span): ParcelReport[] {
  const [begun, ended] = [Date.parse(from), Math.max(Date.parse(to), Date.parse(from))];
  const times = fitting(steps, begun, ended) ?? steps.map((_, index) => begun + (ended - begun) * index / Math.max(steps.length - 1, 1));
  return steps.map((step, index) => ({ step, at: `${new Date(times[index] ?? ended).toISOString().slice(0, 'YYYY-MM-DDTHH:MM'.length)}:00.000Z`, expectedAt: step === 'collected' || step === 'hub' ? expectedAt : null }));
}

/** Undefined where the steps do not fit between the beginning and the end. */
function fitting(steps: readonly ReportStep[], begun: number, ended: number): number[] | undefined {
  const hub = steps.indexOf('hub');
  const [before, after] = [untilHub(steps.slice(0, Math.max(hub, 1)), begun), sinceHub(steps.slice(Math.max(hub, 0) + 1), ended)];
  const halfway = hub === -1 ? [] : [after.length === 0 ? ended : ((before.at(-1) ?? begun) + (after[0] ?? ended)) / 2];
  const times = [...before, ...halfway, ...after];
  return times.every((time, at) => at === 0 || time >= (times[at - 1] ?? time)) ? times : undefined;
}

/** Times from the beginning on. */
const untilHub = (steps: readonly ReportStep[], begun: number): number[] => steps.reduce<number[]>((times, step, at) => [...times, at === 0 ? begun : (times[at - 1] ?? begun) + gap(steps[at - 1], step)], []);

/** Times back from the end. */
const sinceHub = (steps: readonly ReportStep[], ended: number): number[] => steps.reduceRight<number[]>((times, step, at) => [at === steps.length - 1 ? ended : (times[0] ?? ended) - gap(step, steps[at + 1]), ...times], []);

const gap = (step: ReportStep | undefined, next: ReportStep | undefined): number => (step && next ? GAPS[`${step} ${next}`] ?? 1 : 0) * HOUR;
