import type { RequestHandler } from 'express';
import { GraphQLError, parse } from 'graphql';
import { Failure } from '#contract/failure.js';
import { askedText } from './asked-text.js';
import type { OperationTexts } from './operation-texts.js';
import type { PeopleContext } from './people-context.js';
import { textSize, type TextSize } from './text-size.js';

/** The most tokens of one text; the parser stops there. */
export const MOST_TOKENS = 10_000;

/** The most characters of one text; values belong in variables. */
const MOST_CHARACTERS = 100_000;

/** The limits of one text. */
const TEXT_LIMITS = { depth: 15, aliases: 30, fields: 1000, repeats: 100 } as const satisfies TextSize;

const ADVICE = {
  depth: 'select fewer levels',
  aliases: 'send several operations',
  fields: 'send several operations',
  repeats: 'name a field once and select in it all you want of it',
} as const satisfies Record<keyof TextSize, string>;

/** Validating a field of the text takes as long as answering so many fields. */
export const FIELDS_A_WRITTEN_FIELD = 20;

/**
 * Refuses a text that is not allowed here, or too large, before it is validated: comparing many fields with each other takes long, so the text also counts
 * towards the person's minute. A text that cannot be parsed is left to the parser of Apollo Server.
 */
export const limitText = (texts: OperationTexts): RequestHandler => async (request, response, next) => {
  const text = askedText(request, texts);
  if (text !== undefined && !texts.isAllowed(text)) throw new Failure('FORBIDDEN', 'This deployment runs only the operations of its safelist (PORTICO_SAFELIST), and this is none of them');
  const written = text === undefined ? 0 : refuseTooLarge(text);
  await (response.locals['people'] as PeopleContext).spend(written * FIELDS_A_WRITTEN_FIELD);
  next();
};

/** The fields of the text. */
function refuseTooLarge(text: string): number {
  if (text.length > MOST_CHARACTERS) {
    throw new Failure('BAD_INPUT', `The operation is too long: it has ${String(text.length)} characters, the limit is ${String(MOST_CHARACTERS)}; put values into variables`, { characters: text.length, limit: MOST_CHARACTERS });
  }
  const size = measured(text);
  for (const measure of ['depth', 'aliases', 'fields', 'repeats'] as const) {
    const [asked, limit] = [size?.[measure] ?? 0, TEXT_LIMITS[measure]];
    if (asked > limit) throw new Failure('BAD_INPUT', `The operation is too large: its ${measure} is ${String(asked)}, the limit ${String(limit)}; ${ADVICE[measure]}`, { [measure]: asked, limit });
  }
  return size?.fields ?? 0;
}

function measured(text: string): TextSize | undefined {
  try {
    return textSize(parse(text, { maxLexicalTokens: MOST_TOKENS, noLocation: true }));
  } catch (error) {
    if (error instanceof GraphQLError) return undefined;
    if (error instanceof RangeError) throw new Failure('BAD_INPUT', `The operation is too large: its depth is in the thousands, the limit ${String(TEXT_LIMITS.depth)}; ${ADVICE.depth}`, { limit: TEXT_LIMITS.depth });
    throw error;
  }
}
