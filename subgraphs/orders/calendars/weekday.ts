/** The days of a week in the order of ISO 8601. */
export const WEEKDAYS = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'] as const;

/** One of {@link WEEKDAYS}. */
export type Weekday = (typeof WEEKDAYS)[number];

/** A time of day on the clocks of a place: `14:30`; `24:00` is its end. */
export type WallTime = string;
