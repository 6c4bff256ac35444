import { dayPlus, daysBetween, type Day } from '#kernel/day.js';
import { dayIn } from '#contract/shopper-zone.js';
import type { ToolContext } from '#mcp/tool.js';

/** The first and the last of some days. */
interface Days {
  readonly from: Day;
  readonly to: Day;
}

/** Stretches of equal length: those of the report that are compared, and as many right before the report. */
interface ComparedDays {
  readonly compared: Days;
  readonly before: Days;
  /** Whether the report goes on, so that only its days that are over are compared: `ALONE` where none is. */
  readonly cut: 'NO' | 'TODAY' | 'ALONE';
}

/** What a report is compared with: a day that is not over would be compared with a whole one, and days to come with days that were. */
export function comparedDays(range: Days, { now, timeZone }: Pick<ToolContext, 'now' | 'timeZone'>): ComparedDays {
  const today = dayIn(timeZone, now);
  if (range.to < today || range.to < range.from) return { compared: range, before: daysBefore(range), cut: 'NO' };
  const over = { from: range.from, to: dayPlus(today, -1) };
  if (over.to < over.from) return { compared: range, before: daysBefore({ from: range.from, to: range.from }), cut: 'ALONE' };
  return { compared: over, before: daysBefore(over), cut: 'TODAY' };
}

/** As many days right before. */
function daysBefore({ from, to }: Days): Days {
  const days = Math.round(daysBetween(from, to)) + 1;
  return days > 0 ? { from: dayPlus(from, -days), to: dayPlus(from, -1) } : { from, to }; // the graph says what is wrong with the days
}
