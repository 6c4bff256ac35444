import type { PromiseWords } from './promise-words.js';

const [HOUR, DAY] = [60, 1440] as const;

/** Minutes in words: `3 hours and 20 minutes`, above a day `2 days and 3 hours`; what is none of is left out. */
export function waitText(minutes: number, { units: { day, hour, minute, and } }: PromiseWords): string {
  const parts = minutes >= DAY
    ? [[Math.floor(minutes / DAY), day], [Math.floor((minutes % DAY) / HOUR), hour]] as const
    : [[Math.floor(minutes / HOUR), hour], [minutes % HOUR, minute]] as const;
  return parts.flatMap(([count, [one, several]]) => (count === 0 ? [] : [`${String(count)} ${count === 1 ? one : several}`])).join(and);
}
