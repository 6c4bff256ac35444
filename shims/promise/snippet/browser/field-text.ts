import { firstOption, timeLeft, type Answer, type Option } from './answer.js';

/** What is shown of an answer, to whom and when. */
export interface Shown {
  readonly answer: Answer;
  /** The surface's time. */
  readonly now: number;
  readonly language: string;
}

const [MINUTE, HOUR_MINUTES, DAY_HOURS, MOST_HOURS] = [60_000, 60, 24, 48];

/** The option that an element is about: of its method, or of that of the part it is in. */
export function optionOf(element: Element, answer: Answer): Option | undefined {
  const method = element.closest('[data-promise-method]')?.getAttribute('data-promise-method');
  return method ? answer.options.find((option) => option.method === method) : firstOption(answer);
}

/** The store that an element is about: the nearest, or `data-promise-store="2"`. */
export const storeOf = (element: Element, { pickup }: Answer): Answer | { readonly [name: string]: unknown } | undefined =>
  pickup?.[Number(element.closest('[data-promise-store]')?.getAttribute('data-promise-store') ?? 1) - 1];

/** The text of a field; empty where the answer has none. */
export function fieldText(field: Element, { answer, now, language }: Shown): string {
  const name = field.getAttribute('data-promise-field') ?? 'message';
  const option = optionOf(field, answer);
  const isLong = field.getAttribute('data-promise-format') !== 'short';
  if (name === 'order_within') return option ? durationText(timeLeft(option, now), language) : '';
  if (name.startsWith('pickup')) return valueText(storeOf(field, answer)?.[name.slice('pickup_'.length) || 'message'], language, isLong);
  if (name === 'message' && !field.closest('[data-promise-method]')) return answer.message;
  return valueText(option?.[name] ?? answer[name], language, isLong);
}

/** Whole minutes, hours and days as the language writes them: `2 hr 5 min`. */
function durationText(milliseconds: number | undefined, language: string): string {
  if (milliseconds === undefined) return '';
  const minutes = Math.max(1, Math.floor(milliseconds / MINUTE));
  const hours = Math.floor(minutes / HOUR_MINUTES);
  const parts = hours < MOST_HOURS
    ? { hour: hours, minute: minutes % HOUR_MINUTES }
    : { day: Math.floor(hours / DAY_HOURS), hour: hours % DAY_HOURS };
  return Object.entries(parts).flatMap(([unit, count]) => (count > 0 ? [new Intl.NumberFormat(language, { style: 'unit', unit }).format(count)] : [])).join(' ');
}

/** A day is the day it is everywhere; a moment is the shopper's. */
function valueText(value: unknown, language: string, isLong: boolean): string {
  if (typeof value !== 'string') return value == null || value instanceof Object ? '' : String(value);
  if (!/^\d{4}-\d\d-\d\d(?:T|$)/.test(value)) return value;
  const isMoment = value.includes('T');
  const [long, time] = [isLong ? 'long' as const : 'short' as const, '2-digit' as const];
  return new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
    weekday: long, day: 'numeric', month: long, ...(isMoment ? { hour: time, minute: time } : { timeZone: 'UTC' }),
  }).format(new Date(value));
}
