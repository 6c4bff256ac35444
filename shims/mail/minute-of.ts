const MINUTE_LENGTH = 16;

/** The same in every language and on every release of Node: 2026-03-10 08:00. */
export const minuteOf = (instant: string): string => instant.slice(0, MINUTE_LENGTH).replace('T', ' ');
