import { readFileSync } from 'node:fs';
import { colorOf, contrast, readableOn } from '#kit/page/color.js';
import { brandStyle, GROUNDS } from '#kit/page/brand.js';
import { policyText } from '#kit/page/page-policy.js';
import { prefersHtml } from '#kit/page/prefers-html.js';
import { openPageHost, type PageHost } from '../../kit/page-host.js';
import { samplePages } from './sample-pages.js';

let host: PageHost;
beforeAll(async () => { host = await openPageHost({ surfaces: [samplePages] }); });
afterAll(() => host.close());

const get = async (path: string, headers: Record<string, string> = {}): Promise<{ status: number; headers: Headers; text: string }> => {
  const response = await fetch(`${host.base}${path}`, { headers, redirect: 'manual' });
  return { status: response.status, headers: response.headers, text: await response.text() };
};
const textOf = async (path: string, headers?: Record<string, string>): Promise<string> => (await get(path, headers)).text;

describe('the frame', () => {
  test('is a whole document: language, title, skip link, brand, main, footer', async () => {
    const text = await textOf('/shop/lume');
    expect(text.startsWith('<!doctype html>\n<html lang="en"><head><meta charset="utf-8"/><meta name="viewport" content="width=device-width, initial-scale=1"/>')).toBe(true);
    for (const part of ['<title>Return an item – Lume &lt;b>&amp; Co</title>', '<a class="skip" href="#main">Skip to content</a>', '<main id="main" tabindex="-1">', '<h1>Return an item</h1>', '<footer class="footing">', 'href="mailto:help@lume.example"']) expect(text).toContain(part);
  });

  test('escapes texts, and links no script address', async () => {
    const text = await textOf('/shop/lume/status');
    expect(text).toContain('T-shirt Aria &lt;M>');
    expect(text).not.toMatch(/<b>|<M>|javascript:/);
    expect(text).toContain('<span>Help</span>');
  });

  test('has no inline style or script, and no external address', async () => {
    const text = await textOf('/shop/lume');
    expect(text).not.toMatch(/<style|style=|<script|https?:\/\//);
  });

  test('has headers that let it load its styles and send its forms only', async () => {
    const { headers } = await get('/shop/lume');
    expect(Object.fromEntries([...headers].filter(([name]) => !['date', 'connection', 'keep-alive', 'content-length', 'x-request-id', 'set-cookie'].includes(name)))).toEqual({
      'cache-control': 'no-store', 'content-language': 'en', 'content-type': 'text/html; charset=utf-8', 'cross-origin-resource-policy': 'same-origin',
      'content-security-policy': "default-src 'none'; style-src 'self'; img-src 'self' data:; form-action 'self'; frame-ancestors 'none'; base-uri 'none'",
      'referrer-policy': 'same-origin', 'x-content-type-options': 'nosniff',
    });
  });

  test('adds the declared origins to the policy, and nothing else of their text', async () => {
    expect((await get('/shop/pale')).headers.get('content-security-policy')).toContain("img-src 'self' data: https://cdn.pale.example; ");
    expect((await get('/shop/lume/status')).headers.get('content-security-policy')).toBe("default-src 'none'; style-src 'self'; img-src 'self' data:; form-action 'self' https://client.example; frame-ancestors https://shop.example; base-uri 'none'; script-src 'self'; connect-src 'self'");
    expect(policyText({ images: ["https://a.example/x; script-src *", 'javascript:1', 'x y', null, undefined] })).toContain("img-src 'self' data: https://a.example;");
  });
});

describe('the language', () => {
  test.each([
    ['/shop/lume?lang=de', {}, 'de'], ['/shop/lume?lang=xx', {}, 'en'], ['/shop/lume?lang=xx&lang=de&lang=it', {}, 'de'],
    ['/shop/lume', { cookie: 'portico-language=fr' }, 'fr'], ['/shop/lume?lang=es', { cookie: 'portico-language=fr' }, 'es'],
    ['/shop/pale?lang=fr', { 'accept-language': 'en, de;q=0.5' }, 'de'], ['/shop/pale', { 'accept-language': 'fr', cookie: 'portico-language=de' }, 'it'],
    ['/shop/lume', { 'accept-language': 'nl, de-AT;q=0.7, it;q=0.8, *;q=0.1' }, 'it'], ['/shop/lume', { 'accept-language': 'it;q=0, de;q=nonsense' }, 'en'], ['/shop/lume', { 'accept-language': 'FR-ca' }, 'fr'],
  ])('of %s with %j is %s', async (path, headers, language) => {
    expect((await get(path, headers as Record<string, string>)).headers.get('content-language')).toBe(language);
  });

  test('is kept when it is chosen, and links to the others keep the rest of the query', async () => {
    const { headers, text } = await get('/shop/lume?lang=it&a=1&b=%22%3E');
    expect(headers.getSetCookie()[0]).toBe('portico-language=it; Path=/; Max-Age=31536000; HttpOnly; SameSite=Lax');
    expect(text).toContain('<a href="?a=1&amp;b=%22%3E&amp;lang=de" lang="de" hreflang="de">Deutsch</a>');
    expect(text).toContain('lang="it" hreflang="it" aria-current="true">Italiano</a>');
  });
});

describe('errors are pages', () => {
  test.each([
    ['/shop/lume/nowhere', 404, 'Page not found'], ['/shop/UPPER', 400, 'The request cannot be read'], ['/shop/lume/away', 503, 'Back in a moment'],
    ['/shop/lume/signed-out', 401, 'Your session has ended'], ['/shop/lume/broken?lang=de', 500, 'Etwas ist schiefgegangen'],
  ])('%s is %i: %s', async (path, status, title) => {
    const answer = await get(path);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([status, 'text/html; charset=utf-8']);
    expect(answer.text).toContain(`<h1>${title}</h1>`);
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
  });

  test('an unexpected one shows its reference and no detail; a temporary one has Retry-After', async () => {
    const { headers, text } = await get('/shop/lume/broken');
    expect(text).toContain(`Reference: <code>${headers.get('x-request-id') ?? ''}</code>`);
    expect(text).not.toContain('broken');
    expect((await get('/shop/lume/away')).headers.get('retry-after')).toBe('5');
    const refused = await fetch(`${host.base}/shop/lume/status`, { method: 'POST', body: 'a=1' });
    expect([refused.status, refused.headers.get('allow')]).toEqual([405, 'GET, HEAD, OPTIONS']);
  });
});

describe('styles', () => {
  test('are cached forever under names with their hash, and nothing else is served', async () => {
    const links = [...(await textOf('/shop/lume')).matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, href = '']) => href);
    expect(links).toEqual([expect.stringMatching(/^\/assets\/page-[0-9a-f]{12}\.css$/), '/assets/brand-c2410c.css']);
    const [page, brand] = await Promise.all(links.map((href) => get(href)));
    expect([page?.text, page?.headers.get('cache-control'), page?.headers.get('content-type')]).toEqual([readFileSync('shims/kit/page/page.css', 'utf8'), 'public, max-age=31536000, immutable', 'text/css; charset=utf-8']);
    expect(brand?.text).toContain(':root{--brand:#c2410c;--on-brand:#ffffff;');
    for (const path of ['/assets/brand-c2410.css', '/assets/brand-xyzxyz.css', '/assets/page-000000000000.css', '/assets/../page.css', '/assets/']) expect((await get(path)).status).toBe(404);
  });

  test.each(['#000000', '#ffffff', '#777777', '#ffe96b', '#c2410c', '#0b6e4f', '#00ff00', '#123', '#7a7a7a', '#ff00ff'])('of the brand %s are readable, on it and as text of a light and of a dark page', (text) => {
    const color = colorOf(text)!;
    expect(contrast(readableOn(color), color)).toBeGreaterThanOrEqual(4.5);
    const [light, dark] = [...brandStyle(color).matchAll(/--brand-text:(#[0-9a-f]{6})/g)].map(([, found = '']) => colorOf(found)!);
    for (const ground of GROUNDS.light) expect(contrast(light!, colorOf(ground)!)).toBeGreaterThanOrEqual(4.5);
    for (const ground of GROUNDS.dark) expect(contrast(dark!, colorOf(ground)!)).toBeGreaterThanOrEqual(4.5);
  });

  test('have the backgrounds that brands are measured against', () => {
    const [light, dark] = [...readFileSync('shims/kit/page/page.css', 'utf8').matchAll(/--ground: (#\w+); --panel: (#\w+); --sunken: (#\w+);/g)].map(([, ...grounds]) => grounds);
    expect([light, dark]).toEqual([GROUNDS.light, GROUNDS.dark]);
  });

  test.each([['', undefined], ['#12', undefined], ['#ggg', undefined], ['red', undefined], ['#ABC', [170, 187, 204]], ['#0b6e4f', [11, 110, 79]]])('a colour is #rgb or #rrggbb: %s', (text, color) => {
    expect(colorOf(text)).toEqual(color);
  });
});

test.each([
  ['text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8', true], ['text/html', true], ['*/*', false], [undefined, false], ['', false], ['application/json', false],
  ['application/json, text/html', false], ['application/json;q=0.5, text/*;q=0.6', true], ['text/html;q=0', false], ['text/html;q=0.3, */*;q=0.4', false],
])('%s prefers a page: %s', (accept, isPage) => {
  expect(prefersHtml(accept)).toBe(isPage);
});
