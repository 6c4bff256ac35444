import { Agent, createServer, request, type ClientRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';

/** A load balancer for tests, with the rules of gateway/deploy/haproxy.cfg: it asks /readyz, keeps connections to both sides, sends a call elsewhere that found nobody, and repeats nothing. */
export interface SmallBalancer {
  /** Resolves when this many of its servers are ready. */
  ready(count: number): Promise<void>;
  close(): Promise<void>;
}

const [CHECK_MILLISECONDS, FALL, UNAVAILABLE, BAD_GATEWAY] = [100, 2, 503, 502];

/** Listen on a port of this machine before other ports of it. */
export async function openSmallBalancer(port: number, servers: readonly number[]): Promise<SmallBalancer> {
  const agent = new Agent({ keepAlive: true });
  const failed = new Map(servers.map((one) => [one, FALL]));
  const up = (): number[] => servers.filter((one) => (failed.get(one) ?? 0) < FALL);
  const closing = new AbortController();
  const checks = checkEach(failed, closing.signal);
  let turn = 0;
  const server = createServer((incoming, response) => {
    const body: Buffer[] = [];
    incoming.on('data', (chunk: Buffer) => body.push(chunk)).on('end', () => {
      const ready = up();
      turn += 1;
      forward({ incoming, response, body: Buffer.concat(body), agent }, [...ready.slice(turn % (ready.length || 1)), ...ready]);
    });
  });
  await new Promise<void>((resolve) => { server.listen(port, '127.0.0.1', resolve); });
  return {
    ready: async (count) => { while (up().length !== count) await delay(CHECK_MILLISECONDS / FALL); },
    close: async () => {
      closing.abort();
      await checks;
      agent.destroy();
      server.closeAllConnections();
      await new Promise((resolve) => { server.close(resolve); });
    },
  };
}

async function checkEach(failed: Map<number, number>, closing: AbortSignal): Promise<void> {
  while (!closing.aborted) {
    await Promise.all([...failed].map(async ([one, times]) => {
      const ready = await fetch(`http://127.0.0.1:${String(one)}/readyz`, { signal: closing }).then(({ ok }) => ok, () => false);
      failed.set(one, ready ? 0 : times + 1);
    }));
    await delay(CHECK_MILLISECONDS, undefined, { signal: closing }).catch(() => undefined);
  }
}

interface Forwarded {
  readonly incoming: IncomingMessage;
  readonly response: ServerResponse;
  readonly body: Buffer;
  readonly agent: Agent;
}

const OF_A_CONNECTION: ReadonlySet<string> = new Set(['connection', 'keep-alive', 'transfer-encoding']);

/** Send a call to the first server; to the next one only when there was no connection to send it over. */
function forward(call: Forwarded, [port, ...others]: readonly number[]): void {
  const { incoming: { method, url, headers }, response, body, agent } = call;
  if (port === undefined) {
    response.writeHead(UNAVAILABLE).end('no server');
    return;
  }
  const sent: ClientRequest = request({ host: '127.0.0.1', port, method, path: url, headers: { ...headers, connection: 'keep-alive' }, agent }, (answer) => {
    response.writeHead(answer.statusCode ?? BAD_GATEWAY, Object.fromEntries(Object.entries(answer.headers).filter(([name]) => !OF_A_CONNECTION.has(name))));
    answer.on('error', () => { response.destroy(); }).pipe(response);
  });
  sent.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'ECONNREFUSED') forward(call, others);
    else if (response.headersSent) response.destroy();
    else response.writeHead(BAD_GATEWAY).end(String(error.code));
  }).end(body);
}
