import { z } from 'zod';
import { defineTool } from '#mcp/define-tool.js';
import { DETAIL } from '#mcp/list-fields.js';
import { localTime } from '#mcp/local-time.js';
import { GetDeliveryPromiseDocument } from './operations/get-delivery-promise.generated.js';
import { COUNTRY_ARGUMENT, LONGEST_CODE } from './results/named-record.js';
import { explainedOption, pickupField, PromiseField, promiseOption } from './results/promise-field.js';
import { wordOf } from './results/status-words.js';

const [MOST_LINES, MOST_UNITS, LONGEST_SKU, LONGEST_POSTCODE] = [20, 99, 255, 20] as const;

const Item = z.object({ sku: z.string().min(1).max(LONGEST_SKU).describe('SKU'), quantity: z.int().min(1).max(MOST_UNITS).default(1).describe('Units') }).strict();

/** When a cart would arrive if it were ordered now. */
export const tool = defineTool({
  name: 'get_delivery_promise', access: 'read', permission: 'commerce.read',
  texts: {
    en: { title: 'When would it arrive', description: 'When items would arrive in a country if they were ordered now, by shipping method, and where they could be collected. detail=full explains each date: rule, stock, calendars, transit, policy.' },
    it: { title: 'Quando arriverebbe', description: 'Quando gli articoli arriverebbero in un paese se ordinati ora, per metodo di spedizione, e dove si potrebbero ritirare. detail=full spiega ogni data: regola, stock, calendari, transito, policy.' },
    de: { title: 'Wann käme es an', description: 'Wann Artikel in einem Land ankämen, wenn sie jetzt bestellt würden, je Versandart, und wo sie abgeholt werden könnten. detail=full erklärt jedes Datum: Regel, Bestand, Kalender, Laufzeit, Richtlinie.' },
    fr: { title: 'Quand cela arriverait', description: 'Quand des articles arriveraient dans un pays s\'ils étaient commandés maintenant, par mode d\'expédition, et où les retirer. detail=full explique chaque date : règle, stock, calendriers, transit, politique.' },
    es: { title: 'Cuándo llegaría', description: 'Cuándo llegarían los artículos a un país si se pidieran ahora, por método de envío, y dónde podrían recogerse. detail=full explica cada fecha: regla, stock, calendarios, tránsito, política.' },
  },
  input: z.object({
    items: z.array(Item).min(1).max(MOST_LINES).describe('The cart'),
    country: COUNTRY_ARGUMENT.describe('Destination: ISO 3166-1 alpha-2'),
    postcode: z.string().max(LONGEST_POSTCODE).optional().describe('Of the destination'),
    channel: z.string().max(LONGEST_CODE).optional().describe('Sales channel'),
    detail: DETAIL,
  }),
  output: PromiseField,
  operation: GetDeliveryPromiseDocument,
  variables: ({ items: lines, country: countryCode, postcode, channel, detail }) => ({ full: detail === 'full', input: { countryCode, postcode: postcode ?? null, channel: channel ?? null, lines } }),
  result: ({ explainPromise: { because, promise, options } }, { timeZone }) => ({
    computed_at: localTime(promise.computedAt, timeZone), country: promise.countryCode, because,
    unknown_skus: promise.items.filter(({ known }) => !known).map(({ sku }) => sku),
    options: promise.options.map((option) => promiseOption(option, timeZone)),
    pickup: promise.pickup?.map((one) => pickupField(one, timeZone)) ?? null,
    ...(options && { explanation: options.map((option) => ({ method: wordOf(option.option.method), ...explainedOption(option) })) }),
  }),
});
