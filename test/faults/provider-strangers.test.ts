import { countTables } from './count-tables.js';
import { openProvider, pkce, visiting, type Provider } from '../contract/oidc/provider.js';
import { systemOf } from '../kit/open-graph.js';

let provider: Provider;
let visitors: ReturnType<typeof visiting>;
beforeAll(async () => { provider = await openProvider(); visitors = visiting(provider); });
afterAll(() => provider.close());

const CANARY = 'stranger-canary';
const [CALLS, LIMIT] = [5, 429];
let addresses = 0;

/** Each call from an address of its own, unless one is given. */
const from = (address?: string): Record<string, string> => {
  addresses += 1;
  return { 'x-forwarded-for': address ?? `198.18.${String(addresses >> 8)}.${String(addresses & 255)}`, 'accept-language': 'en' };
};

/** Opens a page as a stranger and sends its form. */
async function fill(path: string, fields: Readonly<Record<string, string>>, address?: string): Promise<number> {
  const headers = from(address);
  const shown = await provider.send(path, { headers });
  const [, token = ''] = /name="form_token" value="([^"]+)"/.exec(await shown.text()) ?? [];
  return (await provider.form(path, { form_token: token, ...fields }, { ...headers, cookie: (shown.headers.get('set-cookie') ?? '').split(';', 1)[0] ?? '' })).status;
}

const status = async (answer: Promise<Response>): Promise<number> => (await answer).status;
const email = (index: number): string => `${CANARY}-${String(index)}@example.test`;
const UNKNOWN = { client_id: CANARY, code: CANARY, refresh_token: CANARY, token: CANARY, code_verifier: 'v'.repeat(43), redirect_uri: `https://${CANARY}.example/` };

/** What strangers can call, by what a call leaves behind. */
const ENDPOINTS: Readonly<Record<string, { readonly leaves?: Readonly<Record<string, number>>; readonly call: (index: number, address?: string) => Promise<number> }>> = {
  'POST /oauth/register': { leaves: { oauth_client: 1 }, call: (_, address) => status(provider.register({ redirect_uris: ['https://a.example/'] }, from(address))) },
  'POST /oauth/register, refused': { call: (_, address) => status(provider.register({ redirect_uris: [`https://${'a'.repeat(5000)}.example/`] }, from(address))) },
  'GET /oauth/authorize of an unknown client': { call: (_, address) => status(provider.send(`/oauth/authorize?${new URLSearchParams(UNKNOWN).toString()}`, { headers: from(address) })) },
  'POST /oauth/token, a code': { call: (_, address) => status(provider.form('/oauth/token', { ...UNKNOWN, grant_type: 'authorization_code' }, from(address))) },
  'POST /oauth/token, a refresh token': { call: (_, address) => status(provider.form('/oauth/token', { ...UNKNOWN, grant_type: 'refresh_token' }, from(address))) },
  'POST /oauth/revoke': { call: (_, address) => status(provider.form('/oauth/revoke', UNKNOWN, from(address))) },
  'POST /oauth/consent': { call: (_, address) => fill(`/oauth/consent?request=${CANARY}`, { decision: 'allow' }, address) },
  'POST /sign-in': { leaves: { lockout: 2 }, call: (index, address) => fill('/sign-in', { email: email(index), password: CANARY }, address) },
  'POST /reset/ask': { leaves: { lockout: 1 }, call: (index, address) => fill('/reset/ask', { email: email(index) }, address) },
  'POST /reset': { call: (_, address) => fill(`/reset?token=${CANARY}`, { password: `${CANARY}-password` }, address) },
  'POST /invitation': { call: (_, address) => fill(`/invitation?token=${CANARY}`, { name: CANARY, password: `${CANARY}-password` }, address) },
  'POST /email': { call: (_, address) => fill(`/email?token=${CANARY}`, {}, address) },
};
const EACH = Object.entries(ENDPOINTS).map(([name, endpoint]) => ({ name, ...endpoint }));

describe('strangers at the identity provider', () => {
  it.each(EACH)('leave no more than a counted row by $name, whatever they send [REL-FLOOD]', async ({ leaves = {}, call }) => {
    const before = await countTables(provider.database('identity'));
    for (let index = 0; index < CALLS; index += 1) expect(await call(index)).toBeLessThan(500);
    const grown = Object.entries(await countTables(provider.database('identity'))).flatMap(([name, rows]) => (rows === before[name] ? [] : [[name, rows - (before[name] ?? 0)]]));
    expect(Object.fromEntries(grown)).toEqual(Object.fromEntries(Object.entries(leaves).map(([name, rows]) => [name, rows * CALLS])));
  });

  it('leave nothing of their own words where nobody asked for them [REL-FLOOD]', async () => {
    expect(Object.keys(await countTables(provider.database('identity'), CANARY))).toEqual([]);
  });

  it('leave nothing by a request that is right, until a person agrees to it [REL-FLOOD]', async () => {
    const client = await visitors.client();
    const before = await countTables(provider.database('identity'));
    for (let time = 0; time < CALLS; time += 1) expect((await visitors.authorize(visitors.request(client, pkce().challenge))).status).toBe(303);
    expect(await countTables(provider.database('identity'))).toEqual(before);
  });

  it('are forgotten: counts after their five minutes, clients after 90 days without use [REL-FLOOD]', async () => {
    const purge = (name: string): Promise<unknown> => provider.run(`mutation { ${name} }`, {}, systemOf());
    provider.clock.turn(3_600_000);
    await purge('purgeLockouts');
    expect(await countTables(provider.database('identity'))).toMatchObject({ lockout: 0 });
    provider.clock.turn(90 * 86_400_000);
    await purge('purgeOAuth');
    expect(await countTables(provider.database('identity'))).toMatchObject({ oauth_client: 0 });
  });

  it.each([
    ['POST /oauth/register', 10], ['POST /sign-in', 30], ['POST /reset/ask', 15], ['POST /reset', 15], ['POST /invitation', 15], ['POST /email', 15],
  ])('who flood %s from one address are let in %i times a minute and then answered 429 [REL-FLOOD]', async (name, most) => {
    const [address, seen] = [from()['x-forwarded-for'], [] as number[]];
    for (let time = 0; time < most; time += 1) seen.push(await ENDPOINTS[name]?.call(time, address) ?? 0);
    expect([seen.includes(LIMIT), await ENDPOINTS[name]?.call(most, address)]).toEqual([false, LIMIT]);
  });
});
