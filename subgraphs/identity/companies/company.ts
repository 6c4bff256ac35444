import { Failure } from '#contract/failure.js';
import { visibleText } from './visible-text.js';

/** A merchant whose people and connections use the platform. */
export interface Company {
  /** Public number, starting at 1. */
  readonly id: number;
  readonly name: string;
  /** Its name as a part of addresses; unique. */
  readonly slug: string;
  /** The IANA name of the time zone in which it works. */
  readonly timeZone: string;
  /** Whether its orders, stock and returns are made up, from its creation on: it never becomes a sandbox later, nor stops being one. */
  readonly sandbox: boolean;
  /** Of a sandbox: how far its clock is ahead of the machine's. */
  readonly aheadMilliseconds: number;
}

/** The time zone of a company that chose none. */
export const DEFAULT_TIME_ZONE = 'Europe/Rome';

/** How far the clock of a sandbox may get ahead: ten years, which every store credit, policy and history fits into. */
export const MOST_AHEAD_MILLISECONDS = 3653 * 86_400_000;

const LONGEST_NAME = 120;

/** A name as it is stored, of what can be seen; throws BAD_INPUT when nothing can, or it is too long. */
export function validName(name: string): string {
  const trimmed = visibleText(name);
  if (trimmed === '' || trimmed.length > LONGEST_NAME) {
    throw new Failure('BAD_INPUT', `A name has 1 to ${String(LONGEST_NAME)} characters`, { name: [`must have 1 to ${String(LONGEST_NAME)} characters`] });
  }
  return trimmed;
}
