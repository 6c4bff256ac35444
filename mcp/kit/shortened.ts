const HALF_CHARACTER = /[\uD800-\uDBFF]$/;

/** The beginning of a text, without half a character at its end. */
export const shortened = (text: string, most: number): string => (text.length <= most ? text : text.slice(0, most).replace(HALF_CHARACTER, ''));
