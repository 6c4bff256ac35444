import { shift, type Instant } from '#kernel/clock.js';

/** The states of the label of a return. */
export const RETURN_LABEL_STATUSES = ['PENDING', 'READY', 'FAILED'] as const;

/** One of {@link RETURN_LABEL_STATUSES}. */
export type ReturnLabelStatus = (typeof RETURN_LABEL_STATUSES)[number];

/** The label of a return, without what is printed on it. */
export interface ReturnLabel {
  readonly returnId: string;
  readonly status: ReturnLabelStatus;
  /** How often making it failed. */
  readonly attempts: number;
  /** When it is made, or made again; null once it is made, or is not made any more. */
  readonly dueAt: Instant | null;
  /** Whether a process makes it now: it is due again when that one's lease ends. */
  readonly isBeingMade: boolean;
  readonly carrierCode: string | null;
  readonly carrierName: string | null;
  readonly trackingNumber: string | null;
  readonly trackingUrl: string | null;
  readonly failureReason: string | null;
}

/** How often the label of a return is tried. */
export const MOST_ATTEMPTS = 12;
/** From this failure on staff are alerted. */
export const ALERTED_AT = 2;
/** At this failure the shopper is told that it takes longer. */
export const DELAYED_AT = 3;

const MINUTE = 60_000;
const [TWICE, LONGEST_MINUTES] = [2, 60] as const;

/** When a label is tried again after so many failures: after 1, 2, 4 … 60 minutes; null after the last one. */
export const nextAttempt = (failures: number, now: Instant): Instant | null =>
  (failures >= MOST_ATTEMPTS ? null : shift(now, MINUTE * Math.min(TWICE ** (failures - 1), LONGEST_MINUTES)));

/** Whether it is being made, or is tried again later. */
export const isAwaited = ({ status, dueAt }: Pick<ReturnLabel, 'status' | 'dueAt'>): boolean => status !== 'READY' && dueAt !== null;
