/** A full name split into given and family names: the last word is the family name. */
export function namesOf(name: string | null): { first: string | null; last: string | null } {
  const words = (name ?? '').trim().split(/\s+/);
  const last = words.pop() ?? '';
  return words.length === 0 ? { first: null, last: last === '' ? null : last } : { first: words.join(' '), last };
}
