import { ALL_PERMISSIONS } from '#contract/permissions.js';
import { staffOf } from '../../kit/company.js';
import { testDatabase, testDialect } from '../../kit/database.js';
import { openProvider, visiting, type Provider, type TestClient, type Tokens } from './provider.js';

type Visit = ReturnType<typeof visiting>;
interface Person { readonly cookie: string; readonly accountId: string; readonly email: string }
let [one, two]: Provider[] = [];
let here: Visit;
let there: Visit;
let client: TestClient;
let owner: Person;

// An embedded database has one process by design.
(testDialect === 'mysql' ? describe : describe.skip)('of two processes on one database', () => {
  beforeAll(async () => {
    const database = testDatabase('identity');
    one = await openProvider({ database });
    two = await openProvider({ database });
    [here, there] = [visiting(one), visiting(two)];
    client = await here.client();
    owner = await here.person('Owner', { role: 'OWNER', moduleRoles: null });
  });
  afterAll(async () => { await Promise.all([one?.close(), two?.close()]); });

  const manage = (mutation: string, id: string) => one?.run(`mutation M($id: ID!) { ${mutation}(id: $id) { id } }`, { id }, staffOf(one.company, ALL_PERMISSIONS, owner.accountId));
  const status = async (token: string): Promise<number> => (await there.userinfo(token)).status;

  it.each<[string, (person: Person, tokens: Tokens) => Promise<unknown>]>([
    ['a token that the other revoked', (_, { access_token: token }) => one?.form('/oauth/revoke', { client_id: client.client_id, token }) ?? Promise.resolve()],
    ['a grant that the other ended', (_, { refresh_token: token }) => one?.form('/oauth/revoke', { client_id: client.client_id, token }) ?? Promise.resolve()],
    ['an app that a person disconnected at the other', async ({ cookie }) => {
      const html = await (await one?.send('/account/apps', { headers: { cookie } }))?.text() ?? '';
      return here.submit('/account/apps', { end: /name="end" value="([^"]+)"/.exec(html)?.[1] ?? '' }, cookie);
    }],
    ['a person whom the other suspended', ({ accountId }) => manage('deactivatePerson', accountId) ?? Promise.resolve()],
    ['a person whom the other removed', ({ accountId }) => manage('removePerson', accountId) ?? Promise.resolve()],
  ])('each refuses %s at the next call, whatever it had remembered [K-APPS-3]', async (name, end) => {
    const person = await here.person(name.replaceAll(/\W/g, '-'));
    const tokens = await here.tokens(client, person.cookie);
    expect([await status(tokens.access_token), await status(tokens.access_token)]).toEqual([200, 200]);
    await end(person, tokens);
    expect(await status(tokens.access_token)).toBe(401);
  });

  it('each has a lowered role at the next call [K-APPS-3]', async () => {
    const person = await here.person('Lowered', { moduleRoles: { commerce: 'MANAGER' } });
    const { access_token: token } = await here.tokens(client, person.cookie);
    const roles = async () => ((await (await there.userinfo(token)).json() as { companies: { modules: { slug: string; role: string }[] }[] }).companies[0]?.modules ?? []).filter(({ slug }) => slug === 'commerce').map(({ role }) => role);
    expect(await roles()).toEqual(['manager']);
    await one?.run('mutation R($input: ChangePersonRoleInput!) { changePersonRole(input: $input) { id } }', { input: { id: person.accountId, role: 'MEMBER', moduleRoles: { commerce: 'VIEWER' } } }, staffOf(one.company, ALL_PERMISSIONS, owner.accountId));
    expect(await roles()).toEqual(['viewer']);
  });

  it('each refuses a session that ended at the other [K-APPS-3]', async () => {
    const { cookie } = await here.person('Leaving');
    const page = async () => (await two?.send('/account', { headers: { cookie } }))?.status;
    expect(await page()).toBe(200);
    await here.submit('/sign-out', {}, cookie);
    expect(await page()).toBe(303);
  });

  it('one wins of 50 exchanges of a code at both, and what it gave is over for both [K-TOKEN-8] [K-APPS-3]', async () => {
    const { cookie } = await here.person('Racing');
    const given = await here.code(client, cookie);
    const answers = await Promise.all(Array.from({ length: 50 }, (_, at) => (at % 2 === 0 ? here : there).exchange(client, given)));
    const won = answers.filter(({ status: code }) => code === 200);
    expect([won.length, answers.filter(({ status: code }) => code === 400).length]).toEqual([1, 49]);
    const { access_token: token } = await won[0]?.json() as Tokens;
    expect([await status(token), (await here.userinfo(token)).status]).toEqual([401, 401]);
  });
});
