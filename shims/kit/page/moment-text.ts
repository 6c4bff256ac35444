import { remembered } from '#kernel/remembered.js';
import type { Language } from '#contract/languages.js';
import { LOCALES } from '#contract/locales.js';

interface Shown {
  readonly language: Language;
  readonly timeZone: string;
  /** The date alone. */
  readonly isDay: boolean;
}

const days = remembered((locale, timeZone) => new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone }));
const moments = remembered((locale, timeZone) => new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone }));

/** A time (ISO 8601, UTC) in the words of a language. */
export function momentText(at: string, { language, timeZone, isDay }: Shown): string {
  const text = (isDay ? days : moments)(LOCALES[language], timeZone).format(new Date(at));
  return timeZone === 'UTC' && !isDay ? `${text} UTC` : text; // people elsewhere would take it for their own time
}
