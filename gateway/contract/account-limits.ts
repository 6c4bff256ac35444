/** The most characters of what people enter of themselves; a password they choose has at least {@link SHORTEST_PASSWORD}. */
export const LONGEST = { name: 120, email: 190, password: 200 } as const;

/** The fewest characters of a password that is chosen. */
export const SHORTEST_PASSWORD = 10;
