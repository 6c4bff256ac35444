/** A text cut to so many characters, none of which is cut through. */
export const cutTo = (text: string, most: number): string => (text.length <= most ? text : Array.from(text).slice(0, most).join(''));
