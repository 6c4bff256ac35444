import type { RequestHandler } from 'express';
import { Failure } from '#contract/failure.js';
import { fieldsOf, type ReadRequest } from './asked-text.js';

/** Ten times the deepest input of the graph: whatever walks the values later may do so recursively. */
const MOST_LEVELS = 100;

/** Refuses variables and extensions that are nested too deeply, however the operation was sent. */
export function refuseDeep(request: ReadRequest): void {
  const fields = fieldsOf(request);
  for (const name of ['variables', 'extensions'] as const) {
    if (isDeeper(fields[name], MOST_LEVELS)) throw new Failure('BAD_INPUT', `The ${name} are nested too deeply: the limit is ${String(MOST_LEVELS)} levels`, { [name]: [`must have at most ${String(MOST_LEVELS)} levels`] });
  }
}

/** The same for routes, once a body was read. */
export const limitDepth: RequestHandler = (request, _response, next) => {
  refuseDeep(request);
  next();
};

/** Whether a value has more levels of lists and objects than so many; level by level, so that depth costs no stack. */
function isDeeper(value: unknown, most: number): boolean {
  let level = isHolder(value) ? [value] : [];
  for (let depth = 1; level.length > 0; depth += 1) {
    if (depth > most) return true;
    level = level.flatMap((holder) => Object.values(holder).filter(isHolder));
  }
  return false;
}

const isHolder = (value: unknown): value is object => typeof value === 'object' && value !== null;
