import { readFileSync } from 'node:fs';
import { staffOf, testIdentity, type TestIdentity } from '../../kit/identity.js';

const [, section = ''] = readFileSync('gateway/docs/knowledge.md', 'utf8').split(/^## (?=E-mail$)/m);
const [ADD = '', VERIFY = '', SEND = '', LOG = '', ...others] = [...section.split(/^## /m)[0]?.matchAll(/^```graphql\n([^`]*)```$/gm) ?? []].map(([, text = '']) => text);

let identity: TestIdentity;
beforeAll(async () => { identity = await testIdentity(); });
afterAll(() => identity.subgraph.close());

test('the calls of the guide can be made in its order, and answer what it says', async () => {
  const staff = staffOf(await identity.company('Tessitura Moretti'));
  const { addSenderAddress: { id, isVerified } } = await identity.run(ADD, {}, staff);
  const { claimMails: [mail] } = await identity.run('mutation { claimMails(most: 5) { language content } }');
  const { to, data: { code } } = JSON.parse(mail.content) as { to: string; data: { code: string } };
  expect([isVerified, mail.language, to, others]).toEqual([false, 'it', 'studio@tessitura.example', []]);
  expect(await identity.run(VERIFY, { id, code }, staff)).toEqual({ verifySenderAddress: { email: 'studio@tessitura.example', isVerified: true, verifiedAt: '2026-03-10T08:00:00.000Z' } });
  const { sendEmail: sent } = await identity.run(SEND, { from: 'studio@tessitura.example' }, staff);
  expect(sent).toEqual({ email: { id: expect.any(String), status: 'QUEUED', recipients: [{ email: 'chiara@tessitura.example', status: 'QUEUED' }] }, leftToday: 199, resetsAt: '2026-03-10T23:00:00.000Z' });
  expect(await identity.run(SEND, { from: 'studio@tessitura.example' }, staff)).toEqual({ sendEmail: sent });
  expect((await identity.run(LOG, {}, staff)).sentEmails).toMatchObject({ nodes: [{ id: sent.email.id, from: 'studio@tessitura.example', subject: 'Autumn colours', status: 'QUEUED', recipients: [{ kind: 'TO', email: 'chiara@tessitura.example', failure: null }] }], pageInfo: { hasNextPage: false } });
});
