import { Failure } from '#contract/failure.js';
import { staffOf, system, testIdentity, type TestIdentity } from '../../kit/identity.js';

const VIEW = 'id email name isVerified verifiedAt addedBy createdAt';
const DAY = 86_400_000;
const NOT_ONE = 'is not one e-mail address';
const CONTROLS = 'must not contain control or broken characters';

let identity: TestIdentity;
let companyId = 0;
let count = 0;
beforeAll(async () => { identity = await testIdentity(); });
beforeEach(async () => { companyId = await identity.company('Lume'); });
afterAll(() => identity.subgraph.close());

const codeOf = (error: unknown): string => (error instanceof Failure ? error.code : String(error));
const fresh = (): string => { count += 1; return `shop${String(count)}@example.test`; };
const add = async (email: string, more: object = {}) => (await identity.run(`mutation A($input: AddSenderAddressInput!) { addSenderAddress(input: $input) { ${VIEW} } }`, { input: { email, name: 'Lume', ...more } }, staffOf(companyId))).addSenderAddress;
const verify = async (id: string, code: string, company = companyId) => (await identity.run(`mutation V($input: VerifySenderAddressInput!) { verifySenderAddress(input: $input) { ${VIEW} } }`, { input: { id, verificationCode: code } }, staffOf(company))).verifySenderAddress;
const remove = async (id: string, company = companyId) => (await identity.run(`mutation R($input: RemoveSenderAddressInput!) { removeSenderAddress(input: $input) { ${VIEW} } }`, { input: { id } }, staffOf(company))).removeSenderAddress;
const list = async (company = companyId) => (await identity.run('{ senderAddresses { email isVerified } }', {}, staffOf(company))).senderAddresses;
/** The mails that were queued since the last time. */
const mails = async (): Promise<{ template: string; language: string; to: string; data: { company: string; code: string } }[]> => {
  const { claimMails: claimed } = await identity.run('mutation { claimMails(most: 50) { companyId id token template language content } }');
  for (const { companyId: of, id, token } of claimed) await identity.run('mutation R($input: RecordMailAttemptInput!) { recordMailAttempt(input: $input) }', { input: { companyId: of, id, token, outcome: 'SENT' } });
  return claimed.map(({ content, ...mail }: { content: string }) => ({ ...mail, ...JSON.parse(content) }));
};
const codeIn = async (): Promise<string> => (await mails())[0]?.data.code ?? '';

test('an address is verified by the code that was mailed to it, in the language that was asked for', async () => {
  const email = fresh();
  const added = await add(` ${email.toUpperCase()} `, { name: 'Lume Milano', language: 'de' });
  expect(added).toEqual({ id: expect.any(String), email, name: 'Lume Milano', isVerified: false, verifiedAt: null, addedBy: 'ada@example.test', createdAt: '2026-03-10T08:00:00.000Z' });
  const [mail, ...others] = await mails();
  expect([mail, others]).toMatchObject([{ template: 'senderAddress', language: 'de', to: email, data: { company: 'Lume', code: expect.stringMatching(/^[A-Za-z0-9]{20}$/) } }, []]);
  const verified = await verify(added.id, ` ${mail?.data.code ?? ''}\n`);
  expect(verified).toEqual({ ...added, isVerified: true, verifiedAt: '2026-03-10T08:00:00.000Z' });
  expect([await verify(added.id, 'whatever'), await list()]).toEqual([verified, [{ email, isVerified: true }]]);
  await expect(add(email)).rejects.toMatchObject({ code: 'ALREADY_EXISTS', details: { email: ['is verified already'] } });
});

test('five wrong codes end it, exactly, also when they come at once; another mail begins anew, and its code alone counts', async () => {
  const email = fresh();
  const { id } = await add(email);
  const first = await codeIn();
  const outcomes = await Promise.all(Array.from({ length: 12 }, () => verify(id, 'x'.repeat(20)).catch(codeOf)));
  expect([outcomes.filter((one) => one === 'BAD_INPUT').length, outcomes.filter((one) => one === 'INVALID_STATE').length]).toEqual([5, 7]);
  await expect(verify(id, first)).rejects.toMatchObject({ code: 'INVALID_STATE', details: { verificationCode: ['is not asked for any more'] } });
  expect(await add(email, { name: 'New name' })).toMatchObject({ id, name: 'New name', isVerified: false });
  const second = await codeIn();
  await expect(verify(id, first)).rejects.toMatchObject({ code: 'BAD_INPUT', details: { verificationCode: ['is not the code that was mailed'] } });
  expect(await verify(id, second)).toMatchObject({ isVerified: true, name: 'New name' });
});

test('a dry run compares no code, so that none is guessed by it, and says where none can be entered', async () => {
  const { id } = await add(fresh());
  const code = await codeIn();
  const dry = (entered: string) => identity.run('mutation D($input: VerifySenderAddressInput!) { verifySenderAddress(input: $input, dryRun: true) { isVerified } }', { input: { id, verificationCode: entered } }, staffOf(companyId));
  for (const entered of [code, 'x'.repeat(20)]) expect(await dry(entered)).toEqual({ verifySenderAddress: { isVerified: true } });
  for (let attempt = 0; attempt < 5; attempt += 1) await verify(id, 'x'.repeat(20)).catch(codeOf);
  await expect(dry(code)).rejects.toMatchObject({ code: 'INVALID_STATE' });
  expect(await list()).toContainEqual(expect.objectContaining({ isVerified: false }));
});

test('an address with a domain in another alphabet is kept as mail goes to it', async () => {
  const { email, id } = await add(' Info@Bücher.example');
  expect(email).toBe('info@xn--bcher-kva.example');
  await expect(verify(id, await codeIn())).resolves.toMatchObject({ isVerified: true });
});

test('a code counts for a day', async () => {
  const { id } = await add(fresh());
  const code = await codeIn();
  identity.clock.turn(DAY);
  await expect(verify(id, code)).rejects.toMatchObject({ code: 'INVALID_STATE' });
  identity.clock.set('2026-03-10T08:00:00.000Z');
});

test('neither the database nor the audit log has the code before it is used, not even where it was entered at another address', async () => {
  const [{ id: other }] = [await add(fresh()), await mails()];
  const { id } = await add(fresh());
  const code = await codeIn();
  await verify(other, code).catch(codeOf);
  const { identityAuditLog } = await identity.run('{ identityAuditLog(first: 5) { nodes { operation input changes { kind fields { name after } } } } }', {}, staffOf(companyId));
  expect(identityAuditLog.nodes[0]).toMatchObject({ operation: 'verifySenderAddress', input: { id: other, verificationCode: '(withheld)' } });
  expect(identityAuditLog.nodes[1]).toMatchObject({ operation: 'addSenderAddress', changes: [{ kind: 'senderAddress' }] });
  expect(JSON.stringify(identityAuditLog)).not.toContain(code);
  await verify(id, code);
});

test.each([
  ['nothing', '', NOT_ONE], ['a word', 'shop', NOT_ONE], ['a list', 'a@example.test, b@example.test', NOT_ONE], ['an address with a name', 'Lume <a@example.test>', NOT_ONE], ['a header', 'a@example.test\r\nBcc: b@example.test', NOT_ONE], ['two domains', 'a@b@example.test', NOT_ONE], ['a name in another alphabet', 'grüße@example.test', NOT_ONE],
  ['NUL', 'a\u0000@example.test', CONTROLS], ['half a character', 'a\ud800@example.test', CONTROLS], ['2 MB', 'x'.repeat(2_000_000), NOT_ONE],
])('%s is no sender address', async (_, email, problem) => {
  await expect(add(email)).rejects.toMatchObject({ code: 'BAD_INPUT', details: { email: [problem] } });
});

test.each([
  ['nothing', '', 'must not be empty'], ['a header', 'a\r\nBcc: b', CONTROLS], ['an address', 'support@bank.example', 'must not have @, < or >'], ['an address in wide letters', 'Bank ＜ceo＠bank.example＞', 'must not have @, < or >'], ['an address in small letters', 'ceo﹫bank.example', 'must not have @, < or >'],
  ['encoded text', '=?utf-8?Q?ceo=40bank.example?=', 'must not contain =?, which mail programs take for encoded text'], ['what cannot be seen', '\u200b\u200d', 'must not be empty'], ['text that turns around', 'Lume \u202eknab', 'must not contain characters that break lines or turn the direction of the text'],
  ['a long one', 'x'.repeat(101), 'must have at most 100 characters'], ['half a character', 'a\ud800', CONTROLS],
])('%s is no name of a sender', async (_, name, problem) => {
  await expect(add(fresh(), { name })).rejects.toMatchObject({ code: 'BAD_INPUT', details: { name: expect.arrayContaining([problem]) } });
});

test('a company has twenty, also when many are added at once, and an address gets three mails within five minutes', async () => {
  const outcomes = await Promise.all(Array.from({ length: 24 }, () => add(fresh()).then(() => 'added', codeOf)));
  expect([outcomes.filter((one) => one === 'added').length, outcomes.filter((one) => one === 'INVALID_STATE').length]).toEqual([20, 4]);
  companyId = await identity.company('Nord');
  const email = fresh();
  for (let time = 0; time < 3; time += 1) await add(email);
  await expect(add(email)).rejects.toMatchObject({ code: 'RATE_LIMITED', details: { email: ['got too many mails'] } });
  await mails();
});

test('a company mails thirty codes a day, also where it removes its addresses again', async () => {
  for (let mailed = 0; mailed < 30; mailed += 1) await remove((await add(fresh())).id);
  await expect(add(fresh())).rejects.toMatchObject({ code: 'RATE_LIMITED', details: { resetsAt: '2026-03-10T23:00:00.000Z' } });
  expect([await list(), (await mails()).length]).toEqual([[], 30]);
  identity.clock.turn(DAY);
  await add(fresh());
  expect(await mails()).toHaveLength(1);
  identity.clock.turn(-DAY);
});

test('another company neither sees, verifies nor removes it, and may have the same one', async () => {
  const email = fresh();
  const { id } = await add(email);
  const code = await codeIn();
  const other = await identity.company('Nord');
  expect(await list(other)).toEqual([]);
  for (const tried of [verify(id, code, other), remove(id, other)]) await expect(tried).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await verify(id, code);
  expect((await identity.run('mutation S($input: CreateSenderAddressInput!) { createSenderAddress(input: $input) { isVerified } }', { input: { email, name: 'Nord' } }, system(other))).createSenderAddress).toEqual({ isVerified: true });
  expect(await remove(id)).toMatchObject({ email, isVerified: true });
  expect([await list(), await list(other)]).toEqual([[], [{ email, isVerified: true }]]);
});

test('only who manages the company adds, verifies and removes, and only the platform itself makes one without a code', async () => {
  const writer = staffOf(companyId, ['brain.read', 'brain.write']);
  for (const mutation of ['addSenderAddress(input: { email: "a@example.test", name: "n" })', 'verifySenderAddress(input: { id: "x", verificationCode: "x" })', 'removeSenderAddress(input: { id: "x" })']) {
    await expect(identity.run(`mutation { ${mutation} { id } }`, {}, writer)).rejects.toMatchObject({ code: 'FORBIDDEN', details: { permission: 'company.manage' } });
  }
  await expect(identity.run('mutation { createSenderAddress(input: { email: "a@example.test", name: "n" }) { id } }', {}, staffOf(companyId))).rejects.toMatchObject({ code: 'FORBIDDEN' });
  await expect(identity.run('{ senderAddresses { id } }', {}, staffOf(companyId, ['company.manage']))).rejects.toMatchObject({ code: 'FORBIDDEN', details: { permission: 'brain.read' } });
});
