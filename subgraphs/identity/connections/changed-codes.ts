import type { MappedCode, TrackingStatus } from '#contract/carrier-connection.js';
import { Failure } from '#contract/failure.js';

/** A code that is to mean something else. */
export interface ChangedCode {
  readonly code: string;
  /** None takes it out of the map. */
  readonly status?: TrackingStatus | null | undefined;
  /** What its caller has read that it means, null for nothing; it is changed whatever it means unless given. */
  readonly before?: TrackingStatus | null | undefined;
}

const MOST_CHANGES = 100;

/** A status map with some codes changed; CONFLICT where one of them means something else by now than its caller has read, unless it is what they want: a change whose answer was lost can be sent again. */
export function changedCodes(statusMap: readonly MappedCode[], changes: readonly ChangedCode[]): readonly MappedCode[] {
  if (changes.length > MOST_CHANGES) throw new Failure('BAD_INPUT', 'Some settings are not valid', { 'carrier.codes': [`must have at most ${String(MOST_CHANGES)} entries`] });
  const words = new Set(changes.map(({ code }) => wordOf(code)));
  if (words.size < changes.length) throw new Failure('BAD_INPUT', 'Some settings are not valid', { 'carrier.codes': ['names a code twice'] });
  const meaningOf = new Map(statusMap.map(({ code, status }) => [wordOf(code), status]));
  const stale = changes.filter(({ code, status = null, before }) => before !== undefined && ![before, status].includes(meaningOf.get(wordOf(code)) ?? null));
  if (stale.length > 0) throw new Failure('CONFLICT', `Somebody else has changed what ${stale.map(({ code }) => code).join(', ')} means: read the map again`);
  const kept = statusMap.filter(({ code }) => !words.has(wordOf(code)));
  return [...kept, ...changes.flatMap(({ code, status }) => (status == null ? [] : [{ code: code.trim(), status }]))];
}

const wordOf = (code: string): string => code.trim().toLowerCase();
