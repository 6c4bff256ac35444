import type { Weekday } from '../../../../../subgraphs/orders/calendars/weekday.js';

/** A departure that is planned. */
export interface DepartureCase {
  readonly title: string;
  /** Europe/Rome unless it says otherwise. */
  readonly zone?: string;
  /** Whose public holidays count, `DE BY` with a region; IT unless it says otherwise. */
  readonly observes?: string | null;
  /** Monday to Friday unless it says otherwise. */
  readonly works?: readonly Weekday[];
  readonly closed?: readonly (readonly [from: string, to: string])[];
  /** 12:00 unless it says otherwise. */
  readonly cutoff?: string | null;
  readonly express?: string;
  readonly type?: 'EXPRESS';
  readonly prepare?: number;
  readonly extra?: number;
  /** When it is ordered, in UTC. */
  readonly at: string;
  readonly arrives?: string;
  /** Days on which nothing more leaves. */
  readonly full?: readonly string[] | 'ALWAYS';
  /** The day it is worked on, the day it leaves, until when to order for that, in UTC; undefined for never. */
  readonly expected: readonly [processedOn: string, shipsOn: string, orderBy: string | null] | undefined;
}

export const [WEEK, TO_SATURDAY] = [
  ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'], ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY'],
] as const satisfies readonly (readonly Weekday[])[];
