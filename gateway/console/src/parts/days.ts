const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** When a day of the address begins in this browser's time zone; nothing for a text that is no day. */
export const beginOfDay = (day: string | undefined): string | undefined => timeOf(day, '00:00:00');

/** When it ends. */
export const endOfDay = (day: string | undefined): string | undefined => timeOf(day, '23:59:59.999');

const timeOf = (day: string | undefined, time: string): string | undefined => (day !== undefined && DAY.test(day) ? new Date(`${day}T${time}`).toISOString() : undefined);
