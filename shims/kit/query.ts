import type { Inbound } from './route.js';

const NONE: Inbound['query'] = {};

/** The query of a target; a repeated name has a list. */
export function queryOf(target: string): Inbound['query'] {
  const start = target.indexOf('?');
  return start < 0 ? NONE : valuesByName(new URLSearchParams(target.slice(start + 1)));
}

/** Values by name; a repeated name has a list. */
export function valuesByName(pairs: Iterable<readonly [name: string, value: string]>): Record<string, string | string[]> {
  const values = new Map<string, string | string[]>();
  for (const [name, value] of pairs) {
    const known = values.get(name);
    if (Array.isArray(known)) known.push(value);
    else values.set(name, known === undefined ? value : [known, value]);
  }
  return Object.fromEntries(values);
}
