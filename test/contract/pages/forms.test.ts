import { formToken, holdsFormToken } from '#kit/page/form-token.js';
import { openPageHost, type PageHost } from '../../kit/page-host.js';
import { samplePages } from './sample-pages.js';

let host: PageHost;
beforeAll(async () => { host = await openPageHost({ surfaces: [samplePages] }); });
afterAll(() => host.close());

/** A form as a browser holds it: its token and its cookie. */
interface Held { readonly token: string; readonly cookie: string }

const cookieIn = (headers: Headers): string => headers.getSetCookie().map((cookie) => cookie.split(';', 1)[0] ?? '').join('; ');
const tokenIn = (text: string): string => /name="form_token" value="([^"]+)"/.exec(text)?.[1] ?? '';

async function opened(path = '/shop/lume', base = host.base): Promise<Held> {
  const response = await fetch(`${base}${path}`);
  return { token: tokenIn(await response.text()), cookie: cookieIn(response.headers) };
}

const COMPLETE = { order: '#1042', email: 'anna@example.test', reason: 'small', resolution: 'refund', terms: 'on' };

async function sent(fields: Readonly<Record<string, string>> | FormData | string, { cookie }: Pick<Held, 'cookie'>, path = '/shop/lume') {
  const body = typeof fields === 'string' || fields instanceof FormData ? fields : new URLSearchParams(fields);
  const response = await fetch(`${host.base}${path}`, { method: 'POST', body, redirect: 'manual', headers: { ...(cookie !== '' && { cookie }) } });
  return { status: response.status, headers: response.headers, text: await response.text() };
}

const withToken = ({ token }: Held, fields: Readonly<Record<string, string>> = COMPLETE) => ({ ...fields, form_token: token });

test('a form with its token is accepted, and redirects', async () => {
  const held = await opened();
  const { status, headers, text } = await sent(withToken(held), held);
  expect([status, headers.get('location'), text, headers.get('cache-control')]).toEqual([303, '/shop/lume/status', '', 'no-store']);
});

test('its secret is a host-only, HttpOnly cookie; it is not renewed while there is one', async () => {
  const { headers } = await fetch(`${host.base}/shop/lume`);
  expect(headers.getSetCookie()).toEqual([expect.stringMatching(/^portico-forms-commerce=[A-Za-z0-9]{32}; Path=\/; HttpOnly; SameSite=Lax$/)]);
  const again = await fetch(`${host.base}/shop/lume`, { headers: { cookie: cookieIn(headers) } });
  expect([again.headers.getSetCookie(), tokenIn(await again.text()).length]).toEqual([[], 43]);
});

test('over https it is a cookie that no other host can set', async () => {
  const secure = await openPageHost({ surfaces: [samplePages], url: 'https://commerce.example' });
  const { headers } = await fetch(`${secure.base}/shop/lume`);
  expect(headers.getSetCookie()).toEqual([expect.stringMatching(/^__Host-portico-forms-commerce=[A-Za-z0-9]{32}; Path=\/; HttpOnly; SameSite=Lax; Secure$/)]);
  await secure.close();
});

describe('a form is refused and shown again with the entered values, and can be sent then', () => {
  const other = 'portico-forms-commerce=aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa';
  test.each<[string, (held: Held) => [Record<string, string>, string]]>([
    ['without a token', ({ cookie }) => [COMPLETE, cookie]], ['with a wrong one', ({ cookie }) => [{ ...COMPLETE, form_token: 'x'.repeat(43) }, cookie]],
    ['without the cookie', (held) => [withToken(held), '']], ['with the cookie of another browser', (held) => [withToken(held), other]], ['with a cookie that can be none', (held) => [withToken(held), 'portico-forms-commerce=a']],
  ])('%s', async (_, make) => {
    const [fields, cookie] = make(await opened());
    const refused = await sent({ ...fields, note: '"><script>alert(1)</script>' }, { cookie });
    expect([refused.status, refused.text.includes('<title>Error: Return an item')]).toEqual([403, true]);
    expect(refused.text).toContain('The form was not sent');
    for (const kept of ['value="#1042"', 'value="anna@example.test"', '<option value="small" selected>', 'value="refund" checked', '&quot;>&lt;script>alert(1)&lt;/script>']) expect(refused.text).toContain(kept);
    const held = { token: tokenIn(refused.text), cookie: cookieIn(refused.headers) || cookie };
    expect((await sent(withToken(held), held)).status).toBe(303);
  });

  test('with the token of another session', async () => {
    const as = (session: string) => `sample-session=${session}`;
    const { headers } = await fetch(`${host.base}/shop/lume`);
    const browser = cookieIn(headers);
    const page = await (await fetch(`${host.base}/shop/lume`, { headers: { cookie: `${browser}; ${as('a')}` } })).text();
    const statuses = [];
    for (const session of ['a', 'b']) statuses.push((await sent(withToken({ token: tokenIn(page), cookie: '' }), { cookie: `${browser}; ${as(session)}` })).status);
    expect(statuses).toEqual([303, 403]);
  });

  test('with the token of another address', async () => {
    const held = await opened('/shop/pale');
    expect((await sent(withToken(held), held)).status).toBe(403);
  });
});

test('a form with flaws is shown again with each beside its field, tied to it, and with the entered values but passwords', async () => {
  const held = await opened();
  const { status, text } = await sent(withToken(held, { order: 'x'.repeat(41), email: 'anna', password: 'secret', reason: 'other', note: ' ' }), held);
  expect(status).toBe(422);
  for (const part of [
    '<p class="flaw" id="field-order-flaw"><span class="unseen">Error: </span>Use at most 40 characters</p>', 'aria-describedby="field-order-hint field-order-flaw" aria-invalid="true"',
    '<a href="#field-email">Email – Enter an email address, such as name@example.com</a>', '<a href="#field-terms">I have read the return policy – Tick the box to go on</a>',
    'Choose one of these', 'Use at least 8 characters', 'value="anna"', '<div class="notice notice-error" role="alert" tabindex="-1" autofocus>',
  ]) expect(text).toContain(part);
  expect(text).not.toContain('secret');
});

test('flaws are in the language of the page, with a surface\'s own words before the default ones', async () => {
  const held = await opened('/shop/lume?lang=de');
  const { text } = await sent(withToken(held, { email: 'anna' }), held, '/shop/lume?lang=de');
  for (const part of ['<html lang="de">', '<title>Fehler: ', 'Bitte füllen Sie dieses Feld aus', 'Bitte bestätigen Sie die Bedingungen']) expect(text).toContain(part);
});

test('a refusal by the operation is shown at its field', async () => {
  const held = await opened();
  const { status, text } = await sent(withToken(held, { ...COMPLETE, order: '#old' }), held);
  expect([status, text.includes('<a href="#field-order">Order number – This order can no longer be returned</a>'), text.includes('value="#old"')]).toEqual([422, true, true]);
});

test('files sent with flaws have to be chosen again, and the page says so; a field without a file is missing', async () => {
  const held = await opened();
  const form = (file?: string): FormData => {
    const data = new FormData();
    for (const [name, value] of Object.entries(withToken(held, { ...COMPLETE, email: '' }))) data.append(name, value);
    data.append('parts', 'tee');
    data.append('parts', 'cap');
    data.append('photos', new Blob(file === undefined ? [] : [file]), file === undefined ? '' : 'a.png');
    return data;
  };
  const [withFile, without] = [await sent(form('png'), held), await sent(form(), held)];
  expect([withFile.text, without.text].map((text) => text.includes('Choose your files again'))).toEqual([true, false]);
  expect(withFile.text.match(/type="checkbox" value="(tee|cap)" checked/g)).toHaveLength(2);
});

test('a body that is no form, or too large, is an error page', async () => {
  const held = await opened();
  const response = await fetch(`${host.base}/shop/lume`, { method: 'POST', body: '{}', headers: { 'content-type': 'application/json', cookie: held.cookie } });
  expect([response.status, (await response.text()).includes('<h1>The request cannot be read</h1>')]).toEqual([400, true]);
  const { status, text } = await sent({ note: 'x'.repeat(20_000) }, held);
  expect([status, text.includes('<h1>That is too much</h1>')]).toEqual([413, true]);
});

test('a token is valid for one browser, one address and one session', () => {
  const use = { path: '/a', query: { request: 'r1' }, session: 's1' };
  const token = formToken('browser', use);
  const isGood = (other: object, secret = 'browser'): boolean => holdsFormToken(token, secret, { ...use, ...other });
  expect([isGood({}), isGood({}, 'other'), isGood({ path: '/b' }), isGood({ query: { request: 'r2' } }), isGood({ query: {} }), isGood({ session: 's2' }), isGood({ session: undefined }), holdsFormToken([token], 'browser', use)])
    .toEqual([true, false, false, false, false, false, false, false]);
});
