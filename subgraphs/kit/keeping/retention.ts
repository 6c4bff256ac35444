import { EVENT_KEPT_MILLISECONDS } from '../purge-events.js';
import { RESULT_KEPT_MILLISECONDS } from '../purge-commands.js';

/** What is deleted by itself: a row of gateway/docs/keeping.md. */
export interface Retention {
  readonly what: string;
  readonly tables: readonly string[];
  /** For how long it is kept. */
  readonly kept: string;
  /** The job of the worker that deletes it. */
  readonly job?: string;
  /** What deletes it where no job does. */
  readonly otherwise?: string;
  /** Where another time is set. */
  readonly setting?: string;
}

/** What becomes of every table of a subgraph: a test compares it with the tables there are. */
export interface TableRetention {
  readonly deleted: readonly Retention[];
  /** Tables that grow with the business or not at all; their rows go when somebody deletes a record, erases a customer or removes a setting. */
  readonly stays: readonly string[];
}

const DAY = 86_400_000;
const HOUR = 3_600_000;

/** A time in words. */
export const inDays = (milliseconds: number): string => (milliseconds < 3 * DAY ? `${String(Math.floor(milliseconds / HOUR))} hours` : `${String(milliseconds / DAY)} days`);

/** What every subgraph keeps beside its records. */
export const KIT_RETENTION: readonly Retention[] = [
  { what: 'Results of writes with an idempotency key', tables: ['command'], kept: inDays(RESULT_KEPT_MILLISECONDS), job: 'purge commands' },
  { what: 'Events that are in no record\'s history: changes of stock and variants, published content, saved settings. Those that wait for the relay or were set aside stay', tables: ['outbox'], kept: inDays(EVENT_KEPT_MILLISECONDS), job: 'purge commands' },
];

/** What every subgraph has that does not grow with calls. */
export const KIT_STAYS: readonly string[] = ['feed', 'counter', 'audit_entry', 'data_key'];
