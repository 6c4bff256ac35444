import { Agent, request } from 'node:http';

/** A whole answer, or the reason there was none. */
export interface Got {
  readonly status?: number;
  readonly body?: string;
  readonly failed?: string;
}

/** A caller with one connection that it keeps as long as the host does. */
export interface Client {
  post(url: string, headers: Readonly<Record<string, string>>): Promise<Got>;
  close(): void;
}

/** Open a {@link Client}. */
export function openClient(): Client {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  return {
    post: (url, headers) => new Promise((resolve) => {
      const broken = (error: NodeJS.ErrnoException): void => { resolve({ failed: error.code ?? error.message }); };
      request(url, { method: 'POST', agent, headers: { ...headers, 'content-length': 0 } }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk)).on('error', broken);
        response.on('end', () => { resolve({ status: response.statusCode ?? 0, body: Buffer.concat(chunks).toString() }); });
      }).on('error', broken).end();
    }),
    close: () => { agent.destroy(); },
  };
}
