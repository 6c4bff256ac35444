import { permissionsOf } from '#contract/permissions.js';
import { ISSUER, openProvider, visiting, type Provider } from '../../contract/oidc/provider.js';
import { staffOf } from '../../kit/company.js';
import { systemOf } from '../../kit/open-graph.js';

let provider: Provider;
let token: string;
beforeAll(async () => {
  provider = await openProvider();
  const visit = visiting(provider);
  const { cookie } = await visit.person('Ada', { role: 'OWNER', moduleRoles: null });
  ({ access_token: token } = await visit.tokens(await visit.client(), cookie));
});
afterAll(() => provider.close());

const set = async (timeZone: string, as = staffOf(provider.company)) =>
  (await provider.run('mutation S($input: SetCompanyTimeZoneInput!) { setCompanyTimeZone(input: $input) { id name timeZone } }', { input: { timeZone } }, as)).setCompanyTimeZone;
const now = async (company = provider.company) => (await provider.run('{ company { timeZone } }', {}, staffOf(company))).company.timeZone;
const ofAssistants = async (): Promise<string> =>
  (await provider.run('query U($token: String!, $issuer: String!) { assistantUser(token: $token, issuer: $issuer) { companies { timeZone } } }', { token, issuer: ISSUER }, systemOf())).assistantUser.companies[0].timeZone;

test('a company works in Europe/Rome until it says another time zone, which its assistants have from their next call on', async () => {
  expect([await now(), await ofAssistants()]).toEqual(['Europe/Rome', 'Europe/Rome']);
  expect(await set('America/New_York')).toEqual({ id: provider.company, name: 'Lume', timeZone: 'America/New_York' });
  expect([await now(), await ofAssistants()]).toEqual(['America/New_York', 'America/New_York']);
  await set('Europe/Rome');
});

test('what is no IANA time zone is refused with an example, and nothing changes', async () => {
  for (const wrong of ['', 'Rome', 'CET+1', 'Europe/Rome ']) await expect(set(wrong)).rejects.toMatchObject({ code: 'BAD_INPUT', details: { timeZone: ['must be an IANA time zone such as Europe/Rome'] } });
  expect(await now()).toBe('Europe/Rome');
});

test('who does not manage the company changes nothing, and another company keeps its own', async () => {
  const other = Number((await provider.run('mutation { createCompany(input: { name: "Nord" }) { id } }', {}, systemOf())).createCompany.id);
  const member = staffOf(provider.company, permissionsOf('MEMBER', { brain: 'MANAGER', catalog: 'MANAGER', commerce: 'MANAGER', intelligence: 'MANAGER' }));
  await expect(set('Asia/Tokyo', member)).rejects.toMatchObject({ code: 'FORBIDDEN', details: { permission: 'company.manage' } });
  await set('Asia/Tokyo', staffOf(other));
  expect([await now(), await now(other), await ofAssistants()]).toEqual(['Europe/Rome', 'Asia/Tokyo', 'Europe/Rome']);
});

test('the audit log has the time zone before and after', async () => {
  await set('Europe/Madrid');
  await set('Europe/Lisbon');
  const { identityAuditLog: { nodes: [entry] } } = await provider.run('{ identityAuditLog(first: 1, filter: {operation: "setCompanyTimeZone"}) { nodes { actor changes { kind fields { name before after } } } } }', {}, staffOf(provider.company));
  expect(entry).toEqual({ actor: 'ada@example.test', changes: [{ kind: 'company', fields: [{ name: 'timeZone', before: 'Europe/Madrid', after: 'Europe/Lisbon' }] }] });
});
