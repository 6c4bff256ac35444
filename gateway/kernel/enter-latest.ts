/** Enter a value into a map as its latest, and drop the oldest beyond so many: what is entered again at each use is a least-recently-used cache. */
export function enterLatest<Key, Value>(entries: Map<Key, Value>, [key, value]: readonly [Key, Value], most: number): void {
  entries.delete(key);
  entries.set(key, value);
  const [oldest] = entries.size > most ? entries.keys() : [];
  if (oldest !== undefined) entries.delete(oldest);
}
