import { z } from 'zod';
import { COUNTRY_ARGUMENT } from '#mcp/country-argument.js';
import { defineTool } from '#mcp/define-tool.js';
import { DETAIL } from '#mcp/list-fields.js';
import { localTime } from '#mcp/local-time.js';
import { GetDeliveryPromiseDocument } from './operations/get-delivery-promise.generated.js';
import { LONGEST_CODE } from './results/named-record.js';
import { explainedOption, pickupField, PromiseField, promiseOption } from './results/promise-field.js';
import { wordOf } from './results/status-words.js';

const [MOST_LINES, MOST_UNITS, LONGEST_SKU, LONGEST_POSTCODE] = [20, 99, 255, 20] as const;

const Item = z.object({ sku: z.string().min(1).max(LONGEST_SKU).describe('SKU'), quantity: z.int().min(1).max(MOST_UNITS).default(1).describe('Units') }).strict();

/** When a cart would arrive if it were ordered now. */
export const tool = defineTool({
  name: 'get_delivery_promise', access: 'read', permission: 'commerce.read',
  texts: {
    en: { title: 'When would it arrive', description: 'When items ordered now would arrive in a country, by shipping method, and where they could be collected. detail=full explains each date.' },
    it: { title: 'Quando arriverebbe', description: 'Quando gli articoli ordinati ora arriverebbero in un paese, per metodo di spedizione, e dove si potrebbero ritirare. detail=full spiega ogni data.' },
    de: { title: 'Wann käme es an', description: 'Wann jetzt bestellte Artikel in einem Land ankämen, je Versandart, und wo sie abgeholt werden könnten. detail=full erklärt jedes Datum.' },
    fr: { title: 'Quand cela arriverait', description: 'Quand des articles commandés maintenant arriveraient dans un pays, par mode d\'expédition, et où les retirer. detail=full explique chaque date.' },
    es: { title: 'Cuándo llegaría', description: 'Cuándo llegarían a un país los artículos pedidos ahora, por método de envío, y dónde podrían recogerse. detail=full explica cada fecha.' },
  },
  argumentNames: { countryCode: 'country', lines: 'items' },
  input: z.object({
    items: z.array(Item).min(1).max(MOST_LINES).describe('The cart'),
    country: COUNTRY_ARGUMENT.describe('ISO code, such as IT'),
    postcode: z.string().max(LONGEST_POSTCODE).optional().describe('Postcode'),
    channel: z.string().max(LONGEST_CODE).optional().describe('Sales channel'),
    detail: DETAIL,
  }),
  toldCodes: { when: 'ALWAYS', codes: ({ channel }) => (channel === undefined ? [] : [{ argument: 'channel', kind: 'CHANNEL', code: channel }]) },
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
