/** Delete the first entries of a map in order of time: the expired ones, and the oldest above a limit. */
export function forgetOldest<V>(entries: Map<string, V>, most: number, isOver: (entry: V) => boolean): void {
  for (const [name, entry] of entries) {
    if (entries.size <= most && !isOver(entry)) return;
    entries.delete(name);
  }
}
