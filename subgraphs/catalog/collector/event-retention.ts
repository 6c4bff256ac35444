import { Problems } from '#contract/problems.js';
import { EVENT_KINDS, type EventKind } from '#contract/shopper-event.js';

/** For how many days events of a kind are kept. */
export interface KindRetention {
  readonly kind: EventKind;
  readonly days: number;
}

/** The days of kinds for which a company chose none: what identifies least is kept longest. */
const USUAL_DAYS: Readonly<Record<EventKind, number>> = { page_view: 180, product_view: 395, search: 395, add_to_cart: 395, remove_from_cart: 395, checkout_start: 395, purchase: 395 };

/** The longest that a browser keeps the id of a visitor. */
const VISITOR_DAYS = 395;

/** Visitors who were not seen for so many days are deleted with their sessions, carts and orders: none of their events is kept any longer, and no browser knows them any more. */
export const visitorDays = (retention: readonly KindRetention[]): number => Math.max(VISITOR_DAYS, ...retention.map(({ days }) => days));

/** Events arrive up to seven days late: those of a kind that is kept for less would be deleted as they come. */
const [LEAST, MOST] = [8, 1095] as const;

/** What a company chose for a kind; null for as long as usual. */
export interface ChosenDays {
  readonly kind: EventKind;
  readonly days: number | null;
}

/** The days of every kind, from those that a company chose. */
export function retentionOf(chosen: readonly ChosenDays[]): KindRetention[] {
  const days = new Map(chosen.map((one) => [one.kind, one.days]));
  return EVENT_KINDS.map((kind) => ({ kind, days: days.get(kind) ?? USUAL_DAYS[kind] }));
}

/** Throws BAD_INPUT for days out of bounds, and a kind that is named twice. */
export function checkRetention(kinds: readonly { readonly kind: EventKind; readonly days?: number | null | undefined }[]): void {
  const problems = new Problems();
  const seen = new Set<EventKind>();
  for (const [index, { kind, days }] of kinds.entries()) {
    problems.add(`kinds.${String(index)}.kind`, seen.has(kind) ? 'appears twice' : undefined);
    problems.add(`kinds.${String(index)}.days`, days == null || (days >= LEAST && days <= MOST) ? undefined : `must be from ${String(LEAST)} to ${String(MOST)}`);
    seen.add(kind);
  }
  problems.refuse('The retention is not valid');
}
