import type { Call } from '#client/call.js';
import { Failure } from '#contract/failure.js';
import { uuidV7Ids } from '#kernel/ids.js';
import { MailFailed, MailRefused, type MailTransport, type OutgoingMail } from '../../../shims/mail/outgoing-mail.js';
import { createMailSender } from '../../../shims/mail/sender.js';
import { afterAttempt, MAIL_STATES } from '../../../subgraphs/identity/mails/mail.js';
import type { IdentityContext } from '../../../subgraphs/identity/identity-deps.js';
import { testDialect } from '../../kit/database.js';
import { staffOf, system, testIdentity } from '../../kit/identity.js';
import { storedRows } from '../../kit/stored-rows.js';

const [SECOND, MINUTE, DAY] = [1000, 60_000, 86_400_000];
const QUEUE = 'mutation Q($input: QueueTestMailInput!) { queueTestMail(input: $input) }';

// An embedded database has one process by design: there two senders reach it through that one.
const here = await testIdentity();
const elsewhere = testDialect === 'mysql' ? await testIdentity('2026-03-10T08:00:00.000Z', here.location) : here;
afterAll(() => Promise.all([...new Set([here.subgraph, elsewhere.subgraph])].map((subgraph) => subgraph.close())));
const later = (milliseconds: number): void => { for (const clock of new Set([here.clock, elsewhere.clock])) clock.turn(milliseconds); };
const { identity: { database } } = here.subgraph.context({ principal: system(), requestId: 'r-1', via: 'test' }) as IdentityContext;

interface Line { readonly level: string; readonly message: string; readonly attempt?: number; readonly failure?: string }
let lines: Line[] = [];
const note = (level: string) => (facts: object, message: string) => lines.push({ level, message, ...facts });
const log = { error: note('error'), warn: note('warn'), info: note('info') } as never;
beforeEach(async () => {
  lines = [];
  await database.inTransaction((transaction) => transaction.execute('DELETE FROM mail'));
});

/** A transport that records its mails, or behaves as the test says. */
function fakeTransport(answer: (mail: OutgoingMail) => Promise<void> = () => Promise.resolve()) {
  const sent: OutgoingMail[] = [];
  const transport: MailTransport = { verify: () => Promise.resolve(), send: (mail) => { sent.push(mail); return answer(mail); } };
  return { sent, transport };
}

const senderWith = (transport: MailTransport, call: Call = here.call, clock = here.clock) => createMailSender({ call, clock, ids: uuidV7Ids(clock), log, transport, from: 'shop@example.com' });
const queue = async (to = 'ada@example.org', language = 'en'): Promise<string> => (await here.run(QUEUE, { input: { to, language } }, system(7))).queueTestMail as string;
const counts = async () => (await here.run('{ mailCounts { waiting givenUp } }')).mailCounts as object;
const rows = () => database.query<Record<string, unknown>>('SELECT company_id, template, language, sealed, state, attempts, due_at, claim_token, failure, finished_at FROM mail ORDER BY id');

describe('the life of a mail', () => {
  it('has retries after 1, 5 and 15 minutes and 1, 4, 8 and 12 hours, and is then given up', () => {
    const at = '2026-03-10T08:00:00.000Z';
    const tries = Array.from({ length: 8 }, (_, attempts) => afterAttempt(attempts, 'FAILED', at));
    expect(tries.map(({ dueAt }) => dueAt && (Date.parse(dueAt) - Date.parse(at)) / MINUTE)).toEqual([1, 5, 15, 60, 240, 480, 720, null]);
    expect(tries.map(({ state, attempts }) => [state, attempts])).toEqual([...Array.from({ length: 7 }, (_, index) => ['QUEUED', index + 1]), ['GIVEN_UP', 8]]);
    expect([afterAttempt(0, 'SENT', at), afterAttempt(2, 'REFUSED', at)]).toEqual([{ state: 'SENT', attempts: 1, dueAt: null }, { state: 'GIVEN_UP', attempts: 3, dueAt: null }]);
  });

  it('ends where it was sent or given up', () => {
    expect(MAIL_STATES).toEqual({ QUEUED: { SENT: 'SENT', FAILED: 'QUEUED', REFUSED: 'GIVEN_UP', EXHAUSTED: 'GIVEN_UP' }, SENT: {}, GIVEN_UP: {} });
  });
});

describe('a queued mail', () => {
  it.each([
    ['it', 'Portico: messaggio di prova', 'È stato messo in coda il 10 marzo 2026 alle ore 08:00 UTC. Non occorre fare nulla.', 'le risposte non vengono lette'],
    ['en', 'Portico: test message', 'It was queued on 10 March 2026 at 08:00 UTC. There is nothing to do.', 'replies are not read'],
    ['de', 'Portico: Testnachricht', 'Sie wurde am 10. März 2026 um 08:00 UTC eingereiht. Es ist nichts zu tun.', 'Antworten werden nicht gelesen'],
    ['fr', 'Portico : message de test', 'Il a été mis en file le 10 mars 2026 à 08:00 UTC. Il n’y a rien à faire.', 'les réponses ne sont pas lues'],
    ['es', 'Portico: mensaje de prueba', 'Se puso en cola el 10 de marzo de 2026 a las 8:00 UTC. No hay que hacer nada.', 'las respuestas no se leen'],
  ])('is written in %s, as text and as a page', async (language, subject, ...texts) => {
    const { sent, transport } = fakeTransport();
    here.clock.set('2026-03-10T08:00:00.000Z');
    await queue('ada@example.org', language);
    await senderWith(transport).drain();
    expect(sent).toMatchObject([{ subject, language, from: 'shop@example.com', to: 'ada@example.org' }]);
    for (const part of [sent[0]?.text, sent[0]?.html]) {
      for (const line of texts) expect(part).toContain(line);
    }
    expect(sent[0]?.html).toContain(`<html lang="${language}">`);
  });

  it('has its recipient and content sealed, and only until it is sent', async () => {
    const { transport } = fakeTransport(() => Promise.reject(new MailFailed('ECONNECTION')));
    await queue();
    const [waiting] = await rows();
    expect(waiting).toMatchObject({ company_id: 7, template: 'test', language: 'en', state: 'QUEUED', attempts: 0, sealed: expect.stringMatching(/^test\./) });
    await senderWith(transport).drain();
    expect(await rows()).toMatchObject([{ state: 'QUEUED', attempts: 1, failure: 'ECONNECTION', claim_token: null, finished_at: null, sealed: waiting?.['sealed'] }]);
    expect(lines).toMatchObject([{ level: 'warn', message: 'A mail could not be sent; it is tried again', attempt: 1, failure: 'ECONNECTION' }]);
    expect([JSON.stringify([await storedRows(database), lines]).includes('ada@'), await counts()]).toEqual([false, { waiting: 1, givenUp: 0 }]);
    later(MINUTE);
    await senderWith(fakeTransport().transport).drain();
    expect(await rows()).toMatchObject([{ state: 'SENT', attempts: 2, failure: null, sealed: null, due_at: null, finished_at: expect.stringMatching(/^2026-/) }]);
    expect(await counts()).toEqual({ waiting: 0, givenUp: 0 });
  });

  it('is queued with its cause or not at all, and for one recipient alone', async () => {
    for (const to of ['', 'ada', 'ada@example.org, eve@example.org', 'ada@example.org;eve@example.org', 'Ada <ada@example.org>', 'ada@example.org\r\nBcc: eve@example.org', 'ada@example.org\n', ' ada@example.org', 'ada@exa mple.org', '"a b"@example.org', 'a@b@example.org', 'ad\u0000a@example.org', `${'a'.repeat(65)}@example.org`, 'ädä@example.org']) {
      await expect(queue(to)).rejects.toMatchObject({ code: 'BAD_INPUT', details: { to: ['is not an e-mail address'] } });
    }
    await expect(queue('ada@example.org', 'nl')).rejects.toMatchObject({ code: 'BAD_INPUT' });
    await expect(here.run(QUEUE, { input: { to: 'ada@example.org', language: 'en' } }, staffOf(7))).rejects.toMatchObject({ code: 'FORBIDDEN' });
    expect(await rows()).toEqual([]);
  });

  it('that a server refuses permanently is given up at once, with an alert', async () => {
    await queue();
    await senderWith(fakeTransport(() => Promise.reject(new MailRefused('EENVELOPE 550'))).transport).drain();
    expect(await rows()).toMatchObject([{ state: 'GIVEN_UP', attempts: 1, failure: 'EENVELOPE 550', sealed: null, due_at: null }]);
    expect(lines).toMatchObject([{ level: 'error', message: 'A mail was given up; it is not tried again', attempt: 1, failure: 'EENVELOPE 550' }]);
    expect(await counts()).toEqual({ waiting: 0, givenUp: 1 });
  });

  it('is tried eight times in a day and then given up, and its errors are stored as codes alone', async () => {
    await queue();
    const { sent, transport } = fakeTransport(() => Promise.reject(new Error('<ada@example.org> is nobody here')));
    const sender = senderWith(transport);
    await sender.drain();
    for (const minutes of [1, 5, 15, 60, 240, 480, 720]) {
      const before = sent.length;
      later(minutes * MINUTE - 1);
      await sender.drain();
      expect(sent).toHaveLength(before);
      later(1);
      await sender.drain();
      expect(sent).toHaveLength(before + 1);
    }
    later(7 * DAY);
    await sender.drain();
    expect([sent.length, new Set(sent.map(({ id }) => id)).size]).toEqual([8, 1]);
    expect(await rows()).toMatchObject([{ state: 'GIVEN_UP', attempts: 8, failure: 'Error', sealed: null }]);
    expect(lines.map(({ level, failure }) => [level, failure])).toEqual([...Array.from({ length: 7 }, () => ['warn', 'Error']), ['error', 'Error']]);
  });

  it('of a sender that died is sent by another after five minutes, as the second attempt of the same mail', async () => {
    const id = await queue();
    const [claimed] = (await here.run('mutation { claimMails(most: 5) { id attempt token } }')).claimMails as { attempt: number; token: string }[];
    expect(claimed).toMatchObject({ id, attempt: 1 });
    const { sent, transport } = fakeTransport();
    later(5 * MINUTE - 1);
    await senderWith(transport, elsewhere.call, elsewhere.clock).drain();
    expect(sent).toEqual([]);
    later(1);
    await senderWith(transport, elsewhere.call, elsewhere.clock).drain();
    expect([sent.map((mail) => mail.id), await rows()]).toMatchObject([[id], [{ state: 'SENT', attempts: 2 }]]);
    const late = { input: { companyId: 7, id, token: claimed?.token, outcome: 'FAILED', failure: 'late' } };
    expect(await here.run('mutation R($input: RecordMailAttemptInput!) { recordMailAttempt(input: $input) }', late)).toEqual({ recordMailAttempt: null });
    expect(await rows()).toMatchObject([{ state: 'SENT', failure: null }]);
  });

  it('that kills every sender is given up without another attempt', async () => {
    await queue();
    for (let claims = 0; claims < 8; claims += 1) {
      expect((await here.run('mutation { claimMails(most: 5) { content } }')).claimMails).toHaveLength(1);
      later(5 * MINUTE);
    }
    const { sent, transport } = fakeTransport();
    await senderWith(transport).drain();
    expect([sent, await rows(), lines]).toMatchObject([[], [{ state: 'GIVEN_UP', failure: 'LOST', sealed: null }], [{ level: 'error', failure: 'LOST' }]]);
  });

  it('that cannot be read is given up alone', async () => {
    await queue('first@example.org');
    await queue('second@example.org');
    await database.inTransaction(async (transaction) => {
      const [first] = await transaction.query<{ id: string }>('SELECT id FROM mail ORDER BY id');
      await transaction.execute('UPDATE mail SET sealed = ? WHERE id = ?', ['test.damaged', first?.id ?? '']);
    });
    const { sent, transport } = fakeTransport();
    await senderWith(transport).drain();
    expect([sent.map(({ to }) => to), await rows()]).toMatchObject([['second@example.org'], [{ state: 'GIVEN_UP', failure: 'UNREADABLE' }, { state: 'SENT' }]]);
  });

  it('is sent once however many senders poll, five at a time', async () => {
    for (let count = 0; count < 12; count += 1) await queue(`ada${String(count)}@example.org`);
    let [underWay, most] = [0, 0];
    const { sent, transport } = fakeTransport(async () => {
      underWay += 1;
      most = Math.max(most, underWay);
      await new Promise(setImmediate);
      underWay -= 1;
    });
    await senderWith(transport).drain();
    expect([sent.length, most]).toEqual([12, 5]);
    for (let count = 0; count < 12; count += 1) await queue(`eve${String(count)}@example.org`);
    await Promise.all([senderWith(transport), senderWith(transport, elsewhere.call, elsewhere.clock)].map((sender) => sender.drain()));
    expect(new Set(sent.map(({ to }) => to)).size).toBe(24);
    expect([sent.length, await counts()]).toEqual([24, { waiting: 0, givenUp: 0 }]);
  });

  it('waits while its queue is unavailable, which is logged once', async () => {
    await queue();
    let isUnavailable = true;
    const { sent, transport } = fakeTransport();
    const sender = senderWith(transport, (...asked) => (isUnavailable ? Promise.reject(new Failure('UNAVAILABLE', 'away')) : here.call(...asked)));
    for (let looks = 0; looks < 5; looks += 1) {
      await sender.drain();
      later(5 * SECOND);
    }
    isUnavailable = false;
    await sender.drain();
    expect([sent.length, lines.map(({ message }) => message)]).toEqual([1, ['Mails cannot be taken from their queue; they are kept and tried again', 'Mails are sent again']]);
  });

  it('whose attempt cannot be stored is sent again with the same id', async () => {
    const id = await queue();
    let isUnavailable = false;
    const { sent, transport } = fakeTransport(() => { isUnavailable = sent.length === 1; return Promise.resolve(); });
    const sender = senderWith(transport, (...asked) => (isUnavailable ? Promise.reject(new Failure('UNAVAILABLE', 'away')) : here.call(...asked)));
    await sender.drain();
    expect(lines).toMatchObject([{ level: 'error', message: 'An attempt to send a mail could not be stored; it will be sent again' }]);
    isUnavailable = false;
    later(5 * MINUTE);
    await sender.drain();
    expect([sent.map((mail) => mail.id), await rows()]).toMatchObject([[id, id], [{ state: 'SENT', attempts: 2 }]]);
  });

  it('is deleted thirty days after its last attempt', async () => {
    const company = await here.company('Lume');
    await here.run(QUEUE, { input: { to: 'ada@example.org', language: 'en' } }, system(company));
    await senderWith(fakeTransport().transport).drain();
    later(31 * DAY);
    await here.run('mutation { purgeCalls }');
    expect(await rows()).toEqual([]);
  });

  it('is not claimed by a stopped sender', async () => {
    await queue();
    const { sent, transport } = fakeTransport();
    const sender = senderWith(transport);
    await sender.stop();
    await sender.drain();
    expect(sent).toEqual([]);
  });
});
