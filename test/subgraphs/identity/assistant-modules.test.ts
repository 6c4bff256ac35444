import { permissionsOf } from '#contract/permissions.js';
import { ISSUER, openProvider, visiting, type Provider } from '../../contract/oidc/provider.js';
import { staffOf } from '../../kit/company.js';
import { systemOf } from '../../kit/open-graph.js';

let provider: Provider;
let visit: ReturnType<typeof visiting>;
let token: string;
beforeAll(async () => {
  provider = await openProvider();
  visit = visiting(provider);
  const { cookie } = await visit.person('Ada', { role: 'OWNER', moduleRoles: null });
  ({ access_token: token } = await visit.tokens(await visit.client(), cookie));
});
afterAll(() => provider.close());

const set = async (modulesOff: readonly string[], as = staffOf(provider.company)) =>
  (await provider.run('mutation S($input: SetAssistantModulesInput!) { setAssistantModules(input: $input) { id name assistantModulesOff } }', { input: { modulesOff } }, as)).setAssistantModules;
const offNow = async (company = provider.company) => (await provider.run('{ company { assistantModulesOff } }', {}, staffOf(company))).company.assistantModulesOff;
const letIn = async (): Promise<string[]> => {
  const { assistantUser: { companies: [{ modules }] } } = await provider.run('query U($token: String!, $issuer: String!) { assistantUser(token: $token, issuer: $issuer) { companies { modules { slug isConnectorEnabled } } } }', { token, issuer: ISSUER }, systemOf());
  return modules.filter(({ isConnectorEnabled }: { isConnectorEnabled: boolean }) => isConnectorEnabled).map(({ slug }: { slug: string }) => slug);
};

test('a module that the company switches off is off for AI clients at their next call, and on again once it is not named', async () => {
  expect([await letIn(), await offNow()]).toEqual([['brain', 'catalog', 'commerce', 'intelligence'], []]);
  expect(await set(['commerce', 'brain', 'commerce'])).toEqual({ id: provider.company, name: 'Lume', assistantModulesOff: ['brain', 'commerce'] });
  expect([await letIn(), await offNow()]).toEqual([['catalog', 'intelligence'], ['brain', 'commerce']]);
  expect((await set(['catalog'])).assistantModulesOff).toEqual(['catalog']);
  expect(await letIn()).toEqual(['brain', 'commerce', 'intelligence']);
  await set(['brain', 'catalog', 'commerce', 'intelligence']);
  expect(await letIn()).toEqual([]);
  await set([]);
  expect([await letIn(), await offNow()]).toEqual([['brain', 'catalog', 'commerce', 'intelligence'], []]);
});

test('what is no module is refused with the names of those there are, and nothing changes', async () => {
  await set(['brain']);
  for (const name of ['Brain', 'service', '', 'brain catalog']) await expect(set(['catalog', name])).rejects.toMatchObject({ code: 'BAD_INPUT', details: { modulesOff: ['must be among brain, catalog, commerce, intelligence'] } });
  expect(await offNow()).toEqual(['brain']);
  await set([]);
});

test('who does not manage the company switches nothing off, and another company keeps its own', async () => {
  const other = Number((await provider.run('mutation { createCompany(input: { name: "Nord" }) { id } }', {}, systemOf())).createCompany.id);
  const member = staffOf(provider.company, permissionsOf('MEMBER', { brain: 'MANAGER', catalog: 'MANAGER', commerce: 'MANAGER', intelligence: 'MANAGER' }));
  await expect(set(['brain'], member)).rejects.toMatchObject({ code: 'FORBIDDEN', details: { permission: 'company.manage' } });
  await set(['intelligence'], staffOf(other));
  expect([await offNow(), await offNow(other), await letIn()]).toEqual([[], ['intelligence'], ['brain', 'catalog', 'commerce', 'intelligence']]);
});

test('the audit log has what was switched off before and after', async () => {
  await set(['catalog']);
  await set(['catalog', 'brain']);
  const { identityAuditLog: { nodes: [entry] } } = await provider.run('{ identityAuditLog(first: 1, filter: {operation: "setAssistantModules"}) { nodes { actor changes { kind fields { name before after } } } } }', {}, staffOf(provider.company));
  expect(entry).toEqual({ actor: 'ada@example.test', changes: [{ kind: 'company', fields: [{ name: 'assistantModulesOff', before: ['catalog'], after: ['brain', 'catalog'] }] }] });
});
