import { Failure } from '#contract/failure.js';
import type { Principal } from '#contract/principal.js';
import { testDialect } from '../../kit/database.js';
import { staffOf, system, testIdentity, type TestIdentity } from '../../kit/identity.js';

const SEND = 'mutation S($input: SendEmailInput!, $dryRun: Boolean) { sendEmail(input: $input, dryRun: $dryRun) { leftToday resetsAt email { id from fromName replyTo subject sentBy createdAt status recipients { kind email status failure } } } }';
const LOG = 'query L($first: Int, $after: String) { sentEmails(first: $first, after: $after) { nodes { subject from sentBy status recipients { email status failure } } pageInfo { hasNextPage endCursor } } }';
const FROM = 'shop@lume.example';
const START = '2026-03-10T08:00:00.000Z';

let identity: TestIdentity;
let elsewhere: TestIdentity;
let companyId = 0;
beforeAll(async () => {
  identity = await testIdentity();
  elsewhere = testDialect === 'mysql' ? await testIdentity(START, identity.location) : identity; // an embedded database has one process by design
});
beforeEach(async () => {
  identity.clock.set(START);
  companyId = await identity.company('Lume');
  await sender(FROM);
});
afterAll(() => Promise.all([...new Set([identity.subgraph, elsewhere.subgraph])].map((subgraph) => subgraph.close())));

const sender = (email: string, company = companyId) => identity.run('mutation S($input: CreateSenderAddressInput!) { createSenderAddress(input: $input) { id } }', { input: { email, name: 'Lume' } }, system(company));
const EMAIL = { from: FROM, to: ['ada@example.org'], subject: 'Grüße', text: 'Hello\n' };
const send = async (input: object = {}, as: Principal = staffOf(companyId), at = identity) => (await at.run(SEND, { input: { ...EMAIL, ...input } }, as)).sendEmail;
const log = async (variables: Readonly<Record<string, unknown>> = {}, company = companyId) => (await identity.run(LOG, variables, staffOf(company))).sentEmails;
const detailsOf = (work: Promise<unknown>): Promise<unknown> => work.then(() => 'it was sent', (error: unknown) => (error instanceof Failure ? { code: error.code, details: error.details } : error));
const claim = async () => (await identity.run('mutation { claimMails(most: 50) { companyId id token template content } }')).claimMails as { companyId: number; id: string; token: string; template: string; content: string }[];
/** The mails that were queued since the last time, each with its outcome. */
const mails = async (outcome: (to: string) => string = () => 'SENT') => {
  const claimed = (await claim()).map(({ content, ...mail }) => ({ ...mail, content: JSON.parse(content) as { to: string; data: object } }));
  for (const { companyId: of, id, token, content: { to } } of claimed) await identity.run('mutation R($input: RecordMailAttemptInput!) { recordMailAttempt(input: $input) }', { input: { companyId: of, id, token, outcome: outcome(to), failure: outcome(to) === 'SENT' ? null : 'EENVELOPE 550' } });
  return claimed.map(({ content }) => content);
};

test('an e-mail is queued once for each recipient, whatever the case of its letters, and the log says what became of it', async () => {
  const sent = await send({ from: ' SHOP@lume.example', to: ['ada@example.org', 'Bo@example.org', 'ADA@example.org'], cc: ['bo@EXAMPLE.org', 'cy@bücher.example'] });
  expect(sent).toEqual({
    leftToday: 197, resetsAt: '2026-03-10T23:00:00.000Z', // midnight in Rome
    email: {
      id: expect.any(String), from: FROM, fromName: 'Lume', replyTo: null, subject: 'Grüße', sentBy: 'ada@example.test', createdAt: START, status: 'QUEUED',
      recipients: [{ kind: 'TO', email: 'ada@example.org', status: 'QUEUED', failure: null }, { kind: 'TO', email: 'Bo@example.org', status: 'QUEUED', failure: null }, { kind: 'CC', email: 'cy@xn--bcher-kva.example', status: 'QUEUED', failure: null }],
    },
  });
  const data = { emailId: sent.email.id, from: FROM, fromName: 'Lume', to: ['ada@example.org', 'Bo@example.org'], cc: ['cy@xn--bcher-kva.example'], replyTo: null, subject: 'Grüße', text: 'Hello\n' };
  expect(await mails((to) => (to === 'Bo@example.org' ? 'REFUSED' : 'SENT'))).toEqual([...data.to, ...data.cc].map((to) => ({ to, data })));
  expect((await log()).nodes).toEqual([{
    subject: 'Grüße', from: FROM, sentBy: 'ada@example.test', status: 'FAILED',
    recipients: [{ email: 'ada@example.org', status: 'SENT', failure: null }, { email: 'Bo@example.org', status: 'FAILED', failure: 'EENVELOPE 550' }, { email: 'cy@xn--bcher-kva.example', status: 'SENT', failure: null }],
  }]);
});

const list = (length: number): string[] => Array.from({ length }, (_, at) => `a${String(at)}@example.org`);
const ONE = 'is not one e-mail address alone, such as ada@example.com';
const BROKEN = 'must not contain control or broken characters';

test.each<[string, object, object]>([
  ['a thousand recipients', { to: list(1000) }, { to: ['must be at most 10 recipients with those of copies, not 1000'] }],
  ['more than ten with copies', { to: list(6), cc: ['b@example.org', 'c@example.org', 'd@example.org', 'e@example.org', 'f@example.org'] }, { to: ['must be at most 10 recipients with those of copies, not 11'] }],
  ['no recipient', { to: [] }, { to: ['must name at least one recipient'] }],
  ['a list in one text', { to: ['ada@example.org', 'bo@example.org, cy@example.org'] }, { 'to.1': [ONE] }],
  ['a list with semicolons', { cc: ['bo@example.org;cy@example.org'] }, { 'cc.0': [ONE] }],
  ['a name beside the address', { to: ['Rossi, Ada <ada@example.org>'] }, { 'to.0': [ONE] }],
  ['a line break in an address', { to: ['ada@example.org\r\nBcc: bo@example.org', 'ada@example.org\n'] }, { 'to.0': [ONE], 'to.1': [ONE] }],
  ['a broken address', { to: ['a\u0000@example.org', 'a\ud800@example.org'] }, { 'to.0': [BROKEN], 'to.1': [BROKEN] }],
  ['an address of 2 MB', { to: ['a'.repeat(2_000_000)] }, { 'to.0': [ONE] }],
  ['a line break in the subject', { subject: 'Hello\r\nBcc: bo@example.org' }, { subject: [BROKEN] }],
  ['a subject that breaks lines', { subject: 'Hello\u2028you' }, { subject: ['must not contain characters that break lines or turn the direction of the text'] }],
  ['a subject that is encoded text', { subject: '=?utf-8?Q?a=0D=0ABcc:_x@y.z?=' }, { subject: ['must not contain =?, which mail programs take for encoded text'] }],
  ['an empty subject and text', { subject: ' ', text: '\n' }, { subject: ['must not be empty'], text: ['must not be empty'] }],
  ['broken texts', { subject: 'a\ud800', text: 'a\u0000' }, { subject: [BROKEN], text: [BROKEN] }],
  ['long texts', { subject: 'x'.repeat(201), text: 'x'.repeat(20_001), commandId: 'x'.repeat(101) }, { subject: ['must have at most 200 characters'], text: ['must have at most 20000 characters'], commandId: ['must have at most 100 characters'] }],
])('%s is refused, and nothing is sent', async (_, input, details) => {
  expect(await detailsOf(send(input))).toEqual({ code: 'BAD_INPUT', details });
  expect([await mails(), (await log()).nodes]).toEqual([[], []]);
});

test('only a verified sender address of the company can be used, for answers too, and the refusal says which', async () => {
  const other = await identity.company('Nord');
  await sender('hello@nord.example', other);
  await identity.run('mutation { addSenderAddress(input: { email: "new@lume.example", name: "n" }) { id } }', {}, staffOf(companyId));
  await mails();
  for (const from of ['hello@nord.example', 'new@lume.example', 'ceo@bank.example', '', `${FROM}\r\nBcc: bo@example.org`]) expect(await detailsOf(send({ from }))).toEqual({ code: 'BAD_INPUT', details: { from: ['must be one of shop@lume.example'] } });
  expect(await detailsOf(send({ replyTo: 'hello@nord.example' }))).toEqual({ code: 'BAD_INPUT', details: { replyTo: ['must be one of shop@lume.example'] } });
  companyId = await identity.company('Nobody');
  expect(await detailsOf(send())).toEqual({ code: 'BAD_INPUT', details: { from: ['is no verified sender address: the company has none yet; who manages it adds one with addSenderAddress'] } });
  expect(await mails()).toEqual([]);
});

test('the same commandId sends once, also at once and from two processes, and is refused for another e-mail', async () => {
  const all = await Promise.all(Array.from({ length: 8 }, (_, at) => send({ commandId: 'order 7' }, staffOf(companyId), at % 2 === 0 ? identity : elsewhere)));
  expect([new Set(all.map(({ email: { id } }) => id)).size, (await mails()).length, all[0].leftToday]).toEqual([1, 1, 199]);
  expect((await send({ commandId: 'order 7' })).email).toMatchObject({ id: all[0].email.id, status: 'SENT' });
  expect(await detailsOf(send({ commandId: 'order 7', text: 'Other' }))).toEqual({ code: 'IDEMPOTENCY_KEY_REUSED', details: { commandId: ['was used for another e-mail'] } });
  expect((await send({ commandId: 'order 7' }, staffOf(companyId, ['brain.write'], 'u2'))).email.id).not.toBe(all[0].email.id); // of somebody else
  expect(await mails()).toHaveLength(1);
});

test('a company writes to 200 recipients a day of its time zone, exactly, also when twenty are sent at once by two processes', async () => {
  for (let time = 0; time < 19; time += 1) await send({ to: list(10) });
  await mails();
  const outcomes = await Promise.all(Array.from({ length: 20 }, (_, at) => send({}, staffOf(companyId), at % 2 === 0 ? identity : elsewhere).then(() => 'sent', (error: unknown) => (error instanceof Failure ? error.code : String(error)))));
  expect([outcomes.filter((one) => one === 'sent').length, outcomes.filter((one) => one === 'RATE_LIMITED').length]).toEqual([10, 10]);
  expect(await detailsOf(send())).toEqual({ code: 'RATE_LIMITED', details: { to: ['must wait until 2026-03-10T23:00:00.000Z'], resetsAt: '2026-03-10T23:00:00.000Z', retryAfterSeconds: 54_000 } });
  while ((await mails()).length > 0);
  const other = await identity.company('Nord');
  await sender(FROM, other);
  expect((await send({}, staffOf(other))).leftToday).toBe(199);
  identity.clock.set('2026-03-10T23:00:00.000Z');
  expect(await send()).toMatchObject({ leftToday: 199, resetsAt: '2026-03-11T23:00:00.000Z' });
  await mails();
});

test('an e-mail beyond what is left of the day is not sent to some of its recipients', async () => {
  for (let time = 0; time < 19; time += 1) await send({ to: list(10) });
  await send({ to: list(5) });
  expect(await detailsOf(send({ to: list(6) }))).toMatchObject({ code: 'RATE_LIMITED', details: { to: ['must be at most 5 recipients until 2026-03-10T23:00:00.000Z'] } });
  expect((await send({ to: list(5) })).leftToday).toBe(0);
  while ((await mails()).length > 0);
});

test('a dry run answers the e-mail and what would be left, and sends nothing', async () => {
  const { sendEmail: tried } = await identity.run(SEND, { input: { ...EMAIL, commandId: 'c' }, dryRun: true }, staffOf(companyId));
  expect(tried).toMatchObject({ leftToday: 199, email: { status: 'QUEUED', recipients: [{ email: 'ada@example.org', status: 'QUEUED' }] } });
  expect([await mails(), (await log()).nodes, (await send({ commandId: 'c' })).leftToday]).toEqual([[], [], 199]);
  await mails();
});

test('a dry run with a commandId that was used answers that e-mail, or refuses another one', async () => {
  const { email: { id } } = await send({ commandId: 'used' });
  await mails();
  const dry = async (input: object = {}) => (await identity.run(SEND, { input: { ...EMAIL, commandId: 'used', ...input }, dryRun: true }, staffOf(companyId))).sendEmail;
  expect(await dry()).toMatchObject({ email: { id, status: 'SENT' }, leftToday: 199 });
  expect(await detailsOf(dry({ subject: 'Other' }))).toEqual({ code: 'IDEMPOTENCY_KEY_REUSED', details: { commandId: ['was used for another e-mail'] } });
});

test('the only verified address of a company is the sender unless one is named', async () => {
  expect((await send({ from: null })).email).toMatchObject({ from: FROM });
  await sender('help@lume.example');
  expect(await detailsOf(send({ from: null }))).toEqual({ code: 'BAD_INPUT', details: { from: ['must be one of help@lume.example, shop@lume.example'] } });
  await mails();
});

test('what waits when its sender address, or that for answers, is removed is given up, and nothing else', async () => {
  const { createSenderAddress: { id } } = await sender('old@lume.example');
  await send({ from: 'old@lume.example', subject: 'from it' });
  await send({ from: FROM, replyTo: 'old@lume.example', subject: 'answers to it' });
  await send({ from: FROM, subject: 'another' });
  await identity.run('mutation R($id: ID!) { removeSenderAddress(input: { id: $id }) { id } }', { id }, staffOf(companyId));
  await identity.run('mutation { addSenderAddress(input: { email: "old@lume.example", name: "n" }) { id } }', {}, staffOf(companyId)); // not verified anew
  const { claimMails } = await identity.run('mutation { claimMails(most: 50) { companyId id token template content unsendable } }');
  const waiting = (claimMails as { companyId: number; id: string; token: string; template: string; content: string | null; unsendable: string | null }[]).filter(({ template }) => template === 'companyEmail');
  expect(waiting.map(({ content, unsendable }) => [unsendable, content === null ? null : (JSON.parse(content) as { data: { subject: string } }).data.subject])).toEqual([['SENDER_REMOVED', null], ['SENDER_REMOVED', null], [null, 'another']]);
  for (const { companyId: of, id: mail, token, unsendable } of waiting) await identity.run('mutation R($input: RecordMailAttemptInput!) { recordMailAttempt(input: $input) }', { input: { companyId: of, id: mail, token, outcome: unsendable === null ? 'SENT' : 'REFUSED', failure: unsendable } });
  expect((await log()).nodes).toMatchObject([{ subject: 'another', status: 'SENT' }, { subject: 'answers to it', status: 'FAILED' }, { subject: 'from it', status: 'FAILED', recipients: [{ failure: 'SENDER_REMOVED' }] }]);
});

test('the log is read in pages, newest first, by who reads notes; another company sees nothing of it', async () => {
  for (const subject of ['one', 'two', 'three']) { identity.clock.turn(1000); await send({ subject }); }
  const first = await log({ first: 2 });
  const second = await log({ first: 2, after: first.pageInfo.endCursor });
  expect([...first.nodes, ...second.nodes].map(({ subject }: { subject: string }) => subject)).toEqual(['three', 'two', 'one']);
  expect([first.pageInfo.hasNextPage, second.pageInfo.hasNextPage, (await log({}, await identity.company('Nord'))).nodes]).toEqual([true, false, []]);
  await expect(identity.run(LOG, {}, staffOf(companyId, ['company.read']))).rejects.toMatchObject({ code: 'FORBIDDEN', details: { permission: 'brain.read' } });
  await expect(send({}, staffOf(companyId, ['brain.read']))).rejects.toMatchObject({ code: 'FORBIDDEN', details: { permission: 'brain.write' } });
  await mails();
});

test('the audit log has from whom, to whom and about what', async () => {
  await send({ cc: ['bo@example.org'], replyTo: FROM });
  const { identityAuditLog: { nodes: [entry] } } = await identity.run('{ identityAuditLog(first: 1, filter: {operation: "sendEmail"}) { nodes { actor changes { kind fields { name after } } } } }', {}, staffOf(companyId));
  expect(entry).toEqual({ actor: 'ada@example.test', changes: [{ kind: 'email', fields: [{ name: 'from', after: FROM }, { name: 'to', after: ['ada@example.org'] }, { name: 'cc', after: ['bo@example.org'] }, { name: 'replyTo', after: FROM }, { name: 'subject', after: 'Grüße' }] }] });
  await mails();
});

test('what is older than thirty days leaves the log with its mails', async () => {
  await send();
  await mails();
  identity.clock.turn(31 * 86_400_000);
  await send({ subject: 'later' });
  await identity.run('mutation { purgeCalls }');
  expect((await log()).nodes.map(({ subject }: { subject: string }) => subject)).toEqual(['later']);
  await mails();
});
