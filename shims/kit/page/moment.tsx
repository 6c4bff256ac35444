import type { VNode } from 'preact';
import type { Language } from '#contract/languages.js';
import { usePageLanguage } from './page-words.js';

interface MomentParts {
  /** ISO 8601, UTC. */
  readonly at: string;
  /** The time zone it is shown in. */
  readonly timeZone: string;
  /** The date alone. */
  readonly isDay?: boolean;
}

/** A time formatted for the page's language, with the exact one in its datetime attribute. */
export const Moment = ({ at, timeZone, isDay = false }: MomentParts): VNode => <time dateTime={at}>{momentText(at, { language: usePageLanguage(), timeZone, isDay })}</time>;

function momentText(at: string, { language, timeZone, isDay }: { readonly language: Language; readonly timeZone: string; readonly isDay: boolean }): string {
  const text = new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'long', ...(!isDay && { timeStyle: 'short' }), timeZone }).format(new Date(at));
  return timeZone === 'UTC' && !isDay ? `${text} UTC` : text; // people elsewhere would take it for their own time
}

/** British English, with days before months and 24 hours as in the other languages. */
const LOCALES = { it: 'it-IT', en: 'en-GB', de: 'de-DE', fr: 'fr-FR', es: 'es-ES' } as const satisfies Record<Language, string>;
