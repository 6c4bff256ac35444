import { STANDARD } from '#kit/deliveries/standard-profile.js';
import { attempt } from '../../../shims/webhooks/attempt.js';
import { staffOf, testIdentity, type TestIdentity } from '../../kit/identity.js';
import { manualClock } from '../../kit/manual-clock.js';

const LITERAL = 'leads to an address that is not public';
const NAME = 'names a host of a private network (localhost, .local, .internal and the like, or a name without a dot)';
const port = (number: number): string => `uses port ${String(number)}, which belongs to another protocol`;

/** Addresses outside the public internet, and the rule each breaks. */
const REFUSED: readonly (readonly [url: string, problem: string])[] = [
  ['http://hooks.example.com/', 'is not https'], ['ftp://hooks.example.com/', 'is not https'], ['file:///etc/passwd', 'is not https'],
  ['https://user@hooks.example.com/', 'carries a user name or password'], ['https://:secret@hooks.example.com/', 'carries a user name or password'],
  ['https://hooks.example.com/#', 'has a fragment'], ['https://hooks.example.com/a#b', 'has a fragment'],
  ...[
    'localhost', 'LOCALHOST', 'localhost.', 'localhost..', 'api.localhost', 'API.LocalHost.', 'localhost%2e', 'printer.local', 'vault.internal', 'metadata.google.internal.',
    'router.lan', 'nas.home.arpa', 'intranet', 'db', 'box.localdomain', 'ｌｏｃａｌｈｏｓｔ',
  ].map((host) => [`https://${host}/`, NAME] as const),
  ...[
    '127.0.0.1', '127.1', '0x7f.1', '0x7F000001', '2130706433', '017700000001', '0177.0.0.1', '127.0.0.1.', '127.8.9.10', '１２７.0.0.1', '①②⑦.0.0.1', '127。0。0。1', '%31%32%37.0.0.1',
    '0.0.0.0', '0', '10.0.0.1', '172.16.0.1', '172.31.255.255', '192.168.1.1', '169.254.169.254', '0xa9fea9fe', '100.64.0.1', '100.127.255.255', '192.0.0.1', '192.0.2.1',
    '198.18.0.1', '198.51.100.1', '203.0.113.1', '192.88.99.1', '224.0.0.1', '239.255.255.255', '240.0.0.1', '255.255.255.255',
    '[::1]', '[::]', '[0:0:0:0:0:0:0:1]', '[::ffff:127.0.0.1]', '[::FFFF:7F00:1]', '[::ffff:10.0.0.1]', '[::127.0.0.1]', '[64:ff9b::7f00:1]', '[64:ff9b::8.8.8.8]', '[64:ff9b:1::a00:1]',
    '[2002:7f00:1::]', '[2002:a00:1::1]', '[2001::1]', '[2001:db8::1]', '[3fff::1]', '[fe80::1]', '[fec0::1]', '[fc00::1]', '[fd12:3456::1]', '[ff02::1]', '[100::1]',
    '[5f00::1]', '[2001:2::1]', '[2001:20::1]',
  ].map((host) => [`https://${host}/`, LITERAL] as const),
  ...[1, 21, 22, 23, 25, 53, 110, 143, 389, 445, 465, 587, 993, 1433, 2049, 2375, 2379, 3306, 5060, 5432, 5672, 6000, 6379, 6443, 6667, 9042, 9092, 9200, 10_080, 11_211, 27_017]
    .map((number) => [`https://hooks.example.com:${String(number)}/`, port(number)] as const),
];

const TAKEN = ['https://hooks.example.com/in?key=a%23b', 'https://hooks.example.com:8443/', 'https://HOOKS.example.com./', 'https://8.8.8.8/', 'https://[2606:4700:4700::1111]/', 'https://mylocalhost.com/', 'https://bücher.example/'];
const ON_THIS_MACHINE = ['http://localhost:3000/', 'http://127.0.0.1:9200/', 'http://[::1]:3000/', 'http://2130706433:3000/'];

let identity: TestIdentity;
let development: TestIdentity;
beforeAll(async () => { [identity, development] = await Promise.all([testIdentity(), testIdentity(undefined, undefined, { allowLoopbackWebhooks: true })]); });
afterAll(() => Promise.all([identity.subgraph.close(), development.subgraph.close()]));

const save = async (webhookUrl: string, on = identity): Promise<unknown> => on.run('mutation C($input: CreateConnectionInput!) { createConnection(input: $input) { connection { webhookUrl } } }',
  { input: { kind: 'COMMERCE', name: 'ERP', webhookUrl } }, staffOf(await on.company('Lume')));

let saved: Promise<{ companyId: number; id: string }> | undefined;
/** Change the address of a connection that has none. */
const change = async (webhookUrl: string): Promise<unknown> => {
  saved ??= identity.company('Change').then(async (companyId) => {
    const { createConnection: { connection: { id } } } = await identity.run('mutation C($input: CreateConnectionInput!) { createConnection(input: $input) { connection { id } } }', { input: { kind: 'COMMERCE', name: 'ERP' } }, staffOf(companyId));
    return { companyId, id };
  });
  const { companyId, id } = await saved;
  return identity.run('mutation U($input: UpdateConnectionInput!) { updateConnection(input: $input) { id } }', { input: { id, webhookUrl } }, staffOf(companyId));
};

/** Send where every name resolves to a public address, unless the test gives another. */
const send = (url: string, addresses: readonly string[] = ['8.8.8.8']) => attempt(
  { clock: manualClock(), resolve: () => Promise.resolve(addresses), allowLoopback: false, deadlineMilliseconds: 300, profile: STANDARD },
  { companyId: 1, deliveryId: 'd', destinationId: 'c', connectionId: 'c', profile: 'standard', eventId: 'e', type: 'ping', body: '{}', attempt: 1, retryAfterMs: null, token: 't', url, secret: 'whsec_AA==' });

describe.each(REFUSED)('the address %s', (url, problem) => {
  it('is refused when it is saved, with the rule it breaks [W-SEND-9] [REL-S1 AD]', async () => {
    await expect(save(url)).rejects.toMatchObject({ code: 'BAD_INPUT', details: { webhookUrl: [problem] } });
    await expect(change(url)).rejects.toMatchObject({ code: 'BAD_INPUT', details: { webhookUrl: [problem] } });
  });

  it('gets nothing either if it was saved before [W-SEND-8] [REL-S1 AD]', async () => {
    expect(await send(url)).toMatchObject({ delivered: false, status: null, failure: problem === LITERAL ? 'The host leads to an address that is not public' : `The address ${problem}` });
  });
});

it.each(TAKEN)('the address %s is saved [W-SEND-9]', async (url) => {
  expect(await save(url)).toEqual({ createConnection: { connection: { webhookUrl: new URL(url).toString() } } });
});

it.each(ON_THIS_MACHINE)('the receiver %s on this machine is saved only where development allows it [W-SEND-9]', async (url) => {
  expect(await save(url, development)).toEqual({ createConnection: { connection: { webhookUrl: new URL(url).toString() } } });
  await expect(save(url)).rejects.toMatchObject({ code: 'BAD_INPUT' });
});

it.each(['http://10.0.0.1/', 'https://10.0.0.1/', 'http://hooks.example.com/', 'https://vault.internal/', 'http://user:secret@localhost/'])('development allows this machine and nothing else: not %s [W-SEND-9]', async (url) => {
  await expect(save(url, development)).rejects.toMatchObject({ code: 'BAD_INPUT' });
});

it.each([[['8.8.8.8', '64:ff9b::7f00:1']], [['8.8.8.8', '2002:7f00:1::']], [['2606:4700::1', '100.64.0.1']], [['8.8.8.8', '0.0.0.0']], [['::ffff:10.0.0.1']]])(
  'a name that resolves to %j gets nothing, whichever of its addresses is public [W-SEND-8] [REL-S2 ADHJ]', async (addresses) => {
    expect(await send('https://hooks.example.com/', addresses)).toMatchObject({ delivered: false, failure: 'The host leads to an address that is not public' });
  });
