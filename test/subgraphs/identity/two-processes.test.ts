import { testDialect } from '../../kit/database.js';
import { testIdentity, type TestIdentity } from '../../kit/identity.js';

const CLAIM = 'mutation Claim($input: ClaimCallInput!) { claimCall(input: $input) { outcome commandId } }';
const AUTHENTICATE = 'mutation Authenticate($input: AuthenticateInput!) { authenticate(input: $input) { outcome } }';
const connectionId = '018f0000-0000-7000-8000-00000000dddd';

// An embedded database has one process by design.
(testDialect === 'mysql' ? describe : describe.skip)('two processes on one database', () => {
  let one: TestIdentity;
  let two: TestIdentity;

  beforeAll(async () => {
    one = await testIdentity();
    two = await testIdentity('2026-03-10T08:00:00.000Z', one.location);
  });
  afterAll(() => Promise.all([one.subgraph.close(), two.subgraph.close()]));

  const claim = async (process: TestIdentity, key: string) => (await process.run(CLAIM, {
    input: {
      companyId: 1, requestId: '018f0000-0000-7000-8000-00000000aaaa', connectionId, surface: 'fulfillment', operation: 'AcceptOrder', method: 'POST',
      path: '/orders/1/accept', address: '192.0.2.1', key, fingerprint: 'f1', requestHeaders: '{}', requestBody: '{"a":1}',
    },
  })).claimCall as { outcome: string; commandId: string | null };
  const claims = async (key: string) => Promise.all(Array.from({ length: 50 }, (_, index) => claim(index % 2 === 0 ? one : two, key)));

  it('let one of 50 equal claims run, and one take it over', async () => {
    for (let round = 0; round < 5; round += 1) {
      const key = `key-${String(round)}`;
      const [first, ...others] = (await claims(key)).filter(({ outcome }) => outcome === 'RUN');
      expect(others).toEqual([]);
      for (const process of [one, two]) process.clock.turn(120_001);
      expect((await claims(key)).filter(({ outcome }) => outcome === 'RUN')).toEqual([first]);
    }
  });

  it('make one signing key, and publish a rotated one at once', async () => {
    const kids = async (process: TestIdentity) => ((await process.run('{ oauthSigningKeys { kid } }')).oauthSigningKeys as { kid: string }[]).map(({ kid }) => kid);
    const first = await Promise.all([one, two, one, two].map(kids));
    expect([first[0]?.length, new Set(first.map(String)).size]).toEqual([1, 1]);
    const { rotateSigningKeys: rotated } = await one.run('mutation { rotateSigningKeys }');
    expect(await kids(two)).toEqual([rotated, first[0]?.[0]]);
  });

  it('count every wrong credential', async () => {
    const wrong = (process: TestIdentity) => process.run(AUTHENTICATE, { input: { surface: 'fulfillment', kind: 'FULFILLMENT', address: '192.0.2.1', apiKey: 'pfa_wrong' } });
    await Promise.all(Array.from({ length: 29 }, (_, index) => wrong(index % 2 === 0 ? one : two)));
    expect(await wrong(one)).toEqual({ authenticate: { outcome: 'WRONG' } });
    expect(await wrong(two)).toEqual({ authenticate: { outcome: 'BLOCKED' } });
  });
});
