import { charsetNamed, decoded, encoded } from '#kit/charset.js';

test.each([
  ...['ISO-8859-1', 'iso8859-1', 'ISO_8859-1:1987', 'latin1', 'L1', 'cp819', 'us-ascii', 'ASCII'].map((name) => [name, 'iso-8859-1']),
  ...['UTF-8', 'utf8', 'Utf_8'].map((name) => [name, 'utf-8']),
  ...['', 'UTF-16', 'utf-7', 'utf-32', 'windows-1252', 'ISO-8859-15', 'gb18030', 'cesu-8', 'hex', 'base64', 'binary', 'constructor', '__proto__'].map((name) => [name, undefined]),
])('the name %j stands for %s [C-INPUT-2] [C-INPUT-4]', (name, charset) => {
  expect(charsetNamed(name ?? '')).toBe(charset);
});

test('every byte of ISO-8859-1 is the character of its number, and back', () => {
  const bytes = Buffer.from(Array.from({ length: 256 }, (_, number) => number));
  const text = String.fromCharCode(...bytes);
  expect([decoded(bytes, 'iso-8859-1'), encoded(text, 'iso-8859-1')]).toEqual([text, bytes]);
});
