import type { PromiseWords } from '../words/promise-words.js';
import { WEEKDAYS } from './promise-search.js';
import type { LocationRules } from './use-rules.js';

type Calendar = LocationRules['calendar'];

const [SHORT, MOST_CLOSURES] = [2, 3];

/** A calendar in few words, field by field. */
export function calendarSummary({ workingDays, methods, preparationDays, holidays, closures }: Calendar, words: PromiseWords): Readonly<Record<'closures' | 'express' | 'holidays' | 'preparation' | 'standard' | 'workingDays', string>> {
  const timesOf = (method: 'EXPRESS' | 'STANDARD'): string => {
    const { cutoff = null, dailyCapacity = null } = methods.find((one) => one.method === method) ?? {};
    return [cutoff ?? words.noCutoff, ...(dailyCapacity === null ? [] : [`≤\u00a0${String(dailyCapacity)}`])].join(', ');
  };
  return {
    workingDays: WEEKDAYS.filter((day) => workingDays.includes(day)).map((day) => words.weekdays[day].slice(0, SHORT)).join(' '), standard: timesOf('STANDARD'), express: timesOf('EXPRESS'), preparation: String(preparationDays),
    holidays: holidays === null ? words.worksOnHolidays : [holidays.countryCode, ...(holidays.region === null ? [] : [holidays.region])].join('-'),
    closures: closures.slice(0, MOST_CLOSURES).map(({ from, to, reason }) => `${words.between(from, to)}${reason === null ? '' : ` (${reason})`}`).join(', ') + (closures.length > MOST_CLOSURES ? ` +${String(closures.length - MOST_CLOSURES)}` : ''),
  };
}
