import { once } from 'node:events';
import { chmodSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { join } from 'node:path';
import type { SmtpLocation } from '#kernel/mail-location.js';
import { openTransport } from '../../../shims/mail/open-transport.js';
import { MailFailed, MailRefused, type OutgoingMail } from '../../../shims/mail/outgoing-mail.js';
import { smtpTransport } from '../../../shims/mail/smtp-transport.js';
import { certificate } from '../../kit/certificate.js';
import { temporaryFolder } from '../../kit/temporary-folder.js';
import { freePorts } from '../../kit/free-ports.js';
import { onSmtp, readMails, startSmtp, type TestSmtp } from '../../kit/smtp.js';

const MAIL: OutgoingMail = {
  id: '01a1fd9a-6144-736c-8e28-8beb15643887', from: 'shop@example.com', to: 'ada@example.org', subject: 'Grüße – È arrivato ✓', text: 'Über\nZeile zwei\n.\n', html: '<p lang="de">Über &amp; drüber</p>\n',
  language: 'de', createdAt: '2026-03-10T08:00:00.000Z',
};
const SILENT = { info: () => undefined };
const at = (port: number, changes: Partial<SmtpLocation> = {}): SmtpLocation => ({ kind: 'smtp', host: 'localhost', port, implicitTls: false, isLoopback: true, from: 'shop@example.com', deadlineMilliseconds: 240_000, ...changes });
const CREDENTIALS = { user: 'portico', password: 'p@ss wörd' };
const failure = (work: Promise<unknown>): Promise<unknown> => work.then(() => 'nothing failed', (error: unknown) => error);

const HEADERS = [
  ['Content-Language', 'de'], ['Auto-Submitted', 'auto-generated'], ['From', 'shop@example.com'], ['To', 'ada@example.org'], ['Subject', 'Grüße – È arrivato ✓'],
  ['Message-ID', '<01a1fd9a-6144-736c-8e28-8beb15643887@example.com>'], ['Date', 'Tue, 10 Mar 2026 08:00:00 +0000'], ['MIME-Version', '1.0'],
];

onSmtp('a server that takes mail', () => {
  let server: TestSmtp | undefined;
  beforeAll(async () => { server = await startSmtp(); });
  afterAll(() => server?.stop());

  it('gets one mail for one recipient, which mail programs read as written', async () => {
    await smtpTransport(at(server!.port)).send(MAIL);
    const mail = await server!.next();
    expect(mail).toMatchObject({ from: 'shop@example.com', to: ['ada@example.org'], defects: [], parts: { 'text/plain': 'Über\nZeile zwei\n.\n', 'text/html': '<p lang="de">Über &amp; drüber</p>\n' } });
    expect(mail.headers.filter(([name]) => name !== 'Content-Type')).toEqual(HEADERS);
  });

  it('never gets a header or a recipient injected by a text or an address', async () => {
    const transport = smtpTransport(at(server!.port));
    for (const subject of ['Hello\r\nBcc: eve@example.org', 'Hello\nX: y', 'Hello\rX: y', 'Hello\u0000', '']) expect(await failure(transport.send({ ...MAIL, subject }))).toEqual(new MailRefused('SUBJECT'));
    for (const address of ['ada@example.org\r\nRCPT TO:<eve@example.org>', 'ada@example.org, eve@example.org', '<ada@example.org>', 'Eve <eve@example.org>', 'ada@example.org>\r\nDATA', '']) {
      expect(await failure(transport.send({ ...MAIL, to: address }))).toEqual(new MailRefused('ADDRESS'));
      expect(await failure(transport.send({ ...MAIL, from: address }))).toEqual(new MailRefused('ADDRESS'));
    }
    await transport.send({ ...MAIL, text: 'To: eve@example.org\r\n\r\n.\r\nMAIL FROM:<eve@example.org>\r\n', html: '<img src="file:///etc/passwd">' });
    expect(await server!.next()).toMatchObject({ to: ['ada@example.org'], parts: { 'text/plain': 'To: eve@example.org\n\n.\nMAIL FROM:<eve@example.org>\n', 'text/html': '<img src="file:///etc/passwd">' } });
  });

  it.each([
    ['Lume', 'Lume <shop@example.com>'], ['Lume, "Best" <Shop>', '"Lume, \\"Best\\" <Shop>" <shop@example.com>'], ['Bäckerei Größe', 'Bäckerei Größe <shop@example.com>'],
    ['Lume\r\nBcc: eve@example.org', '"Lume Bcc: eve@example.org" <shop@example.com>'], ['\u202eemuL\u0000', 'emuL <shop@example.com>'], [' \n', 'shop@example.com'], ['x'.repeat(101), `${'x'.repeat(100)} <shop@example.com>`],
  ])('shows the name %j of the sender, which adds no header and no recipient', async (fromName, from) => {
    await smtpTransport(at(server!.port)).send({ ...MAIL, fromName });
    const mail = await server!.next();
    expect(mail).toMatchObject({ from: 'shop@example.com', to: ['ada@example.org'], defects: [] });
    expect(mail.headers.filter(([name]) => name !== 'Content-Type').map(([name]) => name)).toEqual(HEADERS.map(([name]) => name));
    expect(new Map(mail.headers).get('From')).toBe(from);
  });

  it('that does not know the recipient refuses permanently; a full mailbox is a temporary refusal', async () => {
    const transport = smtpTransport(at(server!.port));
    expect(await failure(transport.send({ ...MAIL, to: 'gone@example.org' }))).toEqual(new MailRefused('EENVELOPE 550'));
    expect(await failure(transport.send({ ...MAIL, to: 'later@example.org' }))).toEqual(new MailFailed('EENVELOPE 450'));
  });

  it('is shown no password and given no mail before the connection is secure', async () => {
    const transport = smtpTransport(at(server!.port, { isLoopback: false, credentials: CREDENTIALS }));
    expect(await failure(transport.send(MAIL))).toEqual(new MailFailed('ETLS 454'));
    expect(await failure(transport.verify())).toBeInstanceOf(Error);
    await smtpTransport(at(server!.port)).send({ ...MAIL, subject: 'the first one' });
    expect((await server!.next()).headers).toContainEqual(['Subject', 'the first one']);
  });

  it('can be checked for whether it would accept mail', async () => {
    await smtpTransport(at(server!.port)).verify();
    expect(await failure(smtpTransport(at(await freePorts())).verify())).toBeInstanceOf(Error);
  });
});

onSmtp('a server that wants a secure connection and a login', () => {
  const authority = certificate({ name: 'Test Authority' });
  const own = certificate({ name: 'localhost', by: authority });
  let server: TestSmtp | undefined;
  beforeAll(async () => { server = await startSmtp(own); });
  afterAll(() => server?.stop());

  it('gets mail over TLS after a login', async () => {
    await smtpTransport(at(server!.port, { isLoopback: false, credentials: CREDENTIALS }), { authorities: [authority.cert] }).send(MAIL);
    expect(await server!.next()).toMatchObject({ tls: true, login: true, to: ['ada@example.org'] });
  });

  it('gets nothing without a trusted certificate, and a wrong login is a temporary failure', async () => {
    expect(await failure(smtpTransport(at(server!.port, { isLoopback: false, credentials: CREDENTIALS })).send(MAIL))).toMatchObject({ name: 'MailFailed', message: expect.stringMatching(/^ETLS|^ESOCKET/) });
    const wrong = smtpTransport(at(server!.port, { isLoopback: false, credentials: { user: 'portico', password: 'wrong' } }), { authorities: [authority.cert] });
    expect(await failure(wrong.send(MAIL))).toEqual(new MailFailed('EAUTH 535'));
    await smtpTransport(at(server!.port, { isLoopback: false, credentials: CREDENTIALS }), { authorities: [authority.cert] }).send({ ...MAIL, subject: 'the first one' });
    expect((await server!.next()).headers).toContainEqual(['Subject', 'the first one']);
  });
});

describe('a server that fails', () => {
  const servers: Server[] = [];
  const sockets = new Set<Socket>();
  afterAll(() => {
    for (const socket of sockets) socket.destroy();
    for (const server of servers) server.close();
  });
  const listening = async (serve: (socket: Socket) => void): Promise<number> => {
    const server = createServer((socket) => {
      sockets.add(socket.on('error', () => undefined).on('close', () => sockets.delete(socket)));
      serve(socket);
    }).listen(0, '127.0.0.1');
    servers.push(server);
    await once(server, 'listening');
    return (server.address() as AddressInfo).port;
  };
  const conversation = (answers: Readonly<Record<string, string>>) => (socket: Socket): void => {
    let inMail = false;
    socket.write('220 here\r\n');
    socket.on('data', (bytes) => {
      for (const line of String(bytes).split('\r\n').filter((text) => (inMail ? text === '.' : text !== ''))) {
        const [word = ''] = line.split(/[ :]/);
        inMail = word === 'DATA';
        const answer = answers[word] ?? '250 OK';
        if (answer === 'drop') socket.destroy();
        else if (answer === 'drip') setInterval(() => { socket.write('2'); }, 10).unref();
        else socket.write(`${answer}\r\n`);
      }
    });
  };

  it.each<[string, ((socket: Socket) => void) | undefined, RegExp]>([
    ['is not there', undefined, /^ESOCKET$|^ECONNECTION$/],
    ['hangs up', (socket) => { socket.destroy(); }, /^ECONNECTION|^ESOCKET/],
    ['is too busy', (socket) => { socket.end('421 4.3.2 too busy\r\n'); }, /^E(?:PROTOCOL|CONNECTION|SOCKET) ?(?:421)?$/],
    ['drops the connection after the mail', conversation({ DATA: '354 go on', '.': 'drop' }), /^ECONNECTION|^ESOCKET/],
    ['wants nothing of this sender for now', conversation({ MAIL: '451 later' }), /^EENVELOPE 451$/],
    ['speaks another language', (socket) => { socket.end('HTTP/1.1 400 Bad Request\r\n\r\n'); }, /^E/],
  ])('and %s is retried later', async (_, serve, code) => {
    const port = serve ? await listening(serve) : await freePorts();
    const error = await failure(smtpTransport(at(port, { host: '127.0.0.1' })).send(MAIL));
    expect(error).toMatchObject({ name: 'MailFailed', message: expect.stringMatching(code) });
  });

  it.each<[string, (socket: Socket) => void]>([
    ['never greets', () => undefined],
    ['never answers', (socket) => { socket.write('220 here\r\n'); }],
    ['drips', conversation({ EHLO: 'drip' })],
  ])('and %s is abandoned at the deadline', async (_, serve) => {
    const port = await listening(serve);
    expect(await failure(smtpTransport(at(port, { host: '127.0.0.1', deadlineMilliseconds: 100 })).send(MAIL))).toBeInstanceOf(MailFailed);
  });

  it.each([[{ MAIL: '552 too large' }, 'EENVELOPE 552'], [{ DATA: '354 go on', '.': '554 looks like spam' }, 'EMESSAGE 554']])('and refuses the mail itself gets no retry: %j', async (answers, code) => {
    const port = await listening(conversation(answers));
    expect(await failure(smtpTransport(at(port, { host: '127.0.0.1' })).send(MAIL))).toEqual(new MailRefused(code));
  });
});

describe('mail into files', () => {
  const NAME = '2026-03-10T080000-01a1fd9a-6144-736c-8e28-8beb15643887.eml';

  it('is one file per mail, readable by its owner alone, and logged without its recipient', async () => {
    const folder = join(temporaryFolder(), 'mail');
    const lines: unknown[][] = [];
    const transport = openTransport({ kind: 'files', folder, from: 'shop@example.com' }, { info: (...line: unknown[]) => { lines.push(line); } });
    await transport.verify();
    await transport.send(MAIL);
    await transport.send(MAIL);
    expect([readdirSync(folder), (statSync(folder).mode & 0o777).toString(8), (statSync(join(folder, NAME)).mode & 0o777).toString(8)]).toEqual([[NAME], '700', '600']);
    expect(lines[0]).toEqual([{ mail: MAIL.id, file: join(folder, NAME) }, 'A mail was written to a file']);
    expect(JSON.stringify(lines)).not.toContain('ada');
  });

  it('is refused as by a server, and leaves no partial file', async () => {
    const folder = temporaryFolder();
    const transport = openTransport({ kind: 'files', folder, from: 'shop@example.com' }, SILENT);
    expect(await failure(transport.send({ ...MAIL, to: 'ada@example.org\r\nBcc: eve@example.org' }))).toEqual(new MailRefused('ADDRESS'));
    expect(readdirSync(folder)).toEqual([]);
    const file = join(folder, 'no-folder');
    writeFileSync(file, '');
    chmodSync(file, 0o600);
    const nowhere = openTransport({ kind: 'files', folder: file, from: 'shop@example.com' }, SILENT);
    expect(await failure(nowhere.send(MAIL))).toMatchObject({ code: 'EEXIST' });
  });

  onSmtp('as others read it', () => {
    it('logs each file', async () => {
      const folder = temporaryFolder();
      await openTransport({ kind: 'files', folder, from: 'shop@example.com' }, SILENT).send(MAIL);
      const [mail] = readMails([join(folder, NAME)]);
      expect(mail?.headers.filter(([name]) => name !== 'Content-Type')).toEqual(HEADERS);
      expect(mail).toMatchObject({ defects: [], parts: { 'text/plain': 'Über\nZeile zwei\n.\n', 'text/html': '<p lang="de">Über &amp; drüber</p>\n' } });
    });
  });
});
