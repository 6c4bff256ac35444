import { createServer, type AddressInfo } from 'node:net';
import { NoReadyHost, readyHost } from '#subgraph-kit/ready-host.js';
import { fakeHost, type FakeHost, type Told } from '../../kit/fake-hosts.js';
import { freePorts } from '../../kit/free-ports.js';

const GALERA = { wsrep_on: 'ON', read_only: 'OFF' };
const SYNCED: Told = { variables: GALERA, status: { wsrep_ready: 'ON', wsrep_local_state: '4' } };
const DONOR: Told = { variables: GALERA, status: { wsrep_ready: 'ON', wsrep_local_state: '2' } };
const OUTSIDE: Told = { variables: GALERA, status: { wsrep_ready: 'OFF', wsrep_local_state: '0' } };
const PRIMARY: Told = { variables: { read_only: 'OFF', super_read_only: 'OFF', innodb_read_only: 'OFF' } };
const REPLICA: Told = { variables: { read_only: 'ON', super_read_only: 'ON', innodb_read_only: 'OFF' } };
/** A MariaDB without Galera says that it is not ready for it. */
const ALONE: Told = { variables: { wsrep_on: 'OFF', read_only: 'OFF' }, status: { wsrep_ready: 'OFF', wsrep_local_state: '0' } };

const hosts: FakeHost[] = [];
const closers: (() => void)[] = [];
afterEach(() => {
  for (const one of hosts.splice(0)) one.close();
  for (const close of closers.splice(0)) close();
});

async function started(...told: readonly Told[]): Promise<readonly FakeHost[]> {
  for (const one of told) hosts.push(await fakeHost(one));
  return hosts;
}

/** Which host of several is chosen, by its place in the list. */
async function chosen(told: readonly Told[], written?: number): Promise<number> {
  const urls = (await started(...told)).map(({ url }) => url);
  return urls.indexOf(await readyHost(urls, written === undefined ? undefined : urls[written]));
}

test.each<[string, { readonly place: number; readonly told: readonly Told[]; readonly written?: number }]>([
  ['the first of the list', { place: 0, told: [SYNCED, SYNCED, SYNCED] }],
  ['no node that is outside its cluster', { place: 1, told: [OUTSIDE, SYNCED, SYNCED] }],
  ['no replica that only reads', { place: 1, told: [REPLICA, PRIMARY] }],
  ['no primary that is read-only without super_read_only', { place: 1, told: [{ variables: { read_only: 'ON' } }, ALONE] }],
  ['a server without a cluster', { place: 0, told: [ALONE, ALONE] }],
  ['the one that is written, although one before it is ready again', { place: 2, told: [SYNCED, SYNCED, SYNCED], written: 2 }],
  ['another one when the one that was written is outside', { place: 0, told: [SYNCED, OUTSIDE], written: 1 }],
  ['for a process that begins, the one that most others write', { place: 1, told: [SYNCED, { ...SYNCED, connections: 20 }, { ...SYNCED, connections: 1 }] }],
  ['a node that gives its state to another one last', { place: 1, told: [{ ...DONOR, connections: 20 }, SYNCED] }],
  ['a node that gives its state to another one where there is no other', { place: 0, told: [DONOR, OUTSIDE] }],
])('written is %s', async (_which, { place, told, written }) => {
  expect(await chosen(told, written)).toBe(place);
});

test('a node of Galera is asked to apply what others committed before it is taken; another server is not', async () => {
  const [node, alone] = await started(SYNCED, ALONE);
  await readyHost([node?.url ?? '', alone?.url ?? '']);
  expect(node?.asked.includes('SET SESSION wsrep_sync_wait = 1')).toBe(true);
  expect(alone?.asked.some((sql) => sql.includes('SET'))).toBe(false);
});

test('hosts that refuse and hosts that say nothing are passed over, soon', async () => {
  const silent = createServer();
  await new Promise<void>((resolve) => { silent.listen(0, '127.0.0.1', resolve); });
  closers.push(() => { silent.close(); });
  const nobody = `mysql://portico:portico@127.0.0.1:${String(await freePorts())}/portico`;
  const [node] = await started(SYNCED);
  expect(await readyHost([nobody, `mysql://portico:portico@127.0.0.1:${String((silent.address() as AddressInfo).port)}/portico`, node?.url ?? ''])).toBe(node?.url);
});

test('where none can be written, the refusal names each host and why, and no password', async () => {
  const [outside, replica] = await started(OUTSIDE, REPLICA);
  const port = String(await freePorts());
  const refused = await readyHost([outside?.url ?? '', replica?.url ?? '', `mysql://portico:hidden@127.0.0.1:${port}/portico`]).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(NoReadyHost);
  expect(String(refused)).toBe(`NoReadyHost: no host can be written: ${new URL(outside?.url ?? '').host} (it is not ready in its cluster), ${new URL(replica?.url ?? '').host} (it is read-only), 127.0.0.1:${port} (connect ECONNREFUSED 127.0.0.1:${port})`);
});
