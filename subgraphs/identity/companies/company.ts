import { Failure } from '#contract/failure.js';

/** A merchant whose people and connections use the platform. */
export interface Company {
  /** Public number, starting at 1. */
  readonly id: number;
  readonly name: string;
  /** Its name as a part of addresses; unique. */
  readonly slug: string;
}

const LONGEST_NAME = 120;

/** A name as it is stored; throws BAD_INPUT when it is empty or too long. */
export function validName(name: string): string {
  const trimmed = name.trim();
  if (trimmed === '' || trimmed.length > LONGEST_NAME) {
    throw new Failure('BAD_INPUT', `A name has 1 to ${String(LONGEST_NAME)} characters`, { name: [`must have 1 to ${String(LONGEST_NAME)} characters`] });
  }
  return trimmed;
}
