import { SURFACES } from './call-search.js';

/** A surface by its letter and name. */
export function surfaceName(surface: string): string {
  const letter = Object.entries(SURFACES).find(([name]) => name === surface)?.[1];
  return letter === undefined ? surface : `${letter} · ${surface}`;
}
