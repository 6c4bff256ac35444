// On the embedded database only: pages and scripts are the same bytes whatever the database.
import type { ServerResponse } from 'node:http';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { complaintsOfAxe, inBrowser, startBrowser } from '../kit/browser.js';
import { answer, ANSWERED_AT, answerWith, json, openPromiseWorld, said, TOKEN, type PromiseWorld } from './promise-world.js';

const OWN_TEXT = 'Usually within a week.';

inBrowser('the storefront snippet of the delivery promise', () => {
  let w: PromiseWorld;
  let browser: Browser;
  let context: BrowserContext;
  let page: Page;
  const complaints: string[] = [];

  beforeAll(async () => {
    w = await openPromiseWorld();
    browser = await startBrowser();
  });
  afterAll(async () => {
    await browser.close();
    await w.close();
  });
  beforeEach(async () => {
    Object.assign(w, { play: said, page: '' });
    w.asked.splice(0);
    context = await browser.newContext({ viewport: { width: 800, height: 600 }, timezoneId: 'Europe/Rome' });
    context.setDefaultTimeout(60_000);
    page = await context.newPage();
    page.on('pageerror', (error) => { complaints.push(error.message); });
    page.on('console', (message) => { if (!message.text().startsWith('Failed to load resource')) complaints.push(message.text()); });
  });
  afterEach(async () => {
    await context.close();
    expect(complaints.splice(0)).toEqual([]);
  });

  const script = (attributes = 'data-country="it" data-lang="it"'): string => `<script src="${w.host}/promise.js" data-token="${TOKEN}" ${attributes} defer></script>`;
  const shop = async (body: string, head = script()): Promise<void> => {
    w.page = `<!doctype html><html lang="it"><head>${head}</head><body>${body}</body></html>`;
    await page.goto(w.shop);
  };
  const place = (sku: string, attributes = ''): string => `<p data-promise data-promise-sku="${sku}" ${attributes}>${OWN_TEXT}</p>`;
  const shown = async (text: string, selector = '[data-promise]'): Promise<void> => { await page.waitForFunction(([where, what]) => document.querySelector(where ?? '')?.textContent === what, [selector, text]); };
  const state = (name: string, selector = '[data-promise]'): Promise<unknown> => page.waitForSelector(`${selector}[data-promise-state="${name}"]`, { state: 'attached' });
  const texts = (): Promise<string[]> => page.locator('[data-promise]').allTextContents();
  const setAttribute = (name: string, value: string): Promise<unknown> => page.evaluate(([key = '', text = '']) => { document.querySelector('[data-promise]')?.setAttribute(key, text); }, [name, value]);

  test('an element gets the message, a state and a polite region, and the event with the answer', async () => {
    await page.addInitScript("document.addEventListener('portico:promise', ({ target, detail }) => { target.dataset.got = detail.country; })");
    await shop(place('MODEL_BLU_M', 'data-promise-qty="2" data-promise-zip="20121" data-promise-channel="web"'));
    await shown('MODEL_BLU_M × 2');
    expect(await page.locator('[data-promise][data-promise-state="in_stock"][aria-live="polite"][data-got="IT"]').count()).toBe(1);
    expect(w.asked).toEqual(['lang=it&sku=MODEL_BLU_M&qty=2&zip=20121&country=it&channel=web']);
  });

  test('fields get their parts, by method too, dates in the language, and the markup in a store\'s name is text', async () => {
    await shop(`<div data-promise data-promise-sku="A"><b data-promise-field="message">-</b><b data-promise-field="delivery_to">-</b><b data-promise-field="delivery_to" data-promise-method="express">-</b>
      <b data-promise-field="order_by">-</b><b data-promise-field="pickup">-</b><b data-promise-field="pickup_name">-</b><b data-promise-field="available_from">-</b><i data-promise-method="drone"></i></div>`);
    await shown('A × 1', 'b');
    expect(await page.locator('b').allTextContents()).toEqual(['A × 1', 'venerdì 6 marzo', 'mercoledì 4 marzo', 'martedì 3 marzo alle ore 13:00', 'Today in Milano <b>Duomo</b>', 'Milano <b>Duomo</b>', '']);
    expect([await page.locator('b b').count(), await page.getAttribute('i', 'data-promise-state')]).toEqual([0, 'unavailable']);
  });

  test('the language is that of the page and the country that of the element, where the script says none', async () => {
    await shop(place('A', 'data-promise-country="de"'), script('data-country="it"').replace('data-lang', 'data-none'));
    await shown('A × 1');
    expect(w.asked).toEqual(['lang=it&sku=A&country=de']);
  });

  test('equal questions of a page are asked once, and what a shop asks itself shares the answer', async () => {
    await shop(place('A') + place('A', 'data-promise-qty="1"') + place('B'));
    await state('in_stock', 'p:nth-of-type(3)');
    expect(await texts()).toEqual(['A × 1', 'A × 1', 'B × 1']);
    expect(await page.evaluate("Promise.all([porticoPromise.get({ sku: 'B' }).then(({ message }) => message), porticoPromise.get({}), porticoPromise.get({ items: 'A:1,B:2' }).then(({ message }) => message)])")).toEqual(['B × 1', null, 'A:1,B:2']);
    expect(w.asked.sort()).toEqual(['lang=it&items=A:1,B:2&country=it', 'lang=it&sku=A&country=it', 'lang=it&sku=B&country=it']);
  });

  test('a variant picker changes the promise and an added element gets one', async () => {
    await shop(place('A'));
    await shown('A × 1');
    await setAttribute('data-promise-sku', 'B');
    await shown('B × 1');
    await page.evaluate("document.body.append(Object.assign(document.createElement('p'), { id: 'more' })); more.dataset.promiseItems = 'C:1,D:2'; more.dataset.promise = ''");
    await shown('C:1,D:2', '#more');
    await setAttribute('data-promise-sku', 'A');
    await shown('A × 1');
    expect(w.asked).toHaveLength(3);
  });

  test('the last question wins: an older one is aborted, and an answer that comes late changes nothing', async () => {
    const late: ServerResponse[] = [];
    w.play = (query, response) => {
      if (query.get('sku') === 'SLOW') late.push(response);
      else said(query, response, response.req);
    };
    await shop(place('SLOW'));
    await state('loading');
    const aborted = page.waitForEvent('requestfailed');
    await setAttribute('data-promise-sku', 'B');
    await shown('B × 1');
    expect((await aborted).failure()?.errorText).toBe('net::ERR_ABORTED');
    for (const response of late) json(response, answer('too late'));
    await setAttribute('data-promise-qty', '3');
    await shown('B × 3');
  });

  test('a limit is waited for as Retry-After says, with the shop\'s text meanwhile', async () => {
    w.play = (query, response, request) => {
      if (w.asked.length === 1) json(response, { error: 'rate_limited', retry_after: 40 }, 429);
      else said(query, response, request);
    };
    await page.clock.install({ time: ANSWERED_AT });
    await shop(place('A'));
    await state('error');
    expect(await texts()).toEqual([OWN_TEXT]);
    await page.clock.runFor(20_000);
    await setAttribute('data-promise-sku', 'B'); // no other question either
    await page.clock.runFor(5_000);
    expect(w.asked).toHaveLength(1);
    await page.clock.runFor(16_500);
    await shown('B × 1');
  });

  test('an API that is down leaves the shop\'s text, also after a promise of another variant, and is asked less and less', async () => {
    await page.clock.install({ time: ANSWERED_AT });
    await shop(`<form data-promise-cart>${place('A')}</form>`);
    await shown('A × 1');
    w.play = (_, response) => { response.socket?.destroy(); };
    await setAttribute('data-promise-sku', 'B');
    await state('error');
    expect([await texts(), await page.inputValue('[name="attributes[_service_promise]"]')]).toEqual([[OWN_TEXT], '']);
    w.play = said;
    await page.clock.runFor(4_000);
    await shown('B × 1');
    expect(w.asked.length).toBeGreaterThan(2);
  });

  test.each([[401, 'invalid_token'], [422, 'validation_failed']])('what is wrong is asked once: %i', async (status, error) => {
    w.play = (_, response) => { json(response, { error }, status); };
    await page.clock.install({ time: ANSWERED_AT });
    await shop(place('A'));
    await state('error');
    await page.clock.runFor(1_200_000);
    expect([await texts(), w.asked.length]).toEqual([[OWN_TEXT], 1]);
  });

  test('the countdown goes by the answer and not by the shopper\'s clock, without a call, and asks anew after the cutoff', async () => {
    await page.clock.install({ time: '2031-07-09T03:00:00.000Z' }); // years off
    await shop(`<div data-promise data-promise-sku="A"><b data-promise-field="order_within"></b></div>`);
    await shown('2 h 5 min', 'b');
    expect(await page.getAttribute('b', 'aria-live')).toBe('off');
    await page.clock.runFor(61_000);
    await shown('2 h 4 min', 'b');
    await page.clock.runFor(7_200_000);
    await shown('4 min', 'b');
    expect(w.asked).toHaveLength(1);
    w.play = (_, response) => { json(response, answerWith('later', { order_by: '2026-03-04T12:00:00.000Z', order_within_minutes: 1439 })); };
    await page.clock.runFor(269_500);
    await shown('23 h 59 min', 'b');
    expect(w.asked).toHaveLength(2);
  });

  test('an answer that was kept for a while counts by its minutes', async () => {
    w.play = (_, response) => { json(response, answerWith('kept', { order_within_minutes: 7 })); };
    await shop(`<div data-promise data-promise-sku="A"><b data-promise-field="order_within"></b></div>`);
    await shown('7 min', 'b');
  });

  test.each([['incoming', {}, 'standard:2026-03-06;express:2026-03-04'], ['unavailable', { delivery_from: null, delivery_to: null }, '']])('the state says %s, and the cart keeps the days that the shopper saw', async (status, days, kept) => {
    w.play = (_, response) => { json(response, answerWith('not now', { status, order_by: null, order_within_minutes: null, ...days })); };
    await shop(`<form data-promise-cart="properties[_service_promise]">${place('A')}</form>`);
    await state(status);
    expect(await page.inputValue('[name="properties[_service_promise]"]')).toBe(kept);
  });

  test.each([
    ['it', 'martedì 1 dicembre', 'martedì 1 dicembre alle ore 16:00'], ['en', 'Tuesday 1 December', 'Tuesday 1 December at 16:00'], ['de', 'Dienstag, 1. Dezember', 'Dienstag, 1. Dezember um 16:00'],
    ['fr', 'mardi 1 décembre', 'mardi 1 décembre à 16:00'], ['es', 'martes, 1 de diciembre', 'martes, 1 de diciembre, 16:00'],
  ])('in %s a day and a time are written as the browser writes them', async (language, day, time) => {
    w.play = (_, response) => { json(response, answerWith('later', { delivery_to: '2026-12-01', order_by: '2026-12-01T15:00:00.000Z' })); };
    await shop(`<div data-promise data-promise-sku="A"><b data-promise-field="delivery_to"></b><b data-promise-field="order_by"></b></div>`, script(`data-country="it" data-lang="${language}"`));
    await shown(day, 'b');
    expect(await page.locator('b').allTextContents()).toEqual([day, time]);
  });

  test('a form and a hidden field get the dates of all that can be delivered', async () => {
    await shop(`<form id="own" data-promise-sku="A" data-promise-cart><input type="hidden" name="properties[_service_promise]"></form><form><input id="cart" type="hidden" name="attributes[_service_promise]" data-promise-cart data-promise-items="A:1"></form>`);
    await page.waitForFunction(() => [...document.querySelectorAll<HTMLInputElement>('#cart, #own > input')].every(({ value }) => value !== ''));
    expect(await page.evaluate('[cart.value, own.elements.length, own.elements[0].value]')).toEqual(['standard:2026-03-06;express:2026-03-04', 1, 'standard:2026-03-06;express:2026-03-04']);
  });

  test('of 200 elements those near the window are asked, the others when they come into sight', async () => {
    await shop(Array.from({ length: 200 }, (_, at) => `<div style="height:100px">${place(`SKU_${String(at)}`)}</div>`).join(''), script());
    await state('in_stock');
    await page.waitForFunction(() => document.querySelectorAll('[data-promise-state="loading"]').length === 0);
    const first = w.asked.length;
    expect(first).toBeGreaterThan(0);
    expect(first).toBeLessThan(40);
    await page.evaluate('scrollTo(0, document.body.scrollHeight)');
    await state('in_stock', 'div:last-child > [data-promise]');
    expect(w.asked.length).toBeLessThan(80);
  });

  test('without an IntersectionObserver everything is asked', async () => {
    await page.addInitScript('delete window.IntersectionObserver');
    await shop(`${place('A')}<div style="height:9000px"></div>${place('B')}`);
    await state('in_stock', 'p:last-child');
    expect(await texts()).toEqual(['A × 1', 'B × 1']);
  });

  test('a page without elements asks nothing, and one with the script twice asks once', async () => {
    await shop('<p>Nothing</p>', script() + script());
    await page.waitForFunction(() => Boolean(Reflect.get(globalThis, 'porticoPromise')));
    await page.evaluate("document.body.innerHTML = '<p data-promise data-promise-sku=A></p>'");
    await shown('A × 1');
    expect(w.asked).toHaveLength(1);
  });

  test('who comes back to the page after a while sees what holds now', async () => {
    await page.clock.install({ time: ANSWERED_AT });
    await shop(place('A'));
    await shown('A × 1');
    w.play = (_, response) => { json(response, answer('now')); };
    await page.evaluate("dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))");
    await page.clock.runFor(61_000);
    expect(w.asked).toHaveLength(1);
    await page.evaluate("dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))");
    await shown('now');
    w.play = said;
    await page.evaluate('porticoPromise.refresh()');
    await shown('A × 1');
  });

  test('it keeps nothing in the browser', async () => {
    await shop(place('A'));
    await shown('A × 1');
    expect(await page.evaluate('[document.cookie, localStorage.length, sessionStorage.length]')).toEqual(['', 0, 0]);
  });

  describe('the example', () => {
    const open = (query: string): Promise<unknown> => page.goto(`${w.host}/promise-example${query}`);

    test('shows a product, a list and a cart with what axe-core has nothing against, light and dark, on a desk and on a phone', async () => {
      await open(`?token=${TOKEN}&country=IT&sku=A,B`);
      await shown('A × 1', '#product [data-promise]');
      await page.selectOption('#variant', 'B');
      await page.fill('#quantity', '2');
      await shown('B × 2', '#product [data-promise]');
      await page.click('text=Add to cart');
      expect(await page.textContent('#added')).toBe('Added with _service_promise = standard:2026-03-06;express:2026-03-04');
      await page.locator('#cart').scrollIntoViewIfNeeded();
    await state('in_stock', '#cart');
      for (const [colorScheme, width] of [['light', 1280], ['dark', 360]] as const) {
        await page.emulateMedia({ colorScheme });
        await page.setViewportSize({ width, height: 800 });
        expect([colorScheme, await complaintsOfAxe(page), await page.evaluate('document.documentElement.scrollWidth')]).toEqual([colorScheme, [], width]);
      }
    });

    test('asks for a token where its address has none', async () => {
      await open('?token=%3Cb%3E');
      expect([await page.locator('.notice').count(), await page.locator('[data-promise]').count(), w.asked]).toEqual([1, 0, []]);
      expect(await complaintsOfAxe(page)).toEqual([]);
    });
  });
});
