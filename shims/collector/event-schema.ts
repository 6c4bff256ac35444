import { CHECKOUT_KINDS, EVENT_KINDS, EVENT_UID, PAYLOAD_KEYS, type EventKind, type PayloadKey } from '#contract/shopper-event.js';
import type { JsonSchema } from '#kit/docs/json-schema.js';

const text = (description: string): JsonSchema => ({ type: ['string', 'null'], description });
const number = (description: string): JsonSchema => ({ type: ['number', 'string', 'null'], description });

const VALUES = {
  path: text('The path of the page, without fragment and query.'), title: text('The title of the page.'), type: text('The kind of page: home, list, product or another word of the storefront.'),
  referrer_host: text('The host that led to the page.'), utm_source: text('Where the shopper came from.'), utm_medium: text('How they came.'), utm_campaign: text('The campaign.'),
  from: text('The path of the page on which it was done.'), variant: text('The variant that was shown.'), list: text('The list that the product was in.'), position: number('Its place in the list.'),
  price: number('The price of one, as a decimal.'), currency: text('ISO 4217.'), query: text('What was searched for; 200 characters are kept, and what looks like personal data is not.'), results: number('How many results there were.'), page: number('The page of the results.'),
  sort: text('How they were sorted.'), source: text('Where the search was made.'), cart: text('The storefront\'s token of the cart.'), quantity: number('Units; 1 unless given.'), items: number('Units in all.'),
  value: number('The value of the whole cart or order, as a decimal.'), order: text('The storefront\'s number of the order.'), discount: number('Of the order, as a decimal.'), shipping: number('Of the order, as a decimal.'), tax: number('Of the order, as a decimal.'),
} satisfies Readonly<Record<PayloadKey, JsonSchema>>;

const MEANINGS = {
  page_view: 'A page was seen.', product_view: 'A product was looked at.', search: 'Something was searched for.', add_to_cart: 'Something was put in a cart.', remove_from_cart: 'Something was taken out of a cart.',
  checkout_start: 'Checkout began.', purchase: 'Something was bought: one event of the whole order with value, or one of each line with ref, quantity and price.',
} satisfies Readonly<Record<EventKind, string>>;

/** An event for descriptions, each kind with the keys that its payload may have; what is read of one is the domain's, which rejects it alone. */
export const DESCRIBED_EVENT: JsonSchema = { description: 'One of the seven kinds. What is wrong with an event rejects it alone.', anyOf: EVENT_KINDS.map(schemaOf) };

function schemaOf(kind: EventKind): JsonSchema {
  const description = `${MEANINGS[kind]}${CHECKOUT_KINDS.has(kind) ? ' Also of the web pixel of a checkout, whose Origin is null.' : ''}`;
  return {
    title: kind, type: 'object', description, required: ['kind'],
    properties: {
      kind: { const: kind },
      uid: { type: ['string', 'null'], pattern: EVENT_UID.source, description: 'Of the event alone in the whole company: an event whose uid is kept already is a duplicate. One of ours unless given.' },
      at: { type: ['string', 'null'], format: 'date-time', description: 'When it happened, from 7 days ago to 5 minutes ahead; now unless given.' },
      ref: { type: ['string', 'number', 'null'], description: 'The product: the id of a variant, a SKU (of a variant or of a product), the id of a product or its handle, the first that is known.' },
      payload: { type: ['object', 'null'], description: 'Flat, at most 20 keys and texts of at most 500 characters, else all of it is dropped; other keys are ignored.', properties: Object.fromEntries(PAYLOAD_KEYS[kind].map((key) => [key, VALUES[key]])) },
    },
  };
}
