import { z } from 'zod';
import { LANGUAGES } from '#contract/languages.js';
import type { ReturnResolution } from '#contract/schema.generated.js';
import type { PortalBrandFragment } from './operations/portal-brand.generated.js';
import type { PortalOrderViewFragment } from './operations/portal-order-view.generated.js';
import { BLOCK_WORDS } from './words.js';

/** How the store shows itself (document 2, E, Portal info). */
export const Brand = z.object({
  name: z.string(), logo_url: z.string().nullable(), accent_color: z.string().nullable().describe('#rrggbb.'), support_email: z.string().nullable(), support_url: z.string().nullable(), slug: z.string(),
}).meta({ id: 'ReturnsBrand' });

/** What a shopper may choose to get. */
export const Resolutions = z.object({ refund: z.boolean(), exchange: z.boolean(), store_credit: z.boolean() }).meta({ id: 'Resolutions' });

const time = z.string().describe('ISO 8601, UTC.');
const Block = z.enum(Object.values(BLOCK_WORDS)).meta({ id: 'Blocked' });

/** An order (document 2, E, Lookup answer). */
export const OrderView = z.object({
  name: z.string(), placed_at: time, delivered_at: time.nullable(), currency: z.string(), country: z.string().nullable().describe('The country it went to.'),
  returnable_until: time.nullable(), blocked: Block.nullable().describe('Why nothing can be returned: cancelled, not_shipped, window_closed or limit_reached; null where something may be.'), language: z.enum(LANGUAGES),
}).meta({ id: 'ReturnsOrder' });

const Option = z.object({
  barcode: z.string().describe('Give it as the exchange of a line.'), sku: z.string(), title: z.string().nullable(), size: z.string(), color: z.string(), image_url: z.string().nullable(), available: z.int().describe('Units in stock.'),
}).meta({ id: 'ExchangeOption' });

/** A line of an order (document 2, E, Line). */
export const Line = z.object({
  id: z.string(), title: z.string(), size: z.string().nullable(), color: z.string().nullable(), sku: z.string().nullable(), image_url: z.string().nullable(),
  price: z.number().describe('What was paid for one unit, tax included.'), quantity: z.int(), returnable: z.int().describe('Units that left and are in no return that counts.'),
  blocked: Block.nullable(), exchange_options: z.array(Option).describe('Of the same colour first.'),
}).meta({ id: 'ReturnsLine' });

/** The store in JSON. */
export const brandJson = (brand: PortalBrandFragment['brand'], slug: string): z.output<typeof Brand> => {
  const { name, logoUrl, accentColor, supportEmail, supportUrl } = brand ?? UNBRANDED;
  return { name, logo_url: logoUrl, accent_color: accentColor, support_email: supportEmail, support_url: supportUrl, slug };
};

const UNBRANDED = { name: '', logoUrl: null, accentColor: null, supportEmail: null, supportUrl: null };

/** Resolutions in JSON. */
export const resolutionsJson = (offered: readonly ReturnResolution[]): z.output<typeof Resolutions> =>
  ({ refund: offered.includes('REFUND'), exchange: offered.includes('EXCHANGE'), store_credit: offered.includes('STORE_CREDIT') });

/** An order and its lines in JSON. */
export const orderJson = ({ name, placedAt, deliveredAt, currency, country, returnableUntil, blocked, language, lines }: PortalOrderViewFragment): { readonly order: z.output<typeof OrderView>; readonly lines: z.output<typeof Line>[] } => ({
  order: { name, placed_at: placedAt, delivered_at: deliveredAt, currency, country, returnable_until: returnableUntil, blocked: blocked && BLOCK_WORDS[blocked], language },
  lines: lines.map((line) => ({
    id: line.id, title: line.title, size: line.size, color: line.color, sku: line.sku, image_url: line.imageUrl, price: Number(line.price), quantity: line.quantity, returnable: line.returnable,
    blocked: line.blocked && BLOCK_WORDS[line.blocked],
    exchange_options: line.exchangeOptions.map(({ imageUrl, ...option }) => ({ barcode: option.barcode, sku: option.sku, title: option.title, size: option.size, color: option.color, image_url: imageUrl, available: option.available })),
  })),
});
