import { ALL_PERMISSIONS } from '#contract/permissions.js';
import { systemOf } from '../../kit/open-graph.js';
import { staffOf } from '../../kit/company.js';
import { openProvider, visiting, type Provider } from '../oidc/provider.js';

const ADDRESS = 'https://mcp.portico.example';
const LANGUAGES = ['it', 'en', 'de', 'fr', 'es'];

let provider: Provider;
let visit: ReturnType<typeof visiting>;
beforeAll(async () => { provider = await openProvider(); visit = visiting(provider); });
afterAll(() => provider.close());

const page = async (path = '/connect', cookie = '', language = 'en') => {
  const answer = await provider.send(path, { headers: { accept: 'text/html', 'accept-language': language, cookie } });
  return { status: answer.status, headers: answer.headers, html: (await answer.text()).replaceAll('&quot;', '"') };
};
const textOf = (html: string): string => html.replace(/<(?:head|script)[\s\S]*?<\/(?:head|script)>/g, '').replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');
const codesIn = (html: string): string[] => [...html.matchAll(/<pre><code>([^<]*)<\/code><\/pre>/g)].map(([, code = '']) => code);
const record = (calls: readonly object[]) => provider.run('mutation R($input: RecordAssistantCallsInput!) { recordAssistantCalls(input: $input) }', { input: { calls } }, systemOf());
const call = (accountId: string, more: object = {}) => ({ companyId: provider.company, accountId, clientId: '018f0000-0000-7000-8000-00000000c1a0', clientName: 'Claude', tool: 'commerce_search_orders', outcome: 'OK', durationMilliseconds: 120, calledAt: '2026-03-10T08:00:00.000Z', ...more });

describe('the page about assistants, to everybody', () => {
  it('has the address of the connector, and what each of the common assistants is given [L-CONNECT-1]', async () => {
    const { status, html } = await page();
    expect([status, /<h1>([^<]+)</.exec(html)?.[1]]).toEqual([200, 'Connect an assistant']);
    expect([...html.matchAll(/<summary>([^<]+)</g)].map(([, name]) => name)).toEqual(['Claude', 'Claude Code', 'ChatGPT', 'Cursor', 'VS Code', 'MCP Inspector']);
    const [first, claude, code, chatgpt, cursor, vscode, inspector] = codesIn(html);
    expect([first, claude, code, chatgpt, inspector]).toEqual([ADDRESS, ADDRESS, `claude mcp add --transport http portico ${ADDRESS}`, ADDRESS, 'npx @modelcontextprotocol/inspector']);
    expect([JSON.parse(cursor ?? ''), JSON.parse(vscode ?? '')]).toEqual([{ mcpServers: { portico: { command: 'npx', args: ['-y', 'mcp-remote', ADDRESS] } } }, { servers: { portico: { type: 'http', url: ADDRESS } } }]);
    expect(html.match(/<ol><li>/g)).toHaveLength(6);
  });

  it('says what is allowed and what is never recorded, and leads to the sign-in and back [L-CONNECT-1]', async () => {
    const { html } = await page();
    const text = textOf(html);
    for (const said of ['with your permissions, and nothing more', 'ask for a dry run', 'No tool deletes your data', 'it counts from the next call on', 'For 90 days: which assistant called which tool', 'Never: what was asked, and what was answered.', 'Sign in to see which companies']) expect([said, text.includes(said)]).toEqual([said, true]);
    expect([html.includes('href="/sign-in?continue=%2Fconnect"'), html.includes('href="/account/apps"')]).toEqual([true, true]);
    const { email } = await visit.person('Back');
    const { answer } = await visit.submit('/sign-in?continue=%2Fconnect', { email, password: 'correct horse battery' });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/connect']);
  });

  it('is whole in the five languages, each with its own texts [L-CONNECT-1]', async () => {
    const shown = await Promise.all(LANGUAGES.map((language) => page(`/connect?lang=${language}`)));
    expect(shown.map(({ html }) => /<h1>([^<]+)</.exec(html)?.[1])).toEqual(['Collega un assistente', 'Connect an assistant', 'Einen Assistenten verbinden', 'Connecter un assistant', 'Conectar un asistente']);
    const paragraphs = shown.map(({ html }) => [...html.matchAll(/<(?:li|p)>([^<]{20,})</g)].map(([, text = '']) => text));
    const [all = []] = paragraphs;
    expect(paragraphs.map(({ length }) => length)).toEqual(LANGUAGES.map(() => all.length));
    expect(new Set(paragraphs.flat()).size).toBe(all.length * LANGUAGES.length);
  });

  it('works without its script, which comes from our own origin alone [L-CONNECT-1]', async () => {
    const { html, headers } = await page();
    const [, path = ''] = /<script src="([^"]+)" defer/.exec(html) ?? [];
    expect([path.startsWith('/assets/connect-'), headers.get('content-security-policy')?.includes("script-src 'self'"), headers.get('cache-control'), html.includes('<button')]).toEqual([true, true, 'no-store', false]);
    const script = await provider.send(path);
    expect([script.status, script.headers.get('content-type')]).toEqual([200, 'text/javascript; charset=utf-8']);
    expect((await provider.send('/connect', { method: 'POST' })).status).toBe(405);
  });

  it('says that an address of this machine is reached by programs of it alone [L-CONNECT-1]', async () => {
    expect((await page()).html).not.toContain('This address works on this computer alone');
    const local = await openProvider({ mcp: 'http://127.0.0.1:4006' });
    const html = await (await local.send('/connect', { headers: { accept: 'text/html', 'accept-language': 'en' } })).text();
    await local.close();
    expect([html.includes('This address works on this computer alone'), codesIn(html)[0]]).toEqual([true, 'http://127.0.0.1:4006']);
  });
});

describe('the page about assistants, to who is signed in', () => {
  it('shows the companies and modules that their assistants can use, and which one is switched off [L-CONNECT-2]', async () => {
    const { cookie } = await visit.person('Ada', { moduleRoles: { commerce: 'EDITOR', catalog: 'VIEWER', brain: 'MANAGER', intelligence: 'MANAGER' } });
    await provider.run('mutation { setAssistantModules(input: { modulesOff: ["brain"] }) { id } }', {}, staffOf(provider.company, ALL_PERMISSIONS));
    const text = textOf((await page('/connect', cookie)).html);
    await provider.run('mutation { setAssistantModules(input: { modulesOff: [] }) { id } }', {}, staffOf(provider.company, ALL_PERMISSIONS));
    expect(text).toContain('You are signed in as ada@example.test. Lume Brain: switched off for assistants by the company Catalog: reads Commerce: reads and writes Intelligence: reads Dates and times for assistants: Europe/Rome');
    expect(textOf((await page('/connect', cookie)).html)).toContain('Lume Brain: reads and writes Catalog: reads');
    expect(text).not.toContain('Sign in to see');
    expect(textOf((await page('/account', cookie)).html)).toContain('Connect an assistant');
  });

  it('names the active one of several companies, and says where there is none [L-CONNECT-2]', async () => {
    const { cookie, accountId, email } = await visit.person('Bea');
    const nord = Number((await provider.run('mutation { createCompany(input: { name: "Nord" }) { id } }', {}, systemOf())).createCompany.id);
    await provider.database('identity').inTransaction((transaction) => transaction.execute('UPDATE account SET email_verified_at = created_at WHERE id = ?', [accountId]));
    await provider.run('mutation A($input: CreatePersonInput!) { createPerson(input: $input) { id } }', { input: { companyId: nord, email, name: 'Bea', role: 'MEMBER', moduleRoles: { brain: 'NONE', catalog: 'NONE', commerce: 'NONE', intelligence: 'NONE' } } }, systemOf(nord));
    await provider.run('mutation S($input: ActiveCompanyInput!) { setActiveCompany(input: $input) }', { input: { accountId, companyId: nord } }, systemOf());
    expect(textOf((await page('/connect', cookie)).html)).toMatch(/Lume Commerce: reads and writes Dates and times for assistants: Europe\/Rome Nord Active company No modules/);
  });

  it('shows what was called lately, newest first: assistant, tool, company, outcome and duration, in UTC said as such [L-CONNECT-2]', async () => {
    const { cookie, accountId } = await visit.person('Cleo');
    const other = await visit.person('Dan');
    expect(textOf((await page('/connect', cookie)).html)).toContain('Nothing yet. You will see here when an assistant called a tool');
    await record([
      call(accountId), call(accountId, { tool: 'commerce_set_order_hold', outcome: 'REFUSED', durationMilliseconds: 8, calledAt: '2026-03-10T08:00:01.000Z' }),
      call(accountId, { tool: 'catalog_search_products', clientName: '<b>Other</b>', outcome: 'FAILED', durationMilliseconds: 30_040, calledAt: '2026-03-10T08:01:00.000Z' }), call(other.accountId, { tool: 'of_somebody_else' }),
    ]);
    const { html } = await page('/connect', cookie);
    const rows = [...html.matchAll(/<tr>(<th scope="row">.*?)<\/tr>/g)].map(([, row = '']) => textOf(row).trim());
    expect(rows).toEqual([
      '10 March 2026 at 08:01 UTC &lt;b>Other&lt;/b> catalog_search_products Lume Failed 30s', '10 March 2026 at 08:00 UTC Claude commerce_set_order_hold Lume Refused 8ms', '10 March 2026 at 08:00 UTC Claude commerce_search_orders Lume Done 120ms',
    ]);
    expect(html).not.toContain('of_somebody_else');
    expect(textOf((await page('/connect', cookie, 'it')).html)).toContain('commerce_set_order_hold Lume Rifiutata 8ms');
  });

  it('shows nothing of a session that ended, nor with a one-time password [L-CONNECT-2]', async () => {
    const { cookie } = await visit.person('Eve');
    const { addPerson: { oneTimePassword } } = await provider.run('mutation { addPerson(input: { email: "once@example.test", name: "N", role: MEMBER }) { oneTimePassword } }', {}, { ...staffOf(provider.company, ALL_PERMISSIONS), userId: (await provider.run('mutation P($input: CreatePersonInput!) { createPerson(input: $input) { id } }', { input: { companyId: provider.company, email: 'owner@example.test', name: 'O', role: 'OWNER' } }, systemOf(provider.company))).createPerson.id });
    const { signIn: { sessionToken } } = await provider.run('mutation S($input: SignInInput!) { signIn(input: $input) { sessionToken } }', { input: { email: 'once@example.test', password: oneTimePassword, address: '203.0.113.9', userAgent: 'Firefox' } }, systemOf());
    provider.clock.turn(15 * 86_400_000);
    for (const gone of [cookie, `__Host-portico-session-auth=${String(sessionToken)}`, '__Host-portico-session-auth=nothing']) {
      const { status, html } = await page('/connect', gone);
      expect([status, html.includes('Sign in to see which companies'), html.includes('Lume')]).toEqual([200, true, false]);
    }
  });
});
