import type { ListedSurface } from './listed-surface.js';
import type { ReferenceEntry } from './reference-entries.js';

/** An entry, and the surface that it is of. */
export interface SearchResult {
  readonly surface: ListedSurface;
  readonly entry: ReferenceEntry;
}

/** The entries with every word of a text, those with all of them in their name first. */
export function searchReference(text: string, surfaces: readonly ListedSurface[]): readonly SearchResult[] {
  const words = text.toLowerCase().split(' ').filter((word) => word !== '');
  if (words.length === 0) return [];
  const found = surfaces.flatMap((surface) => surface.entries.map((entry) => ({ surface, entry }))).filter(({ surface: { title }, entry }) => hasAll(words, `${entry.text} ${title.toLowerCase()}`));
  const isNamed = ({ entry }: SearchResult): boolean => hasAll(words, `${entry.name} ${entry.summary}`.toLowerCase());
  return [...found.filter(isNamed), ...found.filter((one) => !isNamed(one))];
}

const hasAll = (words: readonly string[], text: string): boolean => words.every((word) => text.includes(word));
