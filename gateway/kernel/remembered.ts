/** So many are kept, whatever callers ask for. */
const MOST = 500;

/** A function that makes something of texts and keeps what it made: formatters of numbers and dates cost more to make than a page to render. */
export function remembered<T>(make: (...parts: readonly string[]) => T): (...parts: readonly string[]) => T {
  const made = new Map<string, T>();
  return (...parts) => {
    const key = parts.join('\n');
    const known = made.get(key);
    if (known !== undefined) return known;
    if (made.size >= MOST) made.clear();
    const fresh = make(...parts);
    made.set(key, fresh);
    return fresh;
  };
}
