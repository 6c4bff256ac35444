import { firstOption, timeLeft, type Answer, type Option } from './answer.js';
import { said, saidNear } from './attributes.js';

/** What is shown of an answer, to whom and when. */
export interface Shown {
  readonly answer: Answer;
  /** Milliseconds since the answer. */
  readonly age: number;
  readonly language: string;
}

const MINUTE = 60_000;
const UNITS = [['day', 1440], ['hour', 60], ['minute', 1]] as const;

/** The option that an element is about: of the method that it, or the part it is in, names. */
export function optionOf(element: Element, answer: Answer): Option | undefined {
  const method = saidNear(element, 'method');
  return method == null ? firstOption(answer) : answer.options.find((option) => option.method === method);
}

/** The text of a field; empty where the answer has none. */
export function fieldText(field: Element, { answer, age, language }: Shown): string {
  const name = said(field, 'field') ?? 'message';
  const option = optionOf(field, answer);
  if (name === 'order_within') return durationText(option ? timeLeft(option, answer, age) : 0, language);
  const value = name.startsWith('pickup') ? ofStore(answer, name) : (isOfAll(field, name) ? answer : option)?.[name];
  return typeof value === 'string' ? valueText(value, language) : '';
}

const isOfAll = (field: Element, name: string): boolean => name === 'message' && saidNear(field, 'method') == null;

const ofStore = ({ pickup }: Answer, name: string): unknown => pickup?.[0]?.[name.slice('pickup_'.length) || 'message'];

/** Whole minutes, as the language writes them: `2 hr 5 min`. */
function durationText(milliseconds: number, language: string): string {
  let left = milliseconds && Math.max(1, Math.floor(milliseconds / MINUTE));
  return UNITS.flatMap(([unit, size]) => {
    const count = Math.floor(left / size);
    left %= size;
    return count === 0 ? [] : new Intl.NumberFormat(language, { style: 'unit', unit }).format(count);
  }).join(' ');
}

/** A day is the same everywhere; a moment is in the shopper's time. */
function valueText(value: string, language: string): string {
  if (!/^\d{4}-\d\d-\d\d(T|$)/.test(value)) return value;
  const rest = value.includes('T') ? { hour: 'numeric', minute: 'numeric' } as const : { timeZone: 'UTC' };
  return new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, { weekday: 'long', day: 'numeric', month: 'long', ...rest }).format(new Date(value));
}
