import { Agent, request, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { listen, type Listening } from '../../../gateway/server/http/listen.js';
import { systemCode } from '../../../gateway/server/system-code.js';
import { until } from '../../kit/until.js';

const get = (port: number, agent: Agent): Promise<{ status: number | undefined; connection: string | undefined }> => new Promise((resolve, reject) => {
  request({ port, host: '127.0.0.1', agent }, (response: IncomingMessage) => {
    response.resume();
    response.on('end', () => { resolve({ status: response.statusCode, connection: response.headers.connection }); });
  }).on('error', reject).end();
});

/** Resolves when a host accepts no new connections; it still accepts those in its backlog. */
const refused = (port: number): Promise<true> => until(() => new Promise((resolve) => {
  const probe = connect(port, '127.0.0.1', () => {
    probe.destroy();
    resolve(undefined);
  });
  probe.on('error', () => { resolve(true); });
}));

describe('a host that is stopped', () => {
  const agents: Agent[] = [];
  const keepAlive = (): Agent => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    agents.push(agent);
    return agent;
  };
  const open = (handler: Parameters<typeof listen>[0]['handler']): Promise<Listening> => listen({ handler, address: '127.0.0.1', port: 0, title: 'PORT' });
  afterEach(() => { for (const agent of agents.splice(0)) agent.destroy(); });

  it('finishes the call in progress, ends its connection and accepts no new one', async () => {
    let finish = (): void => undefined;
    let arrived = (): void => undefined;
    const underWay = new Promise<void>((resolve) => { arrived = resolve; });
    const host = await open((_request, response) => {
      finish = () => { response.end('done'); };
      arrived();
    });
    const answer = get(host.port, keepAlive());
    await underWay;
    const stopped = host.stop();
    await refused(host.port);
    await expect(get(host.port, keepAlive())).rejects.toThrow('ECONNREFUSED');
    finish();
    expect(await answer).toEqual({ status: 200, connection: 'close' });
    await stopped;
  });

  it('still answers a call that was arriving on a kept-alive connection', async () => {
    const host = await open((_request, response) => { response.end('done'); });
    const agent = keepAlive();
    expect(await get(host.port, agent)).toEqual({ status: 200, connection: 'keep-alive' });
    const stopped = host.stop();
    await refused(host.port);
    expect(await get(host.port, agent)).toEqual({ status: 200, connection: 'close' });
    await stopped;
  });

  it('goes on answering once it retires, on each connection once more', async () => {
    const host = await open((_request, response) => { response.end('done'); });
    const agent = keepAlive();
    expect(await get(host.port, agent)).toEqual({ status: 200, connection: 'keep-alive' });
    host.retire();
    for (const client of [agent, keepAlive()]) expect(await get(host.port, client)).toEqual({ status: 200, connection: 'close' });
    await host.stop();
  });

  it('answers the calls of connections that waited to be accepted', async () => {
    for (let round = 0; round < 5; round += 1) {
      const host = await open((_request, response) => { setImmediate(() => response.end('done')); });
      const answers = Array.from({ length: 50 }, () => get(host.port, keepAlive()).then(({ status }) => status, (error: unknown) => systemCode(error)));
      await new Promise((resolve) => { setImmediate(resolve); }); // they are connected, and hardly any is accepted
      const stopped = host.stop();
      expect(new Set(await Promise.all(answers))).toEqual(new Set([200]));
      await stopped;
    }
  });

  it('loses no answer of clients that call repeatedly', async () => {
    const host = await open((_request, response) => { setImmediate(() => response.end('done')); });
    const answers: (number | undefined)[] = [];
    let stopping = false;
    let loaded = (): void => undefined;
    const enough = new Promise<void>((resolve) => { loaded = resolve; });
    const client = async (): Promise<void> => {
      const agent = keepAlive();
      while (!stopping || answers.length === 0) {
        const { status, connection } = await get(host.port, agent);
        if (answers.push(status) === 200) loaded();
        if (connection === 'close') return;
      }
    };
    const clients = Array.from({ length: 20 }, client);
    await enough;
    const stopped = host.stop();
    stopping = true;
    await Promise.all(clients);
    await stopped;
    expect(new Set(answers)).toEqual(new Set([200]));
  });

  it('does not wait for idle connections', async () => {
    const host = await open((_request, response) => { response.end('done'); });
    await get(host.port, keepAlive());
    await host.stop();
    await expect(get(host.port, keepAlive())).rejects.toThrow('ECONNREFUSED');
  });

  it('names the port that is in use', async () => {
    const host = await open(() => undefined);
    await expect(listen({ handler: () => undefined, address: '127.0.0.1', port: host.port, title: 'PORT (graphql host)' }))
      .rejects.toThrow(`PORT (graphql host): port ${String(host.port)} is in use`);
    await host.stop();
  });
});
