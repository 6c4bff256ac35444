import { visibleText } from '../companies/visible-text.js';

/**
 * A name that a client gives itself, as people see it: without markup and what is not seen. Read in one pass: a tag is left out up to its end, an
 * open one up to the end of the text.
 */
export function shownName(text: string, most: number): string {
  let shown = '';
  let inTag = false;
  for (const character of text) {
    if (character === '<') inTag = true;
    else if (character === '>') inTag = false;
    else if (!inTag) shown += character;
  }
  return cutTo(visibleText(shown), most);
}

/** The first characters of a text, in code points. */
export const cutTo = (text: string, most: number): string => (text.length <= most ? text : Array.from(text).slice(0, most).join('').trimEnd());
