import { unaccented } from '#subgraph-kit/search/unaccented.js';

const LONGEST = 60;

/** Signs that tell sizes apart: S and S+, under 40 and over 40, +2 and -2. */
const SIGNS: ReadonlyMap<string, string> = new Map([['+', 'plus'], ['±', 'plus-minus'], ['%', 'percent'], ['<', 'under'], ['>', 'over'], ['≤', 'at-most'], ['≥', 'at-least']]);
const [SIGN, LEADING_MINUS, BEFORE_FRACTION] = [/[+\u00b1%<>\u2264\u2265]/g, /^\s*[-\u2212](?=[\d.,])/, /(?<=\d)(?=[\u00bc-\u00be\u2150-\u215e])/g] as const;

/** The code of an option with a label: lower case without accents, with words for signs that tell sizes apart, and single dashes for whatever else is neither a letter nor a digit (`3/4 Sleeve` is `3-4-sleeve`, `S+` is `s-plus`). */
export function optionCode(label: string): string {
  let code = '';
  for (const character of written(label)) {
    if (/[\p{L}\p{N}]/u.test(character)) code += character;
    else if (code !== '' && !code.endsWith('-')) code += '-';
    if (code.length >= LONGEST) break;
  }
  return code.endsWith('-') ? code.slice(0, -1) : code;
}

/** A label without accents, with its signs as words. */
const written = (label: string): string => unaccented(label.replace(LEADING_MINUS, 'minus ').replace(BEFORE_FRACTION, ' ')).replace(SIGN, (sign) => ` ${SIGNS.get(sign) ?? ''} `);
