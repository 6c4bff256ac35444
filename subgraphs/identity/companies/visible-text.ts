/** A text as people see it: without characters that are not seen or turn the direction of the text around, and with single blanks; empty where nothing can be seen. */
export function visibleText(text: string): string {
  let shown = '';
  for (const character of text) {
    if (!UNSEEN.test(character)) shown += BLANK.test(character) ? ' ' : character;
  }
  return SEEN.test(shown) ? shown.split(' ').filter((word) => word !== '').join(' ') : '';
}

const BLANK = /\s/;
/** What can be seen by itself: marks alone are put on whatever stands before them. */
const SEEN = /[^\p{M}\s]/u;
/** Controls, marks of direction, characters without width, half characters and those of private use. */
const UNSEEN = /(?!\s)[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}]|\p{Default_Ignorable_Code_Point}|\u2800/u;
