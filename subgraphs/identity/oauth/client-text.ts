/**
 * A name that a client gives itself, as people see it: without markup, without characters that are not seen or turn the direction of the
 * text around, and with single blanks. Read in one pass: a tag is left out up to its end, an open one up to the end of the text.
 */
export function shownName(text: string, most: number): string {
  let shown = '';
  let inTag = false;
  for (const character of text) {
    if (character === '<') inTag = true;
    else if (character === '>') inTag = false;
    else if (!inTag && !UNSEEN.test(character)) shown += BLANK.test(character) ? ' ' : character;
  }
  return SEEN.test(shown) ? cutTo(shown.split(' ').filter((word) => word !== '').join(' '), most) : '';
}

/** The first characters of a text, none of them half. */
export function cutTo(text: string, most: number): string {
  if (text.length <= most) return text;
  const cut = text.slice(0, most);
  return (/[\uD800-\uDBFF]$/.test(cut) ? cut.slice(0, -1) : cut).trimEnd();
}

const BLANK = /\s/;
/** What can be seen by itself: marks alone are put on whatever stands before them. */
const SEEN = /[^\p{M}\s]/u;
/** Controls, marks of direction, characters without width, half characters and those of private use. */
const UNSEEN = /(?!\s)[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}]|\p{Default_Ignorable_Code_Point}|\u2800/u;
