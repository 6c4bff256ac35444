import { useTimeZone } from '../words/use-time-zone.js';
import { momentOf } from './local-moment.js';

/** From when to when the words of an address mean; null where they mean no time. */
export interface Period {
  readonly from: string | null;
  readonly to: string | null;
}

const [DAY, LOCAL] = [/^\d{4}-\d{2}-\d{2}$/, /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/];

/** From when to when an address means, by the clocks of the company: whole days, times to the minute, and instants as they are. */
export function usePeriod({ from, to }: { readonly from?: string; readonly to?: string }): Period {
  const timeZone = useTimeZone();
  return { from: timeOf(from, { timeZone, ofDay: '00:00' }), to: timeOf(to, { timeZone, ofDay: '23:59:59.999' }) };
}

function timeOf(text = '', { timeZone, ofDay }: { readonly timeZone: string; readonly ofDay: string }): string | null {
  const local = DAY.test(text) ? `${text}T${ofDay}` : text;
  if (Number.isNaN(Date.parse(local))) return null;
  return local === text && !LOCAL.test(text) ? new Date(text).toISOString() : momentOf(local, timeZone);
}
