import { Failure } from '#contract/failure.js';
import { eachWord } from './each-word.js';
import { localTime } from './local-time.js';

/** A moment as the graph writes it. */
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

/** A failure whose moments, in its message and details, are told in the company's time zone, as those of results are. */
export function localFailure({ code, message, details, cause }: Failure, timeZone: string): Failure {
  const inWords = (text: string): string => eachWord(text, (word) => (MOMENT.test(word) ? localTime(word, timeZone) : word));
  const ofDetail = (value: unknown): unknown => (typeof value === 'string' ? inWords(value) : Array.isArray(value) ? value.map(ofDetail) : value);
  return new Failure(code, inWords(message), Object.fromEntries(Object.entries(details).map(([field, value]) => [field, ofDetail(value)])), { cause });
}
