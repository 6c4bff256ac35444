import { ALL_PERMISSIONS } from '#contract/permissions.js';
import { ISSUER, openProvider, visiting, type Provider, type TestClient } from '../../contract/oidc/provider.js';
import { COMPANY } from '../../../subgraphs/identity/companies/company.table.js';
import { staffOf } from '../../kit/company.js';
import { systemOf } from '../../kit/open-graph.js';
import { readStatements, scans } from '../../kit/read-statements.js';

let provider: Provider;
let visit: ReturnType<typeof visiting>;
let client: TestClient;
let second: number;
beforeAll(async () => {
  provider = await openProvider();
  visit = visiting(provider);
  client = await visit.client();
  await visit.person('Owner', { role: 'OWNER', moduleRoles: null });
  second = await companyOf('input: { name: "Nord", isDemo: true }');
});
afterAll(() => provider.close());

const companyOf = async (argument: string): Promise<number> => Number((await provider.run(`mutation { createCompany(${argument}) { id } }`, {}, systemOf())).createCompany.id);
const operatorOf = (company: number) => ({ ...systemOf(company), permissions: ALL_PERMISSIONS });
const FIELDS = '{ id name email language isInternal clientId clientName activeCompanyId activeCompanySource companies { id slug name isInternal isDemo disabledSections timeZone userId permissions modules { slug name role isConnectorEnabled } } }';
const userOf = async (token: string, companyId?: number) => (await provider.run(`query U($token: String!, $issuer: String!, $companyId: SafeInt) { assistantUser(token: $token, issuer: $issuer, companyId: $companyId) ${FIELDS} }`, { token, issuer: ISSUER, companyId }, systemOf())).assistantUser;
const choose = async (token: string, companyId: number) => (await provider.run(`mutation C($input: ChooseAssistantCompanyInput!) { chooseAssistantCompany(input: $input) ${FIELDS} }`, { input: { token, issuer: ISSUER, companyId } }, systemOf())).chooseAssistantCompany;
const inCompany = async (token: string, companyId?: number) => {
  const { activeCompanyId, activeCompanySource } = await userOf(token, companyId);
  return [activeCompanyId, activeCompanySource];
};

/** A person of the first company and of the second, with a token of an assistant. */
async function inBoth(name: string) {
  const person = await visit.person(name);
  await provider.database('identity').inTransaction((transaction) => transaction.execute("UPDATE account SET email_verified_at = '2026-03-10T08:00:00.000Z' WHERE id = ?", [person.accountId]));
  const { addPerson: { person: { id } } } = await provider.run('mutation A($input: AddPersonInput!) { addPerson(input: $input) { person { id } } }', { input: { email: person.email, name, role: 'OWNER' } }, operatorOf(second));
  return { ...person, secondId: String(id), token: (await visit.tokens(client, person.cookie)).access_token };
}

test('the token of an assistant says who it speaks for, with the companies, modules and permissions of the person', async () => {
  const ada = await visit.person('Ada');
  const { access_token: token } = await visit.tokens(client, ada.cookie);
  expect(await userOf(token)).toEqual({
    id: ada.accountId, name: 'Ada', email: 'ada@example.test', language: 'en', isInternal: false, clientId: client.client_id, clientName: 'Notes', activeCompanyId: provider.company, activeCompanySource: 'ONLY',
    companies: [{
      id: provider.company, slug: 'lume', name: 'Lume', isInternal: false, isDemo: false, disabledSections: [], timeZone: 'Europe/Rome', userId: ada.accountId, permissions: ['company.read', 'commerce.read', 'commerce.write'],
      modules: [{ slug: 'commerce', name: 'Commerce', role: 'EDITOR', isConnectorEnabled: true }],
    }],
  });
});

test('whoever works for the operator in one of their companies is internal, and the language is the one they chose', async () => {
  const eve = await visit.person('Eve', { isInternal: true });
  await provider.run('mutation P($input: OwnProfileInput!) { changeOwnProfile(input: $input) }', { input: { sessionToken: eve.cookie.split('=')[1], name: 'Eve', locale: 'it' } }, systemOf());
  const { access_token: token } = await visit.tokens(client, eve.cookie);
  expect(await userOf(token)).toMatchObject({ isInternal: true, language: 'it', companies: [{ isInternal: true }] });
});

test('it is read in one statement, by keys alone', async () => {
  const { token } = await inBoth('Una');
  const database = provider.database('identity');
  await database.inTransaction((transaction) => transaction.insert(COMPANY, Array.from({ length: 500 }, (_, index) => ({ id: 10_000 + index, name: 'Other', slug: `other-${String(index)}`, created_at: '2026-03-10T08:00:00.000Z' }))));
  if (database.dialect === 'mysql') await database.query('ANALYZE TABLE company'); // of a handful of companies it would read all
  await userOf(token);
  const statements = await readStatements(database, () => userOf(token));
  expect([statements.length, await scans(database, statements)]).toEqual([1, []]);
});

test('a text that is no token, an ID token, the token of another issuer and the one of the platform\'s own app speak for nobody', async () => {
  const fay = await visit.person('Fay');
  const { id_token: idToken = '', refresh_token: refresh, access_token: token } = await visit.tokens(client, fay.cookie);
  const own = await visit.tokens({ client_id: 'portico-cli', redirect_uris: ['http://127.0.0.1:50123/callback'] }, fay.cookie, { scope: 'profile offline_access service.platform' });
  expect([idToken.split('.').length, own.scope]).toEqual([3, 'profile offline_access service.platform']);
  for (const text of ['', 'x', 'a.b.c', refresh, idToken, own.access_token, `${token}x`]) expect([text, await userOf(text)]).toEqual([text, null]);
  expect((await provider.run('query U($token: String!) { assistantUser(token: $token, issuer: "https://auth.evil.example") { id } }', { token }, systemOf())).assistantUser).toBeNull();
  await expect(choose(own.access_token, provider.company)).rejects.toMatchObject({ code: 'UNAUTHENTICATED', details: { error: 'invalid_token' } });
  await expect(choose('x', provider.company)).rejects.toMatchObject({ code: 'UNAUTHENTICATED', details: { error: 'invalid_token' } });
});

test.each<[string, (held: { token: string; refresh: string; accountId: string }) => Promise<unknown>]>([
  ['was revoked', ({ token }) => provider.form('/oauth/revoke', { client_id: client.client_id, token })],
  ['is of a grant that was ended', ({ refresh }) => provider.form('/oauth/revoke', { client_id: client.client_id, token: refresh })],
  ['is of an app that the person disconnected', ({ accountId }) => provider.run('mutation D($id: ID!) { disconnectApp(id: $id) { id } }', { id: client.client_id }, staffOf(provider.company, ALL_PERMISSIONS, accountId))],
  ['is of a deactivated person', ({ accountId }) => provider.run('mutation D($id: ID!) { deactivatePerson(id: $id) { id } }', { id: accountId }, operatorOf(provider.company))],
  ['is of a removed person', ({ accountId }) => provider.run('mutation D($id: ID!) { removePerson(id: $id) { id } }', { id: accountId }, operatorOf(provider.company))],
  ['has expired', () => { provider.clock.turn(8 * 3_600_000); return Promise.resolve(); }],
])('a token that %s is refused from then on as one that is over', async (how, end) => {
  const person = await visit.person(how.replaceAll(' ', '-'));
  const { access_token: token, refresh_token: refresh } = await visit.tokens(client, person.cookie);
  expect(await inCompany(token)).toEqual([provider.company, 'ONLY']);
  await end({ token, refresh, accountId: person.accountId });
  for (const work of [() => userOf(token), () => choose(token, provider.company)]) await expect(work()).rejects.toMatchObject({ code: 'UNAUTHENTICATED', details: { error: 'invalid_token' } });
});

test('who never chose works in their first company by default; one they chose counts for every client, and one that is asked for comes first', async () => {
  const { token, cookie } = await inBoth('Gil');
  const stranger = await companyOf('input: { name: "Ost" }');
  expect([await inCompany(token), await inCompany(token, second), await inCompany(token, provider.company), await inCompany(token, stranger)])
    .toEqual([[provider.company, 'DEFAULT'], [second, 'CLAIM'], [provider.company, 'CLAIM'], [provider.company, 'DEFAULT']]);
  expect(await choose(token, second)).toMatchObject({ activeCompanyId: second, activeCompanySource: 'PREFERENCE', companies: [{ id: provider.company, isDemo: false }, { id: second, isDemo: true }] });
  const other = (await visit.tokens(await visit.client({ client_name: 'Other' }), cookie)).access_token;
  expect([await inCompany(token), await inCompany(other), await inCompany(other, provider.company), await inCompany(other, stranger)])
    .toEqual([[second, 'PREFERENCE'], [second, 'PREFERENCE'], [provider.company, 'CLAIM'], [second, 'PREFERENCE']]);
  expect(await choose(other, provider.company)).toMatchObject({ activeCompanyId: provider.company, activeCompanySource: 'PREFERENCE' });
  expect(await (await visit.userinfo(token)).json()).toMatchObject({ active_company_id: provider.company });
});

test('a choice stays when the name or the language of the account is changed', async () => {
  const { token, cookie } = await inBoth('Lea');
  await choose(token, second);
  await provider.run('mutation P($input: OwnProfileInput!) { changeOwnProfile(input: $input) }', { input: { sessionToken: cookie.split('=')[1], name: 'Lea Rossi', locale: 'de' } }, systemOf());
  expect(await userOf(token)).toMatchObject({ name: 'Lea Rossi', language: 'de', activeCompanyId: second, activeCompanySource: 'PREFERENCE' });
});

test('a choice is void where the person is deactivated, and counts again once they are active', async () => {
  const { token, secondId } = await inBoth('Hal');
  await choose(token, second);
  const manage = (mutation: string) => provider.run(`mutation M($id: ID!) { ${mutation}(id: $id) { id } }`, { id: secondId }, operatorOf(second));
  await provider.run('mutation A($input: AddPersonInput!) { addPerson(input: $input) { person { id } } }', { input: { email: 'keeper@example.test', name: 'Keeper', role: 'OWNER' } }, operatorOf(second));
  await manage('deactivatePerson');
  expect(await userOf(token)).toMatchObject({ activeCompanyId: provider.company, activeCompanySource: 'ONLY', companies: [{ id: provider.company }] });
  await expect(choose(token, second)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  await manage('reactivatePerson');
  expect(await inCompany(token)).toEqual([second, 'PREFERENCE']);
});

test('a company that is not the person\'s is refused and nothing changes; their only one can be chosen', async () => {
  const ivo = await visit.person('Ivo');
  const { access_token: token } = await visit.tokens(client, ivo.cookie);
  for (const foreign of [second, 999_999, 0, -1]) await expect(choose(token, foreign)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  expect(await inCompany(token)).toEqual([provider.company, 'ONLY']);
  expect(await choose(token, provider.company)).toMatchObject({ activeCompanyId: provider.company, activeCompanySource: 'ONLY' });
});

test('a choice is in the audit log of the chosen company alone, once, without the token or another company', async () => {
  const { token, email } = await inBoth('Jan');
  await choose(token, second);
  await choose(token, second);
  const logOf = async (company: number) => (await provider.run('{ identityAuditLog(filter: {operation: "chooseAssistantCompany"}) { nodes { actor input changes { kind fields { name before after } } } } }', {}, staffOf(company))).identityAuditLog.nodes;
  const own = (await logOf(second)).filter(({ actor }: { actor: string }) => actor === email);
  expect(own).toEqual([{ actor: email, input: null, changes: [{ kind: 'account', fields: [{ name: 'isActiveCompany', before: false, after: true }] }] }]);
  expect(JSON.stringify(own)).not.toContain(token);
  expect((await logOf(provider.company)).filter(({ actor }: { actor: string }) => actor === email)).toEqual([]);
});

test('nobody but the product\'s own surfaces asks who a token speaks for, or chooses for it', async () => {
  const { token } = await inBoth('Kim');
  const as = staffOf(second);
  await expect(provider.run('query U($token: String!, $issuer: String!) { assistantUser(token: $token, issuer: $issuer) { id } }', { token, issuer: ISSUER }, as)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  await expect(provider.run('mutation C($input: ChooseAssistantCompanyInput!) { chooseAssistantCompany(input: $input) { id } }', { input: { token, issuer: ISSUER, companyId: second } }, as)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  expect(await inCompany(token)).toEqual([provider.company, 'DEFAULT']);
});
