import type { Day } from '#kernel/day.js';
import type { CalendarStep } from '../calendars/calendar-step.js';
import type { WallTime } from '../calendars/weekday.js';
import { stepText } from './step-texts.js';

/** A decision that moved a date, field by field: for who writes it in a language of their own. */
export interface PromiseStep {
  readonly kind: CalendarStep['kind'];
  /** The day that it is about; null for working days that are added. */
  readonly day: Day | null;
  /** Working days that are added, and the fewest of them with the carrier. */
  readonly days: number | null;
  readonly minDays: number | null;
  readonly cutoff: WallTime | null;
  /** Name of the holiday, or why it is closed. */
  readonly name: string | null;
  readonly text: string;
}

/** A decision as it is told. */
export const promiseStep = (step: CalendarStep): PromiseStep => ({ kind: step.kind, ...NOTHING, ...factsOf(step), text: stepText(step) });

const NOTHING = { day: null, days: null, minDays: null, cutoff: null, name: null };

function factsOf(step: CalendarStep): Partial<PromiseStep> {
  switch (step.kind) {
    case 'CUTOFF_PASSED': return { day: step.day, cutoff: step.cutoff };
    case 'CLOSURE': return { day: step.day, name: step.reason };
    case 'HOLIDAY': return { day: step.day, name: step.name };
    case 'TRANSIT': return { days: step.maxDays, minDays: step.minDays };
    case 'DAY_OFF': case 'ARRIVAL': case 'FULL': return { day: step.day };
    default: return { days: step.days };
  }
}
