// On the embedded database only: pages and scripts are the same bytes whatever the database.
import { inBrowser } from '../../kit/browser.js';
import { withShop } from './shop.js';
import { KEY } from './stand-in.js';

const VISITOR = { id: '0123456789abcdef0123456789abcdef', since: 1772532000000, session: 'fedcba9876543210fedcba9876543210', seen: 1772532000000, cart: 'cart-1' };

const CHECKOUT = {
  token: 'b'.repeat(32), currencyCode: 'EUR', totalPrice: { amount: 61.5 }, totalTax: { amount: 11.09 }, discountsAmount: { amount: 5 }, shippingLine: { price: { amount: 6.5 } },
  lineItems: [{ quantity: 2, variant: { id: '4711', sku: 'SHIRT_M', price: { amount: 25 } } }, { quantity: 1, variant: { id: null, sku: 'BELT_90', price: { amount: 10 } } }],
};

/** What Shopify gives a custom pixel, in its sandboxed frame; the shop's storage is its, through messages elsewhere. */
const frame = (host: string, { allowed, stored }: { readonly allowed: boolean; readonly stored: object }): string => `<!doctype html><script>
  const told = {}, kept = new Map(${JSON.stringify(Object.entries(stored))});
  const analytics = { subscribe(name, take) { told[name] = take } };
  const customerPrivacy = analytics, init = { customerPrivacy: { analyticsProcessingAllowed: ${String(allowed)}, marketingAllowed: ${String(allowed)} } };
  const browser = { localStorage: { getItem: async (name) => kept.get(name) ?? null, setItem: async (name, text) => { kept.set(name, text) }, removeItem: async (name) => { kept.delete(name) } } };
  const queue = [];
  for (const name of ['checkout_started', 'checkout_completed']) analytics.subscribe(name, (event) => queue.push(event));
  window.porticoPixel = { key: '${KEY}', queue, browser, init, customerPrivacy };
  document.head.appendChild(Object.assign(document.createElement('script'), { src: '${host}/collect-pixel.js' }));
</script>`;

inBrowser('collect-pixel.js in a sandboxed frame', () => {
  const shop = withShop();
  const open = async (given: { readonly allowed: boolean; readonly stored: object }): Promise<void> => {
    await shop.open('/checkout', '');
    await shop.page.evaluate((page) => new Promise((resolve) => {
      const element = Object.assign(document.createElement('iframe'), { srcdoc: page, sandbox: 'allow-scripts', onload: resolve });
      document.body.append(element);
    }), frame(shop.collector.host, given));
  };
  const inside = <T>(script: string): Promise<T> => {
    const [, pixel] = shop.page.frames();
    if (!pixel) throw new Error('there is no frame');
    return pixel.evaluate<T>(script);
  };
  const happens = (name: string, checkout: object): Promise<unknown> => inside(`told.${name}(${JSON.stringify({ name, timestamp: '2026-03-03T09:59:00.000Z', data: { checkout } })}), undefined`);

  test('a checkout is sent from the origin null, as the visitor and with the cart of the storefront', async () => {
    await open({ allowed: true, stored: { portico_collect: JSON.stringify(VISITOR) } });
    await happens('checkout_started', CHECKOUT);
    expect(await shop.collector.calls(1)).toMatchObject([{ path: '/api/collect/v1/events', origin: 'null', type: 'text/plain;charset=UTF-8', body: {
      key: KEY, v: 1, sentAt: '2026-03-03T10:00:00.000Z', visitor: { id: VISITOR.id, consent: 'granted', purposes: ['analytics', 'personalisation'], consentSource: 'shopify' }, session: VISITOR.session,
      events: [{ kind: 'checkout_start', uid: expect.stringMatching(/^0123456789abcdef0123[a-z0-9_]+$/), at: '2026-03-03T09:59:00.000Z', payload: { cart: 'cart-1', currency: 'EUR', items: 3, value: 61.5 } }],
    } }]);
  });

  test('a purchase is one event of the whole and one of every line, with the same uids when its page is opened again', async () => {
    const order = { ...CHECKOUT, order: { id: 'gid://shopify/OrderIdentity/6181' } };
    for (const times of [1, 2]) { // the page is opened again
      await open({ allowed: true, stored: { portico_collect: JSON.stringify(VISITOR) } });
      await happens('checkout_completed', order);
      await shop.collector.calls(times);
    }
    const events = (await shop.collector.calls(2)).flatMap(({ body }) => body.events ?? []);
    expect(events.slice(3).map(({ uid }) => uid)).toEqual(events.slice(0, 3).map(({ uid }) => uid));
    expect([new Set(events.map(({ uid }) => uid)).size, events.filter(({ uid }) => /^0123456789abcdef0123[a-z0-9_]{1,8}$/.test(uid)).length]).toEqual([3, 6]);
    expect(events.slice(0, 3).map(({ kind, ref, payload }) => [kind, ref, payload])).toEqual([
      ['purchase', undefined, { cart: 'cart-1', currency: 'EUR', items: 3, value: 61.5, order: '6181', discount: 5, shipping: 6.5, tax: 11.09 }],
      ['purchase', '4711', { cart: 'cart-1', currency: 'EUR', order: '6181', quantity: 2, price: 25 }],
      ['purchase', 'BELT_90', { cart: 'cart-1', currency: 'EUR', order: '6181', quantity: 1, price: 10 }],
    ]);
  });

  test('before the shopper allows analytics nothing is sent or kept; then what happened is, as a new visitor that is kept', async () => {
    await open({ allowed: false, stored: {} });
    await happens('checkout_started', CHECKOUT);
    await shop.pass(60);
    expect([shop.collector.got, await inside('kept.size')]).toEqual([[], 0]);
    await inside('told.visitorConsentCollected({ customerPrivacy: { analyticsProcessingAllowed: true, marketingAllowed: false } })');
    const [{ body } = { body: undefined }] = await shop.collector.calls(1);
    expect(body).toMatchObject({ visitor: { purposes: ['analytics'] }, events: [{ kind: 'checkout_start', payload: { cart: 'b'.repeat(32) } }] });
    expect(JSON.parse(await inside("kept.get('portico_collect')"))).toMatchObject({ id: body?.visitor['id'], session: body?.session });
  });

  test('withdrawn in the checkout, the visitor is erased', async () => {
    await open({ allowed: true, stored: { portico_collect: JSON.stringify(VISITOR) } });
    await inside('told.visitorConsentCollected({ customerPrivacy: { analyticsProcessingAllowed: false, marketingAllowed: false } })');
    expect(await shop.collector.calls(1)).toMatchObject([{ path: '/api/collect/v1/consent', origin: 'null', body: { visitor: { id: VISITOR.id, consent: 'revoked', consentSource: 'shopify' } } }]);
    await shop.page.frames()[1]?.waitForFunction('kept.size === 0');
    await happens('checkout_started', CHECKOUT);
    await shop.pass(60);
    expect(shop.collector.got).toHaveLength(1);
  });
});
