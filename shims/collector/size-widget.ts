import { z } from 'zod';
import { LANGUAGES, type Language } from '#contract/languages.js';
import { sha256 } from '#kernel/crypto.js';
import { defineRoute } from '#kit/define-route.js';
import type { CollectorCaller } from './collector-caller.js';
import { SIZE_EXAMPLE } from './collector-examples.js';
import { SizeWidgetDocument, type SizeWidgetQuery } from './operations/size-widget.generated.js';
import { BASIS_WORDS, CONFIDENCE_WORDS, sizeMessage, UNIT_WORDS } from './size-words.js';

const LONGEST_REF = 256;
/** Pages that know no visitor may leave it empty. */
const VISITOR = /^(?:[A-Za-z0-9_-]{16,64})?$/;

const WidgetQuery = z.object({
  key: z.string().optional().describe('The public key, where no header has it.'),
  ref: z.string({ error: 'is required, once: the product of the page' }).min(1, 'must not be empty').max(LONGEST_REF, `must have at most ${String(LONGEST_REF)} characters`).describe('The product: the id of a variant, a SKU, the id of the product or its handle, the first that is known.'),
  visitor: z.string({ error: 'must be given once' }).regex(VISITOR, 'must have 16 to 64 letters, digits, - and _').optional().describe('The id that the storefront gave the visitor; leave it out where they did not allow personalisation.'),
  locale: z.preprocess((value) => (Array.isArray(value) ? undefined : value), z.string().optional()).describe('The language of the page: it, en, de, fr or es, also with a region (de-CH); anything else is en.'),
});

const Widget = z.object({
  available: z.boolean().describe('Whether there is a size or a size chart to show.'),
  product: z.object({ id: z.int(), sku: z.string().nullable() }).optional().describe('The product; left out where it is not known, or not on sale.'),
  recommendation: z.object({ size: z.string(), confidence: z.enum(CONFIDENCE_WORDS), basis: z.enum(BASIS_WORDS).describe('What it rests on: what this shopper kept or sent back, or what all kept.') }).optional().describe('The size to suggest; left out where nothing tells it.'),
  size_chart: z.object({ title: z.string(), unit: z.enum(UNIT_WORDS), columns: z.array(z.string()), rows: z.array(z.object({ size: z.string(), values: z.array(z.string()).describe('One for each column.') })) }).optional().describe('What the sizes measure; left out where the merchant has no chart of the product.'),
  locale: z.enum(LANGUAGES).describe('The language of message.'),
  message: z.string().describe('A sentence for the shopper.'),
}).meta({ id: 'SizeWidget' });

const TAG_DIGITS = 32;

/** GET /widgets/size: what a product page shows about sizes. */
export const sizeWidget = defineRoute({
  id: 'widgets.size', method: 'GET', path: '/widgets/size', scope: null, idempotency: 'natural',
  summary: 'Read the size of a product page',
  description: 'The size to suggest, with its size chart. For a visitor who granted consent and personalisation it rests on what they kept and sent back; for anybody else on the orders and returns of all. Nothing is stored.',
  failures: ['BAD_INPUT', 'UNAUTHENTICATED', 'ORIGIN_REFUSED', 'RATE_LIMITED', 'UNAVAILABLE', 'INTERNAL'],
  emptySuccesses: { 304: 'If-None-Match has the ETag of the answer.' },
  answeredHeaders: { 'Cache-Control': 'max-age=300 for anybody; private for a visitor who granted personalisation; no-store of an error.' },
  successHeaders: { ETag: 'Send it as If-None-Match: 304 while the answer is the same.' },
  input: z.object({ query: WidgetQuery }),
  answer: Widget,
  operation: SizeWidgetDocument,
  variables: ({ query: { ref, visitor = '' } }, _: { readonly caller: CollectorCaller }) => ({ input: { ref, visitorId: visitor === '' ? null : visitor } }),
  reply({ sizeWidget: { advice, isPersonal } }, { input: { query } }) {
    const body = widgetOf(advice, languageOf(query.locale));
    return { status: 200, body, headers: { 'Cache-Control': isPersonal ? 'private' : 'max-age=300', ETag: `"${sha256(JSON.stringify(body)).slice(0, TAG_DIGITS)}"` } };
  },
  example: { target: '/widgets/size?key=pk_0123456789abcdef0123456789abcdef&ref=linen-shirt&locale=en', answer: SIZE_EXAMPLE },
});

/** The language of a tag: de of de-CH. */
function languageOf(locale = ''): Language {
  const tag = locale.toLowerCase();
  return LANGUAGES.find((language) => tag === language || tag.startsWith(`${language}-`) || tag.startsWith(`${language}_`)) ?? 'en';
}

function widgetOf(advice: SizeWidgetQuery['sizeWidget']['advice'], locale: Language): z.output<typeof Widget> {
  if (!advice) return { available: false, locale, message: sizeMessage(null, locale) };
  const { productId, sku, recommendation, chart } = advice;
  return {
    available: recommendation !== null || chart !== null,
    product: { id: productId, sku },
    ...(recommendation && { recommendation: { size: recommendation.size, confidence: CONFIDENCE_WORDS[recommendation.confidence], basis: BASIS_WORDS[recommendation.basis] } }),
    ...(chart && { size_chart: { title: chart.name, unit: UNIT_WORDS[chart.unit], columns: [...chart.measures], rows: chart.rows.map(({ size, values }) => ({ size, values: [...values] })) } }),
    locale, message: sizeMessage(advice, locale),
  };
}
