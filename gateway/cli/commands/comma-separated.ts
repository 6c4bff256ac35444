/** The entries of a list typed with commas; an empty text is an empty list. */
export const commaSeparated = (text: string): string[] => text.split(',').map((entry) => entry.trim()).filter((entry) => entry !== '');
