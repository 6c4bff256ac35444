import { LANGUAGES, type Language } from '#contract/languages.js';
import { moneyText } from '#contract/money-text.js';
import { RETURN_NOTIFICATION_KINDS } from '#contract/notification-kind.js';
import { filledText, unknownPlaceholders } from '#contract/notification-text.js';
import { RETURN_PLACEHOLDERS } from '#contract/return-placeholders.js';
import { RETURN_TEXTS } from '#contract/return-texts.js';

const EVERY = RETURN_NOTIFICATION_KINDS.flatMap((kind) => LANGUAGES.map((language) => [kind, language] as const));

/** What follows the greeting begins as in letters of the language: in Italian after the comma in lower case, in German too unless with a noun or 'Ihr', else with a capital. */
const BEGINNING: Readonly<Record<Language, RegExp>> = { it: /^\p{Ll}/u, en: /^\p{Lu}/u, de: /^(?:Ihre |wir |das |für )/u, fr: /^\p{Lu}/u, es: /^\p{Lu}/u };

test.each(EVERY)('%s in %s has known placeholders alone, names the return in its subject, and begins as letters do', (kind, language) => {
  const { subject, body } = RETURN_TEXTS[kind][language];
  expect(unknownPlaceholders(`${subject}${body}`, RETURN_PLACEHOLDERS)).toEqual([]);
  expect(subject).toContain('{return}');
  const [greeting, beginning] = body.split('\n\n');
  expect([greeting, BEGINNING[language].test(beginning ?? '')]).toEqual(['{greeting}', true]);
  expect(body).toContain('{order}');
  if (language === 'fr') expect(`${subject}${body}`).not.toMatch(/[^ ][:?!]/);
  expect(`${subject}${body}`).not.toContain("'");
});

test('what is filled in is not read again, and what no placeholder is stays', () => {
  expect(filledText('{name}: {order} {toString} {x}', { name: '{order}', order: '1' })).toBe('{order}: 1 {toString} {x}');
});

test.each([['it', '1234,50\u00a0€'], ['en', '€1,234.50'], ['de', '1.234,50\u00a0€'], ['fr', '1\u202f234,50\u00a0€'], ['es', '1234,50\u00a0€']] as const)('an amount in %s is %s', (language, text) => {
  expect(moneyText(123_450, 'EUR', language)).toBe(text);
});

test('a currency without minor units has no decimals', () => { expect(moneyText(1500, 'JPY', 'en')).toBe('JP¥1,500'); });
