import { requestHeadersText } from '#kit/header-text.js';

const kept = (headers: Record<string, string>) => JSON.parse(requestHeadersText(headers)) as unknown;
const KEY = `pf_${'a1B2'.repeat(8)}`;

test.each(['authorization', 'proxy-authorization', 'x-api-key', 'x-apikey', 'x-token', 'x-return-session', 'cookie', 'my-secret', 'x-password', 'credentials'])('the value of %s is kept out of the call log', (name) => {
  expect(kept({ [name]: 'x', accept: '*/*' })).toEqual({ [name]: '[redacted]', accept: '*/*' });
});

test.each([KEY, `Key ${KEY}`, `"${KEY}"`, `x_y_${KEY}`])('a key is kept out of the call log in any header: %s', (value) => {
  expect(kept({ 'x-odd': value })).toEqual({ 'x-odd': '[redacted]' });
});

test.each(['text/plain', `p_${'a'.repeat(40)}`, `pf_${'a'.repeat(31)}`, `pf-${'a'.repeat(40)}`, `PF_${'a'.repeat(40)}`, 'a'.repeat(200)])('other values stay: %s', (value) => {
  expect(kept({ 'x-odd': value })).toEqual({ 'x-odd': value });
});
