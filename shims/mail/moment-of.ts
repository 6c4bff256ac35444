import type { Language } from '#contract/languages.js';
import { momentText } from '#kit/page/moment-text.js';

/** A time as our pages write it, in UTC, which it says. */
export const momentOf = (instant: string, language: Language): string => momentText(instant, { language, timeZone: 'UTC', isDay: false });
