import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { MailRefused, type OutgoingMail } from '../../../shims/mail/outgoing-mail.js';
import { fileTransport } from '../../../shims/mail/file-transport.js';
import { smtpTransport } from '../../../shims/mail/smtp-transport.js';
import { writeMail } from '../../../shims/mail/write-mail.js';
import { onSmtp, startSmtp, type TestSmtp } from '../../kit/smtp.js';
import { temporaryFolder } from '../../kit/temporary-folder.js';

const [MAIL_ID, EMAIL_ID] = ['01a1fd9a-6144-736c-8e28-8beb15643887', '01a1fd9a-6144-736c-8e28-8beb15643886'];
const EMAIL = {
  emailId: EMAIL_ID, from: 'shop@lume.example', fromName: 'Lume, "Größe"', to: ['ada@example.org', 'bo@example.org'], cc: ['cy@example.org'], replyTo: 'help@lume.example',
  subject: 'Grüße – È arrivato ✓', text: 'Ciao Ada,\n\n<b>Über</b> & drüber: https://lume.example/?a=1&b=2\n.\n-- \nLume\n',
};
const claimed = (changes: object = {}, to = 'bo@example.org') =>
  ({ id: MAIL_ID, companyId: 1, token: 't', attempt: 1, template: 'companyEmail', language: 'en', unsendable: null, createdAt: '2026-03-10T08:00:00.000Z', content: JSON.stringify({ to, data: { ...EMAIL, ...changes } }) });
const written = (changes?: object, to?: string): OutgoingMail => writeMail(claimed(changes, to), 'portico@mail.example');

onSmtp('an e-mail that a company wrote', () => {
  let server: TestSmtp | undefined;
  beforeAll(async () => { server = await startSmtp(); });
  afterAll(() => server?.stop());
  const sent = async (changes?: object, to?: string) => {
    await smtpTransport({ kind: 'smtp', host: 'localhost', port: server!.port, implicitTls: false, isLoopback: true, from: 'portico@mail.example', deadlineMilliseconds: 240_000 }).send(written(changes, to));
    return server!.next();
  };

  it('goes to one recipient, from the company to all of them, as plain text in its own words, and is no mail of a machine', async () => {
    expect(await sent()).toEqual({
      from: 'portico@mail.example', to: ['bo@example.org'], tls: false, login: false, defects: [], parts: { 'text/plain': EMAIL.text },
      headers: [
        ['From', '"Lume, \\"Größe\\"" <shop@lume.example>'], ['To', 'ada@example.org, bo@example.org'], ['Cc', 'cy@example.org'], ['Reply-To', 'help@lume.example'], ['Subject', 'Grüße – È arrivato ✓'],
        ['Message-ID', `<${EMAIL_ID}@mail.example>`], ['Date', 'Tue, 10 Mar 2026 08:00:00 +0000'], ['Content-Transfer-Encoding', 'quoted-printable'], ['MIME-Version', '1.0'], ['Content-Type', 'text/plain; charset="utf-8"'],
      ],
    });
  });

  it('gets no header and no recipient from its text, its subject or the name of its sender', async () => {
    const mail = await sent({ text: 'To: eve@example.org\r\n\r\n.\r\nRCPT TO:<eve@example.org>\r\n', fromName: 'Lume\r\nBcc: eve@example.org', cc: [], replyTo: null });
    expect(mail).toMatchObject({ to: ['bo@example.org'], parts: { 'text/plain': 'To: eve@example.org\n\n.\nRCPT TO:<eve@example.org>\n' } });
    expect(mail.headers.map(([name]) => name)).toEqual(['From', 'To', 'Subject', 'Message-ID', 'Date', 'Content-Transfer-Encoding', 'MIME-Version', 'Content-Type']);
    expect(new Map(mail.headers).get('From')).toBe('"Lume Bcc: eve@example.org" <shop@lume.example>');
  });
});

test.each<[string, object, string]>([
  ['subject', { subject: 'Hello\r\nBcc: eve@example.org' }, 'SUBJECT'], ['sender', { from: 'shop@lume.example\r\nBcc: eve@example.org' }, 'ADDRESS'], ['recipient', { to: ['ada@example.org, eve@example.org'] }, 'ADDRESS'],
  ['copy', { cc: ['Eve <eve@example.org>'] }, 'ADDRESS'], ['address for answers', { replyTo: 'help@lume.example\n' }, 'ADDRESS'],
])('a damaged %s is refused when it is sent', async (_, changes, code) => {
  await expect(fileTransport(temporaryFolder(), { info: () => undefined }).send(written(changes))).rejects.toEqual(new MailRefused(code));
});

test('what cannot be read is refused', () => {
  expect(() => written({ to: 'ada@example.org' })).toThrow(new MailRefused('UNREADABLE'));
});

test('the mails of one e-mail are files of their own with one Message-ID', async () => {
  const folder = temporaryFolder();
  const transport = fileTransport(folder, { info: () => undefined });
  await transport.send(written());
  await transport.send({ ...written({}, 'ada@example.org'), id: EMAIL_ID });
  const files = readdirSync(folder).sort();
  expect(files).toEqual([`2026-03-10T080000-${EMAIL_ID}.eml`, `2026-03-10T080000-${MAIL_ID}.eml`]);
  for (const file of files) {
    const bytes = readFileSync(join(folder, file), 'utf8');
    expect(bytes.slice(0, bytes.indexOf('\r\n\r\n'))).toBe([
      'From: =?UTF-8?Q?Lume=2C_=22Gr=C3=B6=C3=9Fe=22?= <shop@lume.example>', 'To: ada@example.org, bo@example.org', 'Cc: cy@example.org', 'Reply-To: help@lume.example',
      'Subject: =?UTF-8?Q?Gr=C3=BC=C3=9Fe_=E2=80=93_=C3=88_arrivat?=', ' =?UTF-8?Q?o_=E2=9C=93?=', `Message-ID: <${EMAIL_ID}@mail.example>`, 'Date: Tue, 10 Mar 2026 08:00:00 +0000', 'Content-Transfer-Encoding: quoted-printable', 'MIME-Version: 1.0', 'Content-Type: text/plain; charset=utf-8',
    ].join('\r\n'));
  }
});
