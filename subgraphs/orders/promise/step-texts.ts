import type { CalendarStep, DayOff } from '../calendars/calendar-step.js';

/** What a decision about a date means, for the merchant's staff. */
export function stepText(step: CalendarStep): string {
  switch (step.kind) {
    case 'CUTOFF_PASSED': return `${step.day}: the cutoff of ${step.cutoff} has passed`;
    case 'ARRIVAL': return `${step.day}: the stock arrives`;
    case 'FULL': return `${step.day}: as many orders leave as can`;
    case 'DAY_OFF': case 'HOLIDAY': case 'CLOSURE': return dayOffText(step);
    default: return addedText(step);
  }
}

function dayOffText(off: DayOff): string {
  switch (off.kind) {
    case 'DAY_OFF': return `${off.day}: nobody works on a ${off.weekday.charAt(0)}${off.weekday.slice(1).toLowerCase()}`;
    case 'HOLIDAY': return `${off.day}: ${off.name}, a public holiday of ${off.region === null ? off.countryCode : `${off.countryCode}-${off.region}`}`;
    case 'CLOSURE': return `${off.day}: closed${off.reason === null ? '' : ` (${off.reason})`}`;
  }
}

type Added = Extract<CalendarStep, { readonly kind: 'PREPARATION' | 'EXTRA_DAYS' | 'TRANSIT' | 'BUFFER_DAYS' }>;

function addedText(step: Added): string {
  switch (step.kind) {
    case 'PREPARATION': return `${days(step.days)} of preparation`;
    case 'EXTRA_DAYS': return `${days(step.days)} more by the service policy`;
    case 'BUFFER_DAYS': return `${days(step.days)} of buffer by the service policy`;
    case 'TRANSIT': return `${step.minDays === step.maxDays ? '' : `${String(step.minDays)} to `}${days(step.maxDays)} with the carrier`;
  }
}

const days = (count: number): string => `${String(count)} working ${count === 1 ? 'day' : 'days'}`;
