import { unaccented } from '#subgraph-kit/search/unaccented.js';

const LONGEST = 60;

/** The code of an option with a label: lower case without accents, with single dashes for whatever is neither a letter nor a digit (`3/4 Sleeve` is `3-4-sleeve`). */
export function optionCode(label: string): string {
  let code = '';
  for (const character of unaccented(label)) {
    if (/[\p{L}\p{N}]/u.test(character)) code += character;
    else if (code !== '' && !code.endsWith('-')) code += '-';
    if (code.length >= LONGEST) break;
  }
  return code.endsWith('-') ? code.slice(0, -1) : code;
}
