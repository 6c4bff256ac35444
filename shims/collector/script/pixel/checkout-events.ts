import { eventText } from '../browser/event-text.js';
import { isFields, type Fields } from '../browser/json.js';

/** What is at a path of something that is not known, `order.id`. */
export const at = (value: unknown, path: string): unknown => path.split('.').reduce((part, name) => (isFields(part) ? part[name] : undefined), value);

/** The events of a checkout event of Shopify (`checkout_started`, `checkout_completed`): one of the whole, and for a purchase one of every line, of the same order and without a value of its own. A checkout or an order that is reported again has the same uids. */
export function checkoutEvents(event: unknown, cart: string | undefined): readonly string[] {
  const [checkout, when] = [at(event, 'data.checkout'), at(event, 'timestamp')];
  const [token, lines] = [at(checkout, 'token'), linesOf(checkout)];
  const order = tailOf(at(checkout, 'order.id'));
  const same = { cart: cart ?? token, currency: at(checkout, 'currencyCode') };
  const whole = { ...same, items: lines.reduce((sum, line) => sum + (Number(line['quantity']) || 0), 0), value: amount(checkout, 'totalPrice') };
  if (at(event, 'name') !== 'checkout_completed') return [eventText('checkout_start', whole, { at: when, once: ['start', token] })];
  const once = [order ?? token];
  return [
    eventText('purchase', { ...whole, order, discount: amount(checkout, 'discountsAmount'), shipping: amount(checkout, 'shippingLine.price'), tax: amount(checkout, 'totalTax') }, { at: when, once }),
    ...lines.map((line, index) => eventText('purchase', { ...same, order, quantity: line['quantity'], price: amount(line, 'variant.price') }, {
      at: when, once: [once, index], ref: at(line, 'variant.id') ?? at(line, 'variant.sku'),
    })),
  ];
}

function linesOf(checkout: unknown): readonly Fields[] {
  const lines = at(checkout, 'lineItems');
  return lines instanceof Array ? lines.filter(isFields) : [];
}

/** The last part of an id, which may be an address: `gid://shopify/Order/1`. */
const tailOf = (id: unknown): string | undefined => (typeof id === 'string' ? id.split('/').pop() : undefined);

const amount = (of: unknown, path: string): unknown => at(of, `${path}.amount`);
