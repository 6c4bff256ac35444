import { shift, type Instant } from '#kernel/clock.js';
import type { DocumentKind } from '../documents/document.js';

/** What is done at a time. */
export type PublicationAction = 'PUBLISH' | 'UNPUBLISH';

/** Whether it is still to be done, or was given up. */
export type ScheduledStatus = 'FAILED' | 'PENDING';

/** What is to be done with a page or an entry at a time; it is gone once it is done. */
export interface ScheduledPublication {
  readonly id: string;
  readonly siteId: number;
  readonly kind: DocumentKind;
  readonly documentId: number;
  readonly action: PublicationAction;
  /** As a publication that names none, unless given. */
  readonly locales: readonly string[] | null;
  /** Of a page that is taken out. */
  readonly withDescendants: boolean;
  readonly at: Instant;
  readonly status: ScheduledStatus;
  /** How often it was begun. */
  readonly attempts: number;
  /** When it is begun, or begun again; null once it was given up. */
  readonly nextAttemptAt: Instant | null;
  /** Why the last attempt failed. */
  readonly reason: string | null;
  readonly createdAt: Instant;
  readonly createdBy: string;
}

const MINUTE = 60_000;
/** After how many minutes each failed attempt is repeated: an editor may finish a draft, or publish the page above, meanwhile. */
const REPEATED_AFTER: readonly number[] = [1, 5, 15, 60];

/** How often it is tried. */
export const MOST_ATTEMPTS = REPEATED_AFTER.length + 1;

/** When it is tried again after so many attempts; null after the last one. */
export function nextAttempt(attempts: number, now: Instant): Instant | null {
  const minutes = REPEATED_AFTER[attempts - 1];
  return minutes === undefined ? null : shift(now, minutes * MINUTE);
}

/** Whether two have a locale in common; one that names none may be of all. */
export const haveLocaleInCommon = (one: Pick<ScheduledPublication, 'locales'>, other: Pick<ScheduledPublication, 'locales'>): boolean =>
  one.locales === null || other.locales === null || one.locales.some((locale) => other.locales?.includes(locale));
