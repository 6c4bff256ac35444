import type { Location } from './location.js';

/** The message for a code that no active location has; with the one that is meant where its capitals alone differ. */
export function noActiveLocation(code: string, locations: readonly Location[]): string {
  const meant = locations.find((location) => location.active && location.code.toLowerCase() === code.trim().toLowerCase());
  return `no active location has the code ${code}${meant === undefined ? '' : `: did you mean ${meant.code}?`}`;
}
