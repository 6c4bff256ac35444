import { once } from 'node:events';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { databaseHosts, type DatabaseHosts, type HostMove } from '#subgraph-kit/database-hosts.js';
import { NoReadyHost } from '#subgraph-kit/ready-host.js';
import { stopwatch } from '../../kit/stopwatch.js';
import { until } from '../../kit/until.js';

const servers: Server[] = [];
const accepted: Socket[] = [];
let opened: DatabaseHosts | undefined;

afterEach(() => {
  opened?.close();
  for (const server of servers.splice(0)) server.close();
  for (const socket of accepted.splice(0)) socket.destroy();
});

/** A server that says its name to whoever connects. */
async function host(name: string): Promise<string> {
  const server = createServer((socket) => { accepted.push(socket.on('error', () => undefined)); socket.write(name); });
  servers.push(server);
  await new Promise<void>((resolve) => { server.listen(0, '127.0.0.1', resolve); });
  return `mysql://portico:portico@127.0.0.1:${String((server.address() as AddressInfo).port)}/portico`;
}

/** Two hosts, of which `ready` are; the choice is that of the product without asking. */
async function twoHosts() {
  const urls = [await host('one'), (await host('two')).replace('127.0.0.1', 'localhost')] as const;
  const world = { ready: new Set<string>(urls), rounds: 0 };
  const choose = (of: readonly string[], written?: string): Promise<string> => {
    world.rounds += 1;
    const best = of.find((url) => url === written && world.ready.has(url)) ?? of.find((url) => world.ready.has(url));
    return best === undefined ? Promise.reject(new NoReadyHost('none')) : Promise.resolve(best);
  };
  const moves: HostMove[] = [];
  opened = await databaseHosts(urls, { choose, moved: (move) => moves.push(move) });
  return { urls, world, moves, hosts: opened };
}

const nameOf = async (socket: Socket): Promise<string> => String((await once(socket, 'data') as [Buffer])[0]);
const failsWith = ({ hearing }: DatabaseHosts, error: Error): Promise<unknown> => hearing((work) => work)(Promise.reject(error), () => undefined).catch((failed: unknown) => failed);
const numbered = (errno: number): Error => Object.assign(new Error('as the server says it'), { errno });

test('connections go to the first host', async () => {
  const { hosts } = await twoHosts();
  expect(await nameOf(hosts.connect())).toBe('one');
});

test.each([1047, 1053, 1180, 1290, 1836, 1927])('a statement that fails with %i moves everything to the next host, and closes the connections to the one before, which is said once; its failure is passed on', async (errno) => {
  const { hosts, urls, world, moves } = await twoHosts();
  const before = hosts.connect();
  await nameOf(before);
  const closed = new Promise((resolve) => before.on('error', () => undefined).on('close', resolve));
  world.ready.delete(urls[0]);
  const error = numbered(errno);
  expect(await failsWith(hosts, error)).toBe(error);
  await closed;
  expect(hosts.current()).toBe(urls[1]);
  expect(await nameOf(hosts.connect())).toBe('two');
  expect(moves).toEqual([{ from: new URL(urls[0]).host, to: new URL(urls[1]).host }]);
});

test('the driver is told the name of the host that it is connected to, for its certificate', async () => {
  const { hosts, urls, world } = await twoHosts();
  const config: { host?: string } = { host: 'of-the-first-settings' };
  const before = hosts.connect({ config });
  await nameOf(before);
  before.on('error', () => undefined);
  expect(config.host).toBe('127.0.0.1');
  world.ready.delete(urls[0]);
  await failsWith(hosts, numbered(1053));
  await nameOf(hosts.connect({ config }));
  expect(config.host).toBe('localhost');
});

test.each([[1062, 'of a row'], [1213, 'of the transaction'], [1205, 'of the transaction']])('a failure %i is one %s: no other host is looked for', async (errno) => {
  const { hosts, world } = await twoHosts();
  await failsWith(hosts, numbered(errno));
  expect(world.rounds).toBe(1);
});

test('a failure while the host is still ready moves nothing', async () => {
  const { hosts, urls, world, moves } = await twoHosts();
  await failsWith(hosts, numbered(1053));
  expect([world.rounds, hosts.current(), moves]).toEqual([2, urls[0], []]);
});

test('a connection that ends is noticed while nobody runs a statement', async () => {
  const { hosts, urls, world } = await twoHosts();
  await nameOf(hosts.connect());
  world.ready.delete(urls[0]);
  for (const socket of accepted) socket.destroy();
  await until(() => Promise.resolve(hosts.current() === urls[1] || undefined));
});

test('the first host is not written again when it comes back', async () => {
  const { hosts, urls, world } = await twoHosts();
  world.ready.delete(urls[0]);
  await failsWith(hosts, numbered(1047));
  await until(() => Promise.resolve(hosts.current() === urls[1] || undefined));
  world.ready.add(urls[0]);
  await failsWith(hosts, numbered(1205));
  await failsWith(hosts, numbered(1927));
  expect(hosts.current()).toBe(urls[1]);
});

test('while no host is ready connections are refused at once, and made again once one is', async () => {
  const { hosts, urls, world } = await twoHosts();
  world.ready.clear();
  await failsWith(hosts, numbered(1047));
  const [refused] = await once(hosts.connect(), 'error') as [Error];
  expect(refused).toBeInstanceOf(NoReadyHost);
  world.ready.add(urls[1]);
  await until(() => Promise.resolve(hosts.current() === urls[1] || undefined));
  expect(await nameOf(hosts.connect())).toBe('two');
});

test('while a host is looked for that takes its time, connections wait a second at most', async () => {
  const urls = [await host('one'), (await host('two')).replace('127.0.0.1', 'localhost')] as const;
  const answers: ((url: string) => void)[] = [];
  let asked = 0;
  opened = await databaseHosts(urls, { choose: () => { asked += 1; return asked === 1 ? Promise.resolve(urls[0]) : new Promise((resolve) => answers.push(resolve)); } });
  await failsWith(opened, numbered(1047));
  const passed = stopwatch();
  const [refused] = await once(opened.connect(), 'error') as [Error];
  expect(refused).toBeInstanceOf(NoReadyHost);
  await expect(opened.answers()).rejects.toThrow(NoReadyHost);
  expect(passed()).toBeLessThan(2000);
  answers[0]?.(urls[1]);
  await until(() => Promise.resolve(opened?.current() === urls[1] || undefined));
  expect(await nameOf(opened.connect())).toBe('two');
});

test('a start without any host that is ready is refused', async () => {
  await expect(databaseHosts(['mysql://127.0.0.1:1/x', 'mysql://127.0.0.1:2/x'], { choose: () => Promise.reject(new NoReadyHost('none')) })).rejects.toThrow(NoReadyHost);
});
