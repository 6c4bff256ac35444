import { Agent, request } from 'node:http';

/**
 * Why a call got no answer where its connection was new and nothing of an answer came: the kernel accepts connections before the process does, and resets those that wait when the process closes its listener.
 * The process has not seen them. On a connection that was answered before, a reset is what it is.
 */
export const NOT_TAKEN = 'reset before it was taken';

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
    const reasonOf = (error: NodeJS.ErrnoException): string => error.code ?? error.message;
    const sent = request(url, { method, agent, headers: { ...headers, 'content-length': Buffer.byteLength(body) } }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk)).on('error', (error) => { resolve({ failed: reasonOf(error) }); });
      response.on('end', () => { resolve({ status: response.statusCode ?? 0, body: Buffer.concat(chunks).toString() }); });
    });
    sent.on('error', (error) => { resolve({ failed: reasonOf(error) === 'ECONNRESET' && !sent.reusedSocket ? NOT_TAKEN : reasonOf(error) }); }).end(body);
  });
  return {
    send,
    post: (url, headers) => send(url, { method: 'POST', headers, body: '' }),
    close: () => { agent.destroy(); },
  };
}
