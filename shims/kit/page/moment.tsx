import type { VNode } from 'preact';
import type { Language } from '#contract/languages.js';
import { usePageLanguage } from './page-words.js';

interface MomentParts {
  /** ISO 8601, UTC. */
  readonly at: string;
  /** Whose clock it is shown by. */
  readonly timeZone: string;
  /** The day alone. */
  readonly isDay?: boolean;
}

/** A time as the page's language writes it; programs read the exact one. */
export const Moment = ({ at, timeZone, isDay = false }: MomentParts): VNode => <time dateTime={at}>{momentText(at, { language: usePageLanguage(), timeZone, isDay })}</time>;

function momentText(at: string, { language, timeZone, isDay }: { readonly language: Language; readonly timeZone: string; readonly isDay: boolean }): string {
  return new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'long', ...(!isDay && { timeStyle: 'short' }), timeZone }).format(new Date(at));
}

/** Of English the one that writes days before months and 24 hours, as the others do. */
const LOCALES = { it: 'it-IT', en: 'en-GB', de: 'de-DE', fr: 'fr-FR', es: 'es-ES' } as const satisfies Record<Language, string>;
