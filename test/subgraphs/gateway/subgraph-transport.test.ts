import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { subgraphTransport } from '#client/subgraph-transport.js';

const servers: Server[] = [];
const serve = async (listener: RequestListener): Promise<string> => {
  const server = createServer(listener);
  await new Promise<void>((resolve) => { server.listen(0, '127.0.0.1', resolve); });
  servers.push(server);
  return `http://127.0.0.1:${String((server.address() as AddressInfo).port)}/graphql`;
};
afterAll(() => { for (const server of servers) { server.closeAllConnections(); server.close(); } });

const sent = { headers: { 'content-type': 'application/json' }, body: '{}', deadlineMilliseconds: 60 };

it('gives a call up at its deadline, whether nothing was answered or an answer drips', async () => {
  const closed: Promise<unknown>[] = [];
  const url = await serve((request, response) => {
    closed.push(new Promise((resolve) => { request.socket.once('close', resolve); }));
    if (closed.length > 1) response.writeHead(200, { 'content-length': 1000 }).write('{');
  });
  const post = subgraphTransport(url);
  for (let call = 0; call < 2; call += 1) await expect(post(sent)).rejects.toThrow('No whole answer within 60 ms');
  expect(await Promise.all(closed)).toHaveLength(2); // nobody waits for what nobody reads
});

it('does not send a call whose deadline passed while it waited for a connection', async () => {
  const answers: (() => void)[] = [];
  let received = 0;
  const url = await serve((_, response) => {
    received += 1;
    answers.push(() => response.end('{}'));
  });
  const post = subgraphTransport(url);
  const busy = Array.from({ length: 256 }, () => post({ ...sent, deadlineMilliseconds: 30_000 }));
  while (received < 256) await new Promise((resolve) => { setImmediate(resolve); });
  await expect(post(sent)).rejects.toThrow('No whole answer within 60 ms');
  for (const answer of answers.splice(0)) answer();
  expect(await Promise.all(busy)).toEqual(busy.map(() => ({ status: 200, body: '{}' })));
  const last = post({ ...sent, deadlineMilliseconds: 30_000 });
  while (answers.length === 0) await new Promise((resolve) => { setImmediate(resolve); });
  answers[0]?.();
  await last;
  expect(received).toBe(257);
});

it('keeps a character whole that arrives in two parts', async () => {
  const url = await serve((_, response) => {
    const [first, rest] = [Buffer.from('{"name":"Caffè'), Buffer.from('"}')];
    response.write(first.subarray(0, -1), () => { response.end(Buffer.concat([first.subarray(-1), rest])); });
  });
  expect(await subgraphTransport(url)({ ...sent, deadlineMilliseconds: 30_000 })).toEqual({ status: 200, body: '{"name":"Caffè"}' });
});
