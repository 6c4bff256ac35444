import type { Principal } from '#contract/principal.js';
import { Problems } from '#contract/problems.js';
import { noteDays } from '#contract/report-days.js';
import { requirePermission } from '#contract/require-permission.js';
import type { DayRange } from '#kernel/period.js';

const [MOST_DAYS, MOST_ROWS, ROWS] = [366, 500, 50] as const;

/** The company of a report, and how many rows it has at most; needs intelligence.read. Refuses days that do not exist, are the wrong way round or are too many, and other sizes than 1 to 500: BAD_INPUT. */
export function storefrontReport({ companyId, ...principal }: Principal, range: DayRange, first?: number | null): { readonly companyId: number; readonly most: number } {
  requirePermission({ companyId, ...principal }, 'intelligence.read');
  const problems = new Problems();
  noteDays(problems, range, MOST_DAYS);
  const most = first ?? ROWS;
  problems.add('first', most >= 1 && most <= MOST_ROWS ? undefined : `must be from 1 to ${String(MOST_ROWS)}`);
  problems.refuse('The report is not valid');
  return { companyId, most };
}
