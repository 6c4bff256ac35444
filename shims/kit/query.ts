import type { Inbound } from './route.js';

const NONE: Inbound['query'] = {};

/** The query of a target; a name given several times has a list. */
export function queryOf(target: string): Inbound['query'] {
  const start = target.indexOf('?');
  if (start < 0) return NONE;
  const values = new Map<string, string | string[]>();
  for (const [name, value] of new URLSearchParams(target.slice(start + 1))) {
    const known = values.get(name);
    if (Array.isArray(known)) known.push(value);
    else values.set(name, known === undefined ? value : [known, value]);
  }
  return Object.fromEntries(values);
}
