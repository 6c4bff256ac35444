/** Forget the first entries of a map that was filled in the order of time: those that are over, and the oldest beyond so many. */
export function forgetOldest<V>(entries: Map<string, V>, most: number, isOver: (entry: V) => boolean): void {
  for (const [name, entry] of entries) {
    if (entries.size <= most && !isOver(entry)) return;
    entries.delete(name);
  }
}
