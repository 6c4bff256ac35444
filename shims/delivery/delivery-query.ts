import { z } from 'zod';

/** Of a parameter that is repeated the last one counts; nothing of a query is an error (document 3, J, Errors). */
const lastOf = (value: unknown): unknown => (Array.isArray(value) ? value.at(-1) : value);

const text = z.preprocess(lastOf, z.string().optional());

/** The locale of an answer; an empty one is none. */
export const locale = text.transform((tag) => (tag === undefined || tag === '' ? null : tag)).meta({ type: 'string', description: 'A locale of the site; its default locale unless given. One that the site does not have is 404.' });

/** A path of a website. */
export const path = text.meta({ type: 'string', description: 'A path of the website, with or without slashes around it.' });

const [MOST_PAGE, USUAL, MOST] = [2_147_483_647, 12, 50] as const; // the graph's largest Int
const LONGEST_NUMBER = 400; // more characters than any number needs

const numberOf = (written: string | undefined, usual: number): number => {
  const trimmed = (written ?? '').trim();
  const number = trimmed === '' ? NaN : Number(trimmed.slice(0, LONGEST_NUMBER));
  return Number.isInteger(number) || Math.abs(number) === Infinity ? number : usual;
};

const within = (number: number, least: number, most: number): number => Math.min(most, Math.max(least, number));

/** The parameters of a list. */
export const listFields = {
  page: text.transform((written) => within(numberOf(written, 1), 1, MOST_PAGE)).meta({ type: 'string', description: 'The number of the page: below 1 it is 1, beyond the last one data is empty.' }),
  per_page: text.transform((written) => within(numberOf(written, USUAL), 1, MOST)).meta({ type: 'string', description: 'Records per page: 12 unless given, at least 1 and at most 50; less is 1, more is 50.' }),
};

/** Whether addresses have the numbers of what they lead to. */
export const withIds = text.transform((written) => written === '1').meta({ type: 'string', description: '1 gives each address the number of its page or entry.' });

/** The site of a call. */
export const siteParams = {
  workspace: z.string().describe('The slug of the workspace.'),
  siteId: z.string().describe('The number of the site.'),
};

/** The tag that a caller has of the answer. */
export const headers = z.object({ 'if-none-match': z.string().optional().describe('The ETag of an answer: 304 while it is the same.') });
