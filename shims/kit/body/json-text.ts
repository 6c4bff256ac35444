/** The delimiters of JSON. */
export const MARKS = { quote: 0x22, comma: 0x2c, openList: 0x5b, backslash: 0x5c, closeList: 0x5d, openObject: 0x7b, closeObject: 0x7d } as const;

const { quote: QUOTE, backslash: BACKSLASH } = MARKS;

/** The end of a JSON string that begins at `start`, quotes included; the end of the text when it is not closed. Reads each character once. */
export function endOfString(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === QUOTE) return at + 1;
    if (code === BACKSLASH) at += 1;
  }
  return text.length;
}
