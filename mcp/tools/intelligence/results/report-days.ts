import { z } from 'zod';
import { DAY_ARGUMENT } from '#mcp/day-bounds.js';
import { LocalTime, localTimeOrNull } from '#mcp/local-time.js';
import type { ToolContext } from '#mcp/tool.js';
import { dayPlus, type Day } from '#kernel/day.js';
import { dayIn } from '#contract/shopper-zone.js';

/** The days of a report; the last 30 unless given. */
export const REPORT_DAYS = {
  from: DAY_ARGUMENT.optional().describe('First day; else 30 days'),
  to: DAY_ARGUMENT.optional().describe('Last day; today'),
};

const USUAL_DAYS = 30;

interface GivenDays {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** The first and the last day of a report. */
export function reportDays({ from, to }: GivenDays, { now, timeZone }: Pick<ToolContext, 'now' | 'timeZone'>): { from: Day; to: Day } {
  const last = to ?? dayIn(timeZone, now);
  return { from: from ?? dayPlus(last, 1 - USUAL_DAYS), to: last };
}

/** Of when figures are, as fields of a result: what changed up to then is counted. */
export const CountedUntil = { as_of: LocalTime.nullable(), hint: z.string().optional() };

/** The fields of {@link CountedUntil}. */
export const countedUntil = (asOf: string | null | undefined, { timeZone, said }: Pick<ToolContext, 'timeZone' | 'said'>) =>
  ({ as_of: localTimeOrNull(asOf ?? null, timeZone), ...(asOf == null && { hint: said('notCounted') }) });

/** The days of a report and of when it is, as fields of a result. */
export const ReportedDays = { from: z.string(), to: z.string(), ...CountedUntil };

/** The fields of {@link ReportedDays}. */
export const reportedDays = (given: GivenDays, asOf: string | null | undefined, context: Pick<ToolContext, 'now' | 'timeZone' | 'said'>) => ({ ...reportDays(given, context), ...countedUntil(asOf, context) });
