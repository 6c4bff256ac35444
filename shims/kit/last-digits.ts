/** The last run of digits in a text, such as the number that a channel's id ends in; undefined when it has none. */
export const lastDigits = (text: string): string | undefined => text.match(/\d+/g)?.at(-1);
