import { z } from 'zod';
import { countryProblem } from '#contract/country.js';
import { LANGUAGES, type Language } from '#contract/languages.js';
import type { DeliveryPromiseInput } from '#contract/schema.generated.js';
import { wholeNumber } from '#kit/fields.js';
import { chosenLanguage } from '#kit/page/pages.js';
import type { Inbound } from '#kit/route.js';
import { cartLines, LONGEST_SKU, MOST_UNITS } from './cart-lines.js';
import { TOKEN } from './store-access.js';

const repeated = (input: unknown): string | undefined => (Array.isArray(input) ? 'is given more than once' : undefined);

/** A parameter that may be given once. */
const once = (): z.ZodString => z.string({ error: ({ input }) => repeated(input) });

/** Another language is English (document 2, G, Endpoints). */
const Lang = z.preprocess((asked) => (Array.isArray(asked) ? chosenLanguage(asked) : asked), z.union([z.enum(LANGUAGES), z.string()]).optional())
  .describe('Of the messages: it, en, de, fr or es, in capitals too; of several the first of these, and anything else is en.');

const Items = once().superRefine((text, found) => {
  for (const message of cartLines(text).problems) found.addIssue({ code: 'custom', message });
}).optional().describe('A cart: 1 to 20 lines SKU:QUANTITY, separated by commas; a quantity is 1 to 99, and 1 where it is left out. Where it is given, sku and qty are ignored. A SKU with a comma or a colon can only be asked for with sku.');

/** The parameters of the interface (document 2, G, Endpoints). */
export const PromiseQuery = z.object({
  token: z.string().meta({ pattern: TOKEN.source }).describe('The store token, which is meant to be in the code of storefronts.'),
  country: once().superRefine((code, found) => {
    const problem = countryProblem(code);
    if (problem !== undefined) found.addIssue({ code: 'custom', message: problem });
  }).toUpperCase().meta({ pattern: '^[A-Za-z]{2}$' }).describe('The destination: ISO 3166-1 alpha-2, in any case.'),
  sku: once().trim().min(1, 'must not be empty').max(LONGEST_SKU).optional().describe('One variant; needed unless items is given.'),
  qty: wholeNumber(1, MOST_UNITS, repeated).optional().describe('Units of sku; 1 unless given.'),
  items: Items,
  zip: once().max(12).regex(/^[A-Za-z0-9 -]*$/, 'may have letters, digits, blanks and hyphens').optional().describe('The postcode of the destination, by which the nearest stores come first.'),
  channel: once().max(30).regex(/^[a-z0-9_-]*$/, 'may have lower-case letters, digits, dashes and underscores').optional().describe('The sales channel; the merchant\'s own unless given.'),
  lang: Lang,
}).refine(({ sku, items }) => sku !== undefined || items !== undefined, { path: ['sku'], error: 'is required unless items is given', when: () => true }); // beside the flaws of other parameters

type Asked = z.output<typeof PromiseQuery>;

/** A call without what is ignored in it: where there is a cart, the single variant (document 2, G, Endpoints). */
export function withoutIgnored(inbound: Inbound): Inbound {
  const { sku, qty, ...rest } = inbound.query;
  return inbound.query['items'] === undefined || (sku === undefined && qty === undefined) ? inbound : { ...inbound, query: rest };
}

/** What the graph is asked for. */
export const promiseInput = ({ country, sku = '', qty = 1, items, zip, channel }: Asked): DeliveryPromiseInput =>
  ({ countryCode: country, postcode: given(zip), channel: given(channel), lines: items === undefined ? [{ sku, quantity: qty }] : [...cartLines(items).lines] });

const given = (text = ''): string | null => (text.trim() === '' ? null : text);

/** The language of the messages. */
export const languageOf = ({ lang }: Asked): Language => chosenLanguage(lang) ?? 'en';
