import type { Attribute } from '../attributes/attribute.js';
import { optionCode } from '../attributes/option-code.js';
import type { AttributeValue } from './product.js';

const LONGEST_TEXT = 5000;
const DATE = /^\d{4}-\d{2}-\d{2}$/;
const NUMBER = /^-?\d{1,15}(?:\.\d{1,10})?$/;

/** The value that a text stands for, or the problem of the text. */
export type ReadValue = { readonly value: AttributeValue } | { readonly problem: string };

/** Read the text of an attribute's value: a number, `true` or `false`, a date, the code or label of an option, several of them with commas between. */
export function readAttributeValue(attribute: Pick<Attribute, 'type' | 'options'>, text: string): ReadValue {
  return READERS[attribute.type](text.trim(), attribute);
}

const READERS: Readonly<Record<Attribute['type'], (text: string, attribute: Pick<Attribute, 'options'>) => ReadValue>> = {
  TEXT: (text) => (text.length <= LONGEST_TEXT ? { value: text } : { problem: `must have at most ${String(LONGEST_TEXT)} characters` }),
  NUMBER: (text) => (NUMBER.test(text) ? { value: Number(text) } : { problem: 'must be a number' }),
  BOOLEAN: (text) => (text === 'true' || text === 'false' ? { value: text === 'true' } : { problem: 'must be true or false' }),
  DATE: (text) => (isDate(text) ? { value: text } : { problem: 'must be a date: 2026-11-24' }),
  SELECT: (text, { options }) => {
    const code = known(text, options);
    return code === undefined ? { problem: unknown(text, options) } : { value: code };
  },
  MULTISELECT: (text, { options }) => {
    const given = text.split(',').map((part) => part.trim()).filter((part) => part !== '');
    const missing = given.find((part) => known(part, options) === undefined);
    return missing === undefined ? { value: [...new Set(given.flatMap((part) => known(part, options) ?? []))] } : { problem: unknown(missing, options) };
  },
};

const known = (text: string, options: Attribute['options']): string | undefined => options.find(({ code, label }) => code === text || code === optionCode(text) || label === text)?.code;

const MOST_NAMED = 10;

const unknown = (text: string, options: Attribute['options']): string =>
  `has no option ${text.slice(0, 60)}; known are ${options.slice(0, MOST_NAMED).map(({ code }) => code).join(', ') || 'none'}${options.length > MOST_NAMED ? ' and others' : ''}`;

/** A calendar day that there is. */
function isDate(text: string): boolean {
  const day = new Date(`${text}T00:00:00.000Z`);
  return DATE.test(text) && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

/** The value as a text: options by their codes, with commas between (document 3, H, Product). */
export const attributeText = (value: AttributeValue): string => (typeof value === 'object' ? value.join(',') : String(value));
