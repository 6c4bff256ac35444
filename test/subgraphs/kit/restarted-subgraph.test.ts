import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { parse } from 'graphql';
import type { CallContext } from '#contract/principal.js';
import { remoteSubgraph } from '#client/remote-subgraph.js';
import { subgraphServer } from '#subgraph-kit/subgraph-server.js';
import { subgraphElsewhere } from '../../../gateway/server/readiness/subgraph-elsewhere.js';
import { manualClock } from '../../kit/manual-clock.js';

const KEYS = [{ id: 'k', bytes: Buffer.alloc(32) }] as const;
const CONTEXT: CallContext = { principal: { kind: 'system', companyId: 0, actor: 'test', scopes: ['system'] }, requestId: 'r-1', via: 'test' };
const clock = manualClock();
const servers: Server[] = [];
let runs = 0;

async function listen(server: Server, port = 0): Promise<number> {
  await new Promise<void>((resolve) => { server.listen(port, '127.0.0.1', resolve); });
  servers.push(server);
  return (server.address() as AddressInfo).port;
}
const close = (server: Server | undefined): Promise<unknown> => new Promise((resolve) => { server?.close(resolve); server?.closeAllConnections(); });
afterEach(() => Promise.all(servers.splice(0).map(close)));

const serve = (port?: number): Promise<number> => {
  const handler = subgraphServer({ name: 'orders', keys: KEYS, clock, run: () => { runs += 1; return Promise.resolve({ data: { done: runs } }); } });
  return listen(createServer((request, response) => { handler(request, response); }), port);
};
const asking = (port: number, mostAwayMilliseconds?: () => number, text = 'mutation M { done }') =>
  remoteSubgraph({ name: 'orders', url: `http://127.0.0.1:${String(port)}/graphql`, keys: KEYS, clock, ...(mostAwayMilliseconds !== undefined && { mostAwayMilliseconds }) }).prepare(parse(text));

describe('a call to a subgraph whose process is restarted', () => {
  beforeEach(() => { runs = 0; });

  it('waits no longer once its own process ends', async () => {
    const port = await serve();
    await close(servers.pop());
    let most = 60_000;
    const waiting = asking(port, () => most)({}, CONTEXT);
    most = 0;
    await expect(waiting).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  });

  it('waits, is signed anew for the next process, and is run once', async () => {
    const port = await serve();
    const ask = asking(port);
    await ask({}, CONTEXT);
    await close(servers.pop());
    const waiting = [ask({}, CONTEXT), ask({}, CONTEXT)];
    clock.turn(120_000); // longer than a signature is valid
    await serve(port);
    expect((await Promise.all(waiting)).map(({ data }) => data?.['done']).sort()).toEqual([2, 3]);
  });

  it.each([['query Q { done }', { data: { done: 1 } }], ['mutation M { done }', undefined]])('whose connection is cut before the answer repeats %s where it only reads', async (text, answer) => {
    const cutting = createServer((request) => { request.socket.destroy(); });
    const arrived = once(cutting, 'request');
    const port = await listen(cutting);
    const asked = asking(port, undefined, text)({}, CONTEXT).catch((error: unknown) => error);
    await arrived;
    await close(servers.pop());
    await serve(port);
    await (answer === undefined ? expect(asked).resolves.toMatchObject({ code: 'UNAVAILABLE' }) : expect(asked).resolves.toEqual(answer));
  });

  it('fails at once where nobody was there for so long', async () => {
    const port = await serve();
    await close(servers.pop());
    const ask = asking(port, () => 0);
    await expect(ask({}, CONTEXT)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    await serve(port);
    expect(await ask({}, CONTEXT)).toEqual({ data: { done: 1 } });
  });
});

it('a subgraph elsewhere that stops, and is away for a restart, keeps nobody from being ready; one that stays away does', async () => {
  let answer: readonly [number, string] = [200, '{"status":"ready","checks":{}}'];
  const respond = (): Server => createServer((_, response) => { response.writeHead(answer[0], { connection: 'close' }).end(answer[1]); });
  const port = await listen(respond());
  const check = subgraphElsewhere(`http://127.0.0.1:${String(port)}/graphql`, clock);
  const restarted = { name: 'Degraded', message: 'its process is being restarted, calls wait for it' };
  await check();
  answer = [503, '{"status":"not ready","stopping":true,"checks":{"process":"down: it is stopping"}}'];
  await expect(check()).rejects.toMatchObject(restarted);
  clock.turn(14_000);
  await expect(check()).rejects.toMatchObject(restarted); // it still answers calls
  await close(servers.pop());
  clock.turn(14_000);
  await expect(check()).rejects.toMatchObject(restarted);
  clock.turn(1000);
  await expect(check()).rejects.toMatchObject({ name: 'NotReady', message: 'its process cannot be reached' });
  answer = [503, '{"status":"not ready","checks":{"orders":"down: the disk is full"}}'];
  await listen(respond(), port);
  await expect(check()).rejects.toMatchObject({ name: 'NotReady', message: 'its process is not ready' });
});
