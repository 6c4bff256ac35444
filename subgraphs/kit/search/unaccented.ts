/** Whether a text has nothing but ASCII, as most codes and names have: it has no accents, and expressions for all of Unicode cost several times those for it. */
export function isAscii(text: string): boolean {
  for (let at = 0; at < text.length; at += 1) if (text.charCodeAt(at) > LAST_OF_ASCII) return false;
  return true;
}

const LAST_OF_ASCII = 127;

/** A text in lower case and without accents, as texts are compared that people write in different ways. */
export const unaccented = (text: string): string => (isAscii(text) ? text : text.normalize('NFKD').replace(/\p{Mn}/gu, '')).toLowerCase();
