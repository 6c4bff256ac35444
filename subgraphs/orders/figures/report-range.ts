import { Problems } from '#contract/problems.js';
import { noteDays } from '#contract/report-days.js';
import type { DayRange } from '#kernel/period.js';
import { noteOrders } from '../promise/report-problems.js';

/** The most days of a report. */
const MOST_DAYS = 366;

/** Refuse days that do not exist, are the wrong way round or are too many: BAD_INPUT. */
export function checkRange(range: DayRange): void {
  const problems = new Problems();
  noteDays(problems, range, MOST_DAYS);
  problems.refuse('The days are not valid');
}

/** Refuse a sales channel that is too long and a country that is none: BAD_INPUT. */
export function checkOrdersOfReport(asked: { readonly channel?: string | null | undefined; readonly countryCode?: string | null | undefined }): void {
  const problems = new Problems();
  noteOrders(problems, asked);
  problems.refuse('The filter is not valid');
}
