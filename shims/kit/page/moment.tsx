import type { VNode } from 'preact';
import { momentText } from './moment-text.js';
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
