import { Problems } from '#contract/problems.js';
import { noteDays } from '#contract/report-days.js';
import type { DayRange } from '#kernel/period.js';

/** The most days of a report. */
const MOST_DAYS = 366;

/** Refuse days that do not exist, are the wrong way round or are too many: BAD_INPUT. */
export function checkRange(range: DayRange): void {
  const problems = new Problems();
  noteDays(problems, range, MOST_DAYS);
  problems.refuse('The days are not valid');
}
