import { z } from 'zod';
import { lastDigits } from '#kit/last-digits.js';
import type { ExportOrdersMutation } from './operations/export-orders.generated.js';
import { codeOf, courierOf, type WmsJsonSettings } from './settings.js';

type Exported = ExportOrdersMutation['exportWaitingOrders'][number];

/** An order to fulfil, as Orders/New gives it (document 1, B, NewOrder). */
export const NewOrder = z.object({
  OrderData: z.object({
    OmsOrderNumber: z.string().describe('The key for later calls, with its #.'),
    OmsCustomerId: z.string().nullable().describe('Numeric part of the channel\'s customer id; null for guests.'),
    OrderDateTime: z.string(),
    HasExternalDocuments: z.enum(['true', 'false']),
    PreparationType: z.string(),
    OrderType: z.literal('B2C'),
    SelectedCourier: z.string(),
    Priority: z.int(),
    UserLanguage: z.string(),
    ShipmentType: z.union([z.literal(1), z.literal(2)]).describe('1 standard, 2 express.'),
  }),
  ShippingData: z.object({
    FirstName: z.string(), LastName: z.string(), EmailAddress: z.string(), PhoneNumber: z.string(),
    Address: z.object({ City: z.string(), CountryCode: z.string(), PostalCode: z.string(), StateOrProvinceCode: z.string(), Street: z.string() }),
    Notes: z.string(),
  }),
  ProductList: z.array(z.object({ Sku: z.string(), Quantity: z.int().min(1) })),
}).meta({ id: 'NewOrder' });

const LANGUAGES: Readonly<Record<string, string>> = {
  GB: 'en-US', DE: 'de-DE', AT: 'de-DE', ES: 'es-ES', PT: 'es-ES', FR: 'fr-FR', CH: 'fr-FR', BE: 'fr-FR', IT: 'it-IT',
};
const OTHER_LANGUAGE = 'en-US';
const USUAL_PREPARATION = '001';
const SHIPMENT_TYPES = { STANDARD: 1, EXPRESS: 2 } as const satisfies Record<Exported['shipping']['type'], number>;

/** An exported order as the warehouse's JSON. */
export const newOrder = (order: Exported, settings: WmsJsonSettings): z.output<typeof NewOrder> => ({
  OrderData: {
    OmsOrderNumber: order.number,
    OmsCustomerId: numberIn(order.customer.channelId),
    OrderDateTime: textOrEmpty(order.placedAt),
    HasExternalDocuments: settings.documentsEnabled && order.documents.externalRequired ? 'true' : 'false',
    PreparationType: preparationOf(order.tags, settings),
    OrderType: 'B2C',
    SelectedCourier: courierOf(settings, order.shipping.carrierCode),
    Priority: priorityOf(order, settings),
    UserLanguage: languageOf(textOrEmpty(order.shippingAddress.countryCode), settings),
    ShipmentType: SHIPMENT_TYPES[order.shipping.type],
  },
  ShippingData: shippingData(order),
  ProductList: order.lines.filter(({ quantityOpen }) => quantityOpen > 0).map((line) => ({ Sku: codeOf(settings, line), Quantity: line.quantityOpen })),
});

/** Text, empty when there is none. */
export const textOrEmpty = (text: string | null | undefined): string => text ?? '';

const numberIn = (id: string | null): string | null => lastDigits(textOrEmpty(id)) ?? null;

const preparationOf = (tags: readonly string[], { preparationTypes }: WmsJsonSettings): string =>
  preparationTypes.find(({ value }) => tags.includes(value))?.code ?? USUAL_PREPARATION;

/** The merchant's choice for the order, else for the country, else the default of the shipping type. */
function priorityOf({ priority, priorityChosen, shippingAddress }: Exported, { priorities }: WmsJsonSettings): number {
  const ofCountry = priorities.find(({ countryCode }) => countryCode === shippingAddress.countryCode)?.priority;
  return priorityChosen ? priority : ofCountry ?? priority;
}

const languageOf = (country: string, { languages }: WmsJsonSettings): string =>
  languages.find(({ value }) => value === country)?.code ?? (Object.hasOwn(LANGUAGES, country) ? LANGUAGES[country] : undefined) ?? OTHER_LANGUAGE;

function shippingData({ customer, shippingAddress: address, notes }: Exported): z.output<typeof NewOrder>['ShippingData'] {
  const { first, last } = nameOf(address, customer.name);
  return {
    FirstName: first,
    LastName: last,
    EmailAddress: textOrEmpty(customer.email),
    PhoneNumber: textOrEmpty(address.phone ?? customer.phone),
    Address: {
      City: textOrEmpty(address.city), CountryCode: textOrEmpty(address.countryCode), PostalCode: textOrEmpty(address.postalCode), StateOrProvinceCode: textOrEmpty(address.provinceCode),
      Street: joined([address.address1, address.address2]),
    },
    Notes: joined([notes, address.company === null ? null : `Company: ${address.company}`]),
  };
}

/** The name on the address, else the customer's with its last word as the family name. */
export function nameOf({ firstName, lastName }: { readonly firstName: string | null; readonly lastName: string | null }, name: string | null): { first: string; last: string } {
  if (firstName !== null || lastName !== null) return { first: firstName ?? '', last: lastName ?? '' };
  const words = (name ?? '').split(/\s+/).filter((word) => word !== '');
  return { first: words.slice(0, -1).join(' '), last: words.at(-1) ?? '' };
}

const joined = (texts: readonly (string | null)[]): string => texts.filter((text) => text !== null && text !== '').join(' ');
