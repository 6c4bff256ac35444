import { readConfig } from '#kernel/config.js';

const FROM = { PORTICO_MAIL_FROM: 'shop@example.com' };
const SERVER = { kind: 'smtp', from: 'shop@example.com', isLoopback: false, implicitTls: false, deadlineMilliseconds: 60_000 };

test.each<[string, Record<string, string>, object]>([
  ['files below the data folder', {}, { kind: 'files', folder: '/srv/portico/mail', from: 'portico@localhost' }],
  ['files, with a sender', FROM, { kind: 'files', folder: '/srv/portico/mail', from: 'shop@example.com' }],
  ['a server that makes the connection secure', { ...FROM, PORTICO_SMTP_URL: 'smtp://user:p%40ss%20w%C3%B6rd@mail.example.com' }, { ...SERVER, host: 'mail.example.com', port: 587, credentials: { user: 'user', password: 'p@ss wörd' } }],
  ['a server that is secure from the first byte', { ...FROM, PORTICO_SMTP_URL: 'smtps://mail.example.com', PORTICO_SMTP_SECONDS: '2.5' }, { ...SERVER, host: 'mail.example.com', port: 465, implicitTls: true, deadlineMilliseconds: 2500 }],
  ['a server on this machine', { ...FROM, PORTICO_SMTP_URL: 'smtp://[::1]:1025' }, { ...SERVER, host: '::1', port: 1025, isLoopback: true }],
  ['a server on this machine by its name', { ...FROM, PORTICO_SMTP_URL: 'smtp://localhost:25' }, { ...SERVER, host: 'localhost', port: 25, isLoopback: true }],
  ['a server whose name only begins like this machine\'s', { ...FROM, PORTICO_SMTP_URL: 'smtp://localhost.example.com' }, { ...SERVER, host: 'localhost.example.com', port: 587 }],
])('mail goes to %s', (_, settings, location) => {
  expect(readConfig({ PORTICO_DATA: '/srv/portico', ...settings }).mail).toEqual(location);
});

test.each<[Record<string, string>, string]>([
  [{ PORTICO_SMTP_URL: 'smtp://mail.example.com' }, 'PORTICO_MAIL_FROM is missing: a server that takes mail wants to know who writes'],
  [{ ...FROM, PORTICO_SMTP_URL: 'http://mail.example.com' }, 'PORTICO_SMTP_URL is not an smtp:// or smtps:// URL'],
  [{ ...FROM, PORTICO_SMTP_URL: 'smtp://100%@mail.example.com' }, 'PORTICO_SMTP_URL has a user or password that is not percent-encoded'],
  [{ PORTICO_MAIL_FROM: 'Shop <shop@example.com>' }, 'PORTICO_MAIL_FROM is not an e-mail address'],
  [{ PORTICO_MAIL_FROM: 'shop@example.com\nBcc: eve@example.org' }, 'PORTICO_MAIL_FROM is not an e-mail address'],
  [{ PORTICO_SMTP_SECONDS: '600' }, 'PORTICO_SMTP_SECONDS is more than 120'],
])('settings of mail that cannot be used are refused: %j', (settings, message) => {
  expect(() => readConfig(settings)).toThrow(message);
});
