/** What is wrong with the beginning of a postcode, without blanks and in capitals; undefined for one that is right, and for none. */
export const postcodeProblem = (prefix: string | null): string | undefined =>
  (prefix === null || /^[A-Z0-9-]{1,12}$/.test(prefix) ? undefined : 'must be the beginning of a postcode: 1 to 12 letters, digits or hyphens');
