import { ask, runningGateway, type RunningGateway } from '../../kit/running-gateway.js';

describe('the GraphiQL page', () => {
  let gateway: RunningGateway;
  let response: Response;
  let page: string;
  beforeAll(async () => {
    gateway = await runningGateway();
    response = await fetch(`${gateway.url}/graphql`, { headers: { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' } });
    page = await response.text();
  });
  afterAll(() => gateway.stop());

  it('is served to browsers without a token', () => {
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(page).toContain('<title>Portico graph</title>');
  });

  it('comes compressed to who takes it so, and whole to who does not', async () => {
    expect([response.headers.get('content-encoding'), response.headers.get('vary')]).toEqual(['gzip', 'Accept, Accept-Encoding']);
    const whole = await fetch(`${gateway.url}/graphql`, { headers: { accept: 'text/html', 'accept-encoding': 'identity' } });
    expect([whole.headers.get('content-encoding'), await whole.text() === page]).toEqual([null, true]);
  });

  it('explains how to get a token and has a field for it', () => {
    expect(page).toContain('npm run portico -- token create --email you@example.com');
    expect(page).toContain('Bearer pst_your_token');
  });

  it('loads nothing: scripts and styles are inline', () => {
    const markup = page.replaceAll(/<script>[\s\S]*?<\/script>|<style>[\s\S]*?<\/style>/g, '');
    expect(markup).not.toMatch(/<script|<style|src=|@import|https?:/);
    expect(markup).not.toMatch(/href="(?!data:)/);
  });

  it('runs its own scripts alone and calls its host and the identity provider, by its policy', () => {
    const policy = response.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toMatch(/script-src 'sha256-\S{44}' 'sha256-\S{44}' 'sha256-\S{44}' blob:;/);
    expect(policy).toContain(`connect-src 'self' ${gateway.deployment.config.urls.auth};`);
    expect(policy.match(/https?:|\*/g)).toEqual(['http:']);
  });

  it('signs in by its public address, whatever the call names its host', async () => {
    const byOtherName = await fetch(`${gateway.url.replace('127.0.0.1', 'localhost')}/graphql`, { headers: { accept: 'text/html' } });
    expect(await byOtherName.text()).toContain(`PorticoGraphiQL.openGraphiql({"client":"portico-graphiql","page":"${gateway.url}/graphql","issuer":"${gateway.deployment.config.urls.auth}"}`);
  });

  it('is linked from the index page of its host, for browsers and for programs', async () => {
    await ask(gateway, '{ whoAmI }'); // ready once the graph is loaded
    const [index, start] = [await fetch(gateway.url), await fetch(gateway.url, { headers: { accept: 'text/html' } })];
    expect(await index.json()).toMatchObject({ host: 'graphql', interfaces: [{ title: 'Graph', roots: ['/graphql'], page: '/graphql', descriptions: [] }], health: { ready: '/readyz', status: 'ready' } });
    expect(await start.text()).toContain('<a href="/graphql">Documentation');
  });

  it('is not answered to clients', async () => {
    const answer = await fetch(`${gateway.url}/graphql`, { headers: { accept: 'application/json' } });
    expect(answer.status).toBe(401);
  });
});
