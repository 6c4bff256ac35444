// On the embedded database only: pages and scripts are the same bytes whatever the database.
import { mkdirSync, writeFileSync } from 'node:fs';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { ALL_PERMISSIONS } from '#contract/permissions.js';
import { openProvider, pkce, visiting, type Provider } from '../contract/oidc/provider.js';
import { inBrowser, startBrowser } from '../kit/browser.js';
import { systemOf } from '../kit/open-graph.js';
import { smallPng } from '../kit/small-png.js';

const FOLDER = 'gateway/docs/screenshots';
const DESKTOP: BrowserContextOptions = { viewport: { width: 960, height: 560 } };
const PHONE: BrowserContextOptions = { viewport: { width: 390, height: 700 }, colorScheme: 'dark' };
const CALLBACK = 'https://assistant.example/callback';
const LOOPBACK = 'http://127.0.0.1:33418/callback';
const SIGNED_IN = true;

/** The pictures of gateway/docs/identity-pages.md, which are made anew with PORTICO_SCREENSHOTS=yes. */
const pictures = process.env['PORTICO_SCREENSHOTS'] === undefined ? describe.skip : inBrowser;

pictures('the pictures of the identity provider\'s pages', () => {
  let provider: Provider;
  let browser: Browser;
  let session = '';
  const paths: Record<string, string> = {};
  const links: Record<string, string> = {};

  beforeAll(async () => {
    mkdirSync(FOLDER, { recursive: true });
    provider = await openProvider({ isLocal: true });
    const visit = visiting(provider);
    await visit.person('Ada', { name: 'Ada Rossi' });
    const { cookie } = await visit.signIn('ada@example.test');
    [, session = ''] = cookie.split('=');
    const [assistant, script] = [await visit.client({ client_name: 'Assistant', redirect_uris: [CALLBACK] }), await visit.client({ client_name: 'Night reports', redirect_uris: [LOOPBACK] })];
    await visit.userinfo((await visit.tokens(assistant, cookie)).access_token);
    await visit.tokens(script, cookie, { scope: 'openid' });
    for (const [name, client] of [['consent', assistant], ['program', script]] as const) paths[name] = (await visit.authorize(visit.request(client, pkce().challenge, { prompt: 'consent' }), cookie)).headers.get('location') ?? '';
    const owner = { ...systemOf(provider.company), actor: 'olga@example.test', permissions: ALL_PERMISSIONS };
    await visit.person('Max', { companyId: Number((await provider.run('mutation { createCompany(input: { name: "Borealis" }) { id } }', {}, systemOf())).createCompany.id) });
    await provider.database('identity').inTransaction((transaction) => transaction.execute("UPDATE account SET email_verified_at = created_at WHERE email = 'max@example.test'"));
    for (const [email, name] of [['kim@example.test', 'Kim Berg'], ['max@example.test', 'Max']]) await provider.run('mutation I($input: InvitePersonInput!) { invitePerson(input: $input) { id } }', { input: { email, name, role: 'MEMBER' } }, owner);
    await provider.run('mutation { requestPasswordReset(input: { email: "ada@example.test", language: "en" }) }', {}, systemOf());
    const { claimMails } = await provider.run('mutation { claimMails(most: 9) { template content } }', {}, systemOf());
    for (const { template, content } of claimMails as { template: string; content: string }[]) {
      const { to, data: { link } } = JSON.parse(content) as { to: string; data: { link: string } };
      links[`${template} ${to.split('@', 1)[0] ?? ''}`] = link.split('4005', 2)[1] ?? '';
    }
    browser = await startBrowser();
  });
  afterAll(async () => {
    await browser.close();
    await provider.close();
  });

  const open = async (path: string, isSignedIn: boolean, options: BrowserContextOptions): Promise<Page> => {
    const context = await browser.newContext({ baseURL: provider.base, locale: 'en-GB', ...options });
    if (isSignedIn) await context.addCookies([{ name: 'portico-session-auth', value: session, url: provider.base, httpOnly: true, sameSite: 'Lax' }]);
    const page = await context.newPage();
    await page.goto(path);
    return page;
  };

  test.each<[name: string, path: () => string, isSignedIn: boolean, BrowserContextOptions]>([
    ['sign-in', () => '/sign-in', false, DESKTOP], ['sign-in-phone', () => '/sign-in?lang=it', false, PHONE], ['signed-out', () => '/sign-in?notice=signed-out', false, DESKTOP],
    ['consent', () => paths['consent'] ?? '', SIGNED_IN, DESKTOP], ['consent-phone', () => paths['program'] ?? '', SIGNED_IN, PHONE], ['error', () => '/oauth/authorize?client_id=unknown', false, DESKTOP],
    ['account', () => '/account', SIGNED_IN, DESKTOP], ['sessions', () => '/account/sessions', SIGNED_IN, DESKTOP], ['apps', () => '/account/apps', SIGNED_IN, DESKTOP], ['apps-phone', () => '/account/apps?lang=de', SIGNED_IN, PHONE],
    ['leave', () => `/account/leave?company=${String(provider.company)}`, SIGNED_IN, DESKTOP],
    ['invitation', () => links['invitation kim'] ?? '', false, DESKTOP], ['invitation-account', () => links['invitation max'] ?? '', false, DESKTOP], ['invitation-another', () => links['invitation kim'] ?? '', SIGNED_IN, DESKTOP],
    ['reset', () => links['passwordReset ada'] ?? '', false, DESKTOP], ['link-over', () => '/reset?token=0', false, DESKTOP],
  ])('%s', async (...[name, path, isSignedIn, options]) => {
    const page = await open(path(), isSignedIn, options);
    writeFileSync(`${FOLDER}/${name}.png`, smallPng(await page.screenshot({ fullPage: true })));
    await page.context().close();
  });
});
