import { Agent, request } from 'node:http';

/** A whole answer, or the reason there was none. */
export interface Got {
  readonly status?: number;
  readonly body?: string;
  readonly failed?: string;
}

/** What is sent. */
interface Sent {
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** A caller with one connection that it keeps as long as the host does. */
export interface Client {
  /** Posts nothing but headers. */
  post(url: string, headers: Readonly<Record<string, string>>): Promise<Got>;
  send(url: string, call: Sent): Promise<Got>;
  close(): void;
}

/** Open a {@link Client}. */
export function openClient(): Client {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const send: Client['send'] = (url, { method, headers, body }) => new Promise((resolve) => {
    const broken = (error: NodeJS.ErrnoException): void => { resolve({ failed: error.code ?? error.message }); };
    request(url, { method, agent, headers: { ...headers, 'content-length': Buffer.byteLength(body) } }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk)).on('error', broken);
      response.on('end', () => { resolve({ status: response.statusCode ?? 0, body: Buffer.concat(chunks).toString() }); });
    }).on('error', broken).end(body);
  });
  return {
    send,
    post: (url, headers) => send(url, { method: 'POST', headers, body: '' }),
    close: () => { agent.destroy(); },
  };
}
