const FORM = /^(?:[01]\d|2[0-3]):[0-5]\d$/;

/** Whether a text is a time of day: `00:00` to `23:59`. */
export const isWallTime = (text: string): boolean => FORM.test(text);

/** The same of the end of a span, which may be that of the day. */
export const isEndTime = (text: string): boolean => isWallTime(text) || text === '24:00';
