import type { Patient } from './patient.js';

/** Something wrong. */
export interface Problem {
  /** With BAD something does not work; with WARN something will not, or not as it was meant. */
  readonly state: 'WARN' | 'BAD';
  readonly found: string;
  /** What to do; that of the check unless given. */
  readonly remedy?: string;
}

/** What a check saw. */
export interface Seen {
  /** Where nothing is wrong, what is so. */
  readonly found: string;
  readonly problems?: readonly Problem[];
}

/** A check of the doctor: a row of its table, and of the guide. */
export interface Check {
  /** It does not change between releases: programs read it. */
  readonly name: string;
  /** Its name in the guide, where several checks differ only in what they look at. */
  readonly listedAs?: string;
  /** What is BAD. */
  readonly bad?: string;
  /** What is WARN. */
  readonly warns?: string;
  readonly remedy: string;
  /** What it throws is BAD. */
  readonly look: (patient: Patient) => Promise<Seen>;
}

/** What a check cannot look at, because something else is wrong that another check finds. */
export class NotSeen extends Error {
  override readonly name = 'NotSeen';
}
