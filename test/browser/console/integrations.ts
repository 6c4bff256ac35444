import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import { promisify } from 'node:util';
import type { BrowserContext, Page } from 'playwright-core';
import { inBrowser } from '../../kit/browser.js';
import { systemOf } from '../../kit/open-graph.js';
import { parsed } from '../../kit/parsed.js';
import { DESKTOP, flaws, openConsole, PHONE, picture, signIn, WIDE, type ConsoleWorld } from './console-world.js';

/* eslint-disable @typescript-eslint/no-explicit-any -- tests read answers of any shape */

const HOSTILE = '{"note":"\'; $(touch hostile) `id` \\"\\\\ !! ${HOME} @file %s ü\\n \u0003\u001b[201~\u009b\r", "list":[1,2.50,{}], "empty":[]}\n# \'quoted\'\ttail';
const CALLS = 'query C($filter: CallFilter) { calls(first: 5, filter: $filter) { nodes { requestId method path status requestHeaders requestBody } } }';

inBrowser('integrations in the console', () => {
  let world: ConsoleWorld;
  let page: Page;
  let context: BrowserContext;
  let commerce = '';
  let connections: readonly { readonly id: string; readonly kind: string; readonly name: string }[] = [];

  beforeAll(async () => {
    world = await openConsole();
    commerce = world.deployment.config.urls.commerce;
    ({ page, context } = await world.open());
    await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: world.base });
    connections = (await world.graph('{ connections(first: 100) { nodes { id kind name } } }')).connections.nodes;
    await page.goto(`${world.base}/console/integrations`);
    await signIn(page, world.owner);
    await page.locator('[data-row]').first().waitFor();
  });
  afterAll(() => world.close());

  const asSystem = (operation: string, variables: object): Promise<any> =>
    world.deployment.graph.call<any, any>(parsed(operation), variables, { principal: systemOf(world.demo.company.id), requestId: 'r-1', via: 'test' });
  const idOf = (kind: string): string => connections.find((connection) => connection.kind === kind)?.id ?? '';
  const key = (): string => world.demo.connections['commerce']?.apiKey ?? '';
  const clipboard = (): Promise<string> => page.evaluate('navigator.clipboard.readText()');
  const call = (path: string, init: { readonly method?: string; readonly headers?: Readonly<Record<string, string>>; readonly body?: string } = {}, apiKey = key()): Promise<number> => new Promise((resolve, reject) => {
    const { method = 'GET', headers = {}, body } = init;
    request(commerce, { path, method, headers: { authorization: `Bearer ${apiKey}`, ...headers } }, (response) => { response.resume(); resolve(response.statusCode ?? 0); }).on('error', reject).end(body);
  });
  const lastCalls = async (filter: object): Promise<any[]> => (await world.graph(CALLS, { filter })).calls.nodes;
  /** What the receiver of webhooks answers to what is due. */
  const answerWebhooks = async (status: number): Promise<void> => {
    const { claimDeliveries } = await asSystem('mutation C($input: ClaimDeliveriesInput!) { claimDeliveries(input: $input) { companyId deliveryId token url retryAfterMs } }', { input: { most: 50, perDestination: 50, schedules: [{ profile: 'standard', waits: [] }] } });
    const answered = { startedAt: world.deployment.clock.now().toISOString(), durationMs: 12, delivered: status < 300, status, failure: status < 300 ? null : `status ${String(status)}`, requestHeaders: '{"x-portico-event":"ping"}', answerHeaders: '{"content-type":"application/json"}', answerBody: '{"error":"disk full"}' };
    await asSystem('mutation R($input: [RecordAttemptInput!]!) { recordAttempts(input: $input) }', { input: claimDeliveries.map((claimed: object) => ({ ...claimed, ...answered })) });
  };

  it('lists connections by their interfaces, with the silent ones told by the platform\'s own judgement', async () => {
    await asSystem('mutation S($input: FlagSilentConnectionsInput!) { flagSilentConnections(input: $input) }', { input: { companyId: world.demo.company.id, connections: [{ id: idOf('FULFILLMENT'), since: new Date(Date.now() - 7_200_000).toISOString() }] } });
    await call('/api/commerce/v1/orders?limit=1');
    await call('/api/commerce/v1/orders/none');
    await page.reload();
    await page.getByText('Silent since').waitFor();
    const kinds = await page.locator('tbody td:nth-child(2)').allInnerTexts();
    expect(kinds).toEqual(kinds.toSorted());
    expect([...new Set(kinds)].slice(0, 2)).toEqual(['A Fulfilment API', 'B JSON WMS facade']);
    await picture(page, 'console-integrations', { width: 1200, height: 640 });
    expect(await page.getByRole('link', { name: '1 failed' }).getAttribute('href')).toBe(`/console/integrations/calls?connection=${idOf('COMMERCE')}&failed=yes`);
    expect(await flaws(page, [PHONE, DESKTOP, WIDE])).toEqual([]);
  });

  it('has its filters in the address', async () => {
    await page.getByLabel('Interface').selectOption('COMMERCE');
    await page.waitForURL(/kind=COMMERCE/);
    await page.waitForFunction(() => [...document.querySelectorAll('tbody td:nth-child(2)')].every(({ textContent }) => textContent.includes('Commerce API')));
    expect(await page.locator('[data-row]').count()).toBe(connections.filter(({ kind }) => kind === 'COMMERCE').length);
  });

  it('makes a connection, and shows its credentials once', async () => {
    await page.getByRole('button', { name: 'New connection' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Interface').selectOption('COMMERCE');
    await dialog.getByLabel('Name').fill('Night reports');
    await dialog.getByLabel('It may call at once').check();
    expect(await flaws(page, [PHONE, DESKTOP])).toEqual([]);
    await dialog.getByRole('button', { name: 'New connection' }).click();
    await dialog.getByText('This is shown once').waitFor();
    await page.keyboard.press('Escape');
    await dialog.getByRole('button', { name: 'Copy Key' }).click();
    await dialog.getByText('Copied').waitFor();
    const secret = await clipboard();
    expect([secret, await call('/api/commerce/v1/orders?limit=1', {}, secret)]).toEqual([await dialog.locator('code').first().innerText(), 200]);
    expect(await flaws(page, [PHONE])).toEqual([]);
    await dialog.getByRole('button', { name: 'I have stored it' }).click();
    await page.getByRole('link', { name: 'Night reports' }).click();
    await page.getByRole('heading', { name: 'Night reports' }).waitFor();
    expect(await page.evaluate<string>('document.body.innerHTML + JSON.stringify({ ...localStorage, ...sessionStorage })')).not.toContain(secret);
    await page.getByRole('button', { name: 'New credentials' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'New credentials' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Copy Key' }).click();
    await page.getByRole('dialog').getByText('Copied').waitFor();
    const fresh = await clipboard();
    expect([await call('/api/commerce/v1/orders?limit=1', {}, secret), await call('/api/commerce/v1/orders?limit=1', {}, fresh)]).toEqual([401, 200]);
    await page.getByRole('dialog').getByRole('button', { name: 'I have stored it' }).click();
  });

  it('shows one with its checklist, which its own calls fill', async () => {
    const [step] = [page.locator('.checklist li', { hasText: 'Read what is available' })];
    await step.getByText('Missing').waitFor();
    const { connections: { nodes } } = await world.graph('{ connections(filter: { kind: COMMERCE }) { nodes { id name } } }');
    expect(page.url()).toContain(nodes.find(({ name }: { name: string }) => name === 'Night reports').id);
    await page.goto(`${world.base}/console/integrations/connections/${idOf('COMMERCE')}`);
    await step.waitFor();
    await call('/api/commerce/v1/inventory?limit=1');
    await step.getByText('Shown').waitFor();
    expect(await page.getByRole('link', { name: 'guide', exact: true }).getAttribute('href')).toBe('/guides/erp');
    await picture(page, 'console-connection', { width: 1200, height: 900 });
    expect(await flaws(page, [PHONE, DESKTOP])).toEqual([]);
  });

  it('changes its settings, and sends what was changed alone', async () => {
    await page.getByRole('button', { name: 'Change settings' }).click();
    await page.getByRole('dialog').getByLabel('Webhook address').fill('https://hooks.example.com/orders');
    const [sent] = await Promise.all([page.waitForRequest((one) => one.url().endsWith('/graphql') && one.postData()?.includes('ConsoleUpdateConnection') === true), page.getByRole('button', { name: 'Save' }).click()]);
    expect(sent.postDataJSON().variables).toEqual({ input: { id: idOf('COMMERCE'), webhookUrl: 'https://hooks.example.com/orders' } });
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.getByText('https://hooks.example.com/orders').waitFor();
  });

  it('sends a test, shows what became of it, and sends it again', async () => {
    await page.getByRole('button', { name: 'Send a test' }).click();
    await page.waitForURL(/deliveries\/[0-9a-f-]{36}$/);
    await page.getByText('It has not been tried yet').waitFor();
    await answerWebhooks(507);
    await page.getByText('status 507').waitFor();
    await page.getByText('"error": "disk full"').waitFor();
    await picture(page, 'console-delivery', { width: 1200, height: 760 });
    expect(await flaws(page, [PHONE, DESKTOP])).toEqual([]);
    await page.getByRole('button', { name: 'Send again' }).click();
    await page.getByText('It is being sent again').waitFor();
    await answerWebhooks(500);
    await page.getByText('Attempt 2').waitFor();
  });

  it('sends again all that was given up, once it was counted', async () => {
    await page.goto(`${world.base}/console/integrations/deliveries?connection=${idOf('COMMERCE')}&result=GIVEN_UP`);
    await page.locator('[data-row]').first().waitFor();
    await page.getByRole('button', { name: 'Send failed ones again' }).click();
    await page.getByRole('button', { name: 'Show what would change' }).click();
    await page.getByText('Would be sent again: 1').waitFor();
    const stateOf = async (): Promise<readonly string[]> => (await world.graph('query D($id: ID!) { deliveries(first: 1, filter: { connectionId: $id }) { nodes { state } } }', { id: idOf('COMMERCE') })).deliveries.nodes.map(({ state }: { state: string }) => state);
    expect(await stateOf()).toEqual(['GIVEN_UP']);
    await page.getByRole('dialog').getByRole('button', { name: 'Send again' }).click();
    await page.getByText('Sent again: 1').waitFor();
    expect(await stateOf()).toEqual(['WAITING']);
    await page.keyboard.press('Escape');
    await page.getByText('No delivery').first().waitFor();
  });

  it('shows a call with its request and answer, and copies it for a real shell', async () => {
    const path = "/api/commerce/v1/orders?q='$(id)'{a,b}[1-3];!&token=none&x=..//../%27";
    await call(path, { method: 'POST', headers: { 'content-type': 'application/json', 'x-note': "it's \"$HOME\" `id` \\ !", 'x-empty': '', 'idempotency-key': 'k-1', host: 'evil.example' }, body: HOSTILE });
    await page.goto(`${world.base}/console/integrations/calls?surface=commerce&path=${encodeURIComponent("q='$(id)'")}&failed=yes`);
    await page.locator('[data-row]').first().waitFor();
    await page.keyboard.press('j');
    await Promise.all([page.waitForURL(/calls\/[0-9a-f-]{36}$/), page.keyboard.press('Enter')]);
    await page.getByText('"list": [').waitFor();
    await page.getByRole('group', { name: 'Body' }).getByText('2.50,').waitFor();
    expect(await flaws(page, [PHONE, DESKTOP])).toEqual([]);
    for (const [button, isDry] of [['Copy as curl', false], ['Copy as a dry run', true]] as const) {
      await page.getByRole('button', { name: button }).click();
      const command = await clipboard();
      expect([command.includes(key()), command.includes('evil.example')]).toEqual([false, false]);
      expect(Array.from(command).filter((character) => /[\p{Cc}]/u.test(character) && character !== '\n' && character !== '\t')).toEqual([]);
      const { stderr } = await promisify(execFile)('/bin/sh', ['-c', command], { env: { PATH: process.env['PATH'], PORTICO_KEY: key() } });
      expect(stderr).not.toMatch(/not found|syntax|curl: \(/);
      const [repeated, before] = await lastCalls({ surface: 'commerce', failed: true });
      const [headers, old] = [JSON.parse(repeated.requestHeaders), JSON.parse(before.requestHeaders)];
      expect(repeated).toMatchObject({ method: 'POST', path: before.path, requestBody: HOSTILE });
      expect([headers['x-note'], headers['x-empty'], headers['content-type'], headers['x-service-dry-run'], headers['idempotency-key']]).toEqual([old['x-note'], '', 'application/json', isDry ? 'true' : undefined, isDry ? undefined : 'k-1']);
    }
  });

  it('repeats a call as a dry run, as often as it is asked to, beside what was answered then', async () => {
    const { orders: { nodes: [{ number, lines: [{ sku }] }] } } = await world.graph('{ orders(first: 1) { nodes { number lines { sku } } } }');
    const answer = page.getByRole('region', { name: 'Answer now' });
    const repeat = async (said: string): Promise<string> => {
      const [{ requestId }] = await lastCalls({ surface: 'commerce' });
      await page.goto(`${world.base}/console/integrations/calls/${String(requestId)}`);
      for (let time = 0; time < 2; time += 1) {
        await Promise.all([page.waitForResponse((response) => response.request().postData()?.includes('ConsoleRepeatedCall') === true), page.getByRole('button', { name: 'Repeat as a dry run' }).click()]);
        await answer.getByText(said).waitFor();
      }
      return answer.innerText();
    };
    await call(`/api/commerce/v1/orders/${encodeURIComponent(number)}`);
    expect(await repeat('Status and body are the same as then.')).toContain(`"number": "${String(number)}"`);
    const order = {
      external_id: 'ERP-1', currency: 'EUR', customer: { name: 'Ada Rossi' }, shipping: { method_code: 'standard' }, lines: [{ sku, quantity: 1, unit_price: { amount: '10.00', currency: 'EUR' } }],
      shipping_address: { first_name: 'Ada', last_name: 'Rossi', address1: 'Via Dante 1', city: 'Milano', postal_code: '20121', country_code: 'IT' },
    };
    expect(await call('/api/commerce/v1/orders', { method: 'POST', headers: { 'content-type': 'application/json', 'idempotency-key': 'ERP-1' }, body: JSON.stringify(order) })).toBe(201);
    expect(await repeat('The answer is not the same as then.')).toMatch(/^Answer now\s*200/); // the order is there already
    await picture(page, 'console-call', { width: 1500, height: 900 });
    expect(await flaws(page, [PHONE, DESKTOP])).toEqual([]);
  });

  it.each([
    ['it had no body and has none', null, '', /are the same as then/], ['the log has another answer', '{}', '[]', /is not the same as then/], ['the log has the beginning of it', `${'x'.repeat(65_535)}\uFFFD`, `${'x'.repeat(65_535)}éx`, undefined], ['the log has its body no more', null, '{}', undefined],
  ])('compares a repeated call with what was answered then: %s', async (_, then, now, said) => { // eslint-disable-line @typescript-eslint/max-params -- a table
    const [{ requestId, status }] = await lastCalls({ surface: 'commerce' });
    await page.route('**/graphql', async (route) => {
      const asked = route.request().postData() ?? '';
      if (asked.includes('ConsoleRepeatedCall')) return route.fulfill({ json: { data: { repeatedCall: { status, contentType: '', body: now } } } });
      if (!asked.includes('query ConsoleCall(')) return route.continue();
      const { data } = await (await route.fetch()).json();
      return route.fulfill({ json: { data: { callRecord: { ...data.callRecord, answerBody: then } } } });
    });
    await page.goto(`${world.base}/console/integrations/calls/${String(requestId)}`);
    await page.getByRole('button', { name: 'Repeat as a dry run' }).click();
    const answer = page.getByRole('region', { name: 'Answer now' });
    await answer.waitFor();
    const shown = await answer.innerText();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    expect(/.*same as then/.exec(shown)?.[0]).toEqual(said === undefined ? undefined : expect.stringMatching(said));
  });

  it('lays XML out, cuts what is large, and keeps the whole of it as a file', async () => {
    const { username = '', password = '' } = world.demo.connections['wmsXml'] ?? {};
    const items = Array.from({ length: 900 }, (_, index) => `<giacenza><barcode>${String(index).padStart(13, '0')}</barcode><quantita>1</quantita></giacenza>`).join('');
    const body = `<doc_giacenze><giacenze>${items}</giacenze></doc_giacenze>`;
    await fetch(`${commerce}/api/aggiorna-giacenze-impegni`, { method: 'POST', headers: { authorization: `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`, 'content-type': 'text/xml; charset=utf-8' }, body });
    const [logged] = await lastCalls({ surface: 'wms-xml' });
    await page.goto(`${world.base}/console/integrations/calls/${String(logged.requestId)}`);
    await page.getByText('  <giacenze>\n    <giacenza>\n      <barcode>0000000000000</barcode>').or(page.locator('pre', { hasText: '<barcode>0000000000000</barcode>' })).first().waitFor();
    expect((await page.locator('pre').first().innerText()).split('\n').slice(0, 5)).toEqual(['<doc_giacenze>', '  <giacenze>', '    <giacenza>', '      <barcode>0000000000000</barcode>', '      <quantita>1</quantita>']);
    await page.getByText('This is the beginning').waitFor();
    const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Download' }).first().click()]);
    expect([file.suggestedFilename(), readFileSync(await file.path(), 'utf8')]).toEqual([`${String(logged.requestId)}-request.xml`, body]);
    const curl = await page.getByRole('group', { name: 'curl' }).innerText();
    expect([curl.includes('--user "$PORTICO_USER:$PORTICO_KEY"'), curl.includes(`--data-binary '@${file.suggestedFilename()}'`), curl.length < 2000]).toEqual([true, true, true]); // no shell takes as long an argument
    await page.getByText('the command reads it from the file').waitFor();
  });

  it('shows a body of thousands of levels without filling the memory', async () => {
    await call('/api/commerce/v1/orders', { method: 'POST', headers: { 'content-type': 'application/json' }, body: '['.repeat(20_000) });
    const [logged] = await lastCalls({ surface: 'commerce', failed: true });
    await page.goto(`${world.base}/console/integrations/calls/${String(logged.requestId)}`);
    const lines = (await page.locator('pre').first().innerText()).split('\n');
    expect([logged.requestBody.length, lines.length, Math.max(...lines.map(({ length }) => length))]).toEqual([20_000, 20_001, 61]);
  });

  it('says what to do where nothing is found', async () => {
    await page.goto(`${world.base}/console/integrations/calls/018f0000-0000-7000-8000-000000000000`);
    await page.getByText('There is no such call').waitFor();
    await page.goto(`${world.base}/console/integrations/calls?path=nobody-called-this`);
    await page.getByText('Use fewer filters').waitFor();
  });

  it('pauses a connection, and deletes it, once what that does was read', async () => {
    await page.keyboard.press('g');
    await page.keyboard.press('i');
    await page.getByRole('link', { name: 'Night reports' }).click();
    await page.getByRole('button', { name: 'Pause' }).click();
    await page.getByText('until it is activated again').waitFor();
    await page.getByRole('dialog').getByRole('button', { name: 'Pause' }).click();
    await page.getByRole('button', { name: 'Activate' }).waitFor();
    await page.getByRole('button', { name: 'Revoke and delete' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Revoke and delete' }).click();
    await page.waitForURL(/\/console\/integrations$/);
    await page.locator('[data-row]').first().waitFor();
    expect((await world.graph('{ connections(first: 100) { nodes { name } } }')).connections.nodes.map(({ name }: { name: string }) => name)).not.toContain('Night reports');
  });

  it('is not offered to who manages none of it', async () => {
    const { page: other, context: theirs } = await world.open({ locale: 'de' });
    const { email = '', password = '' } = world.demo.users.find(({ role }) => role === 'MEMBER') ?? {};
    await other.goto(`${world.base}/console/integrations`);
    await other.getByRole('button', { name: 'Anmelden', exact: true }).click();
    await other.fill('input[type="email"]', email);
    await other.fill('input[type="password"]', password);
    await Promise.all([other.waitForURL(/\/console/), other.press('input[type="password"]', 'Enter')]);
    await other.getByRole('heading', { name: 'Verbindungen' }).waitFor();
    await other.getByRole('alert').waitFor();
    expect([await other.getByRole('link', { name: 'Integrationen' }).count(), await other.getByRole('button', { name: 'Neue Verbindung' }).count()]).toEqual([0, 0]);
    const { people: { nodes } } = await world.graph('{ people(first: 50) { nodes { id email } } }');
    await world.graph('mutation R($input: ChangePersonRoleInput!) { changePersonRole(input: $input) { id } }', { input: { id: nodes.find((one: any) => one.email === email).id, role: 'MEMBER', moduleRoles: { catalog: 'MANAGER' } } });
    await other.reload();
    await other.getByRole('link', { name: 'Integrationen' }).waitFor();
    await other.locator('[data-row]').first().waitFor();
    expect(new Set(await other.locator('tbody td:nth-child(2)').allInnerTexts())).toEqual(new Set(['H Katalog-API', 'I Collector']));
    await other.locator('[data-row]').first().click();
    await other.getByRole('heading', { name: 'Letzte Aufrufe' }).waitFor();
    await theirs.close();
  });

  it('asks nobody but its own host and the identity provider, and runs under its policy', () => {
    expect([...world.requested].toSorted()).toEqual([world.base, world.auth].toSorted());
    expect(world.complaints.filter((complaint) => !complaint.includes('status of 401'))).toEqual([]);
  });
});
