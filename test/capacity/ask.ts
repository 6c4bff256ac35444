import { Agent, request, type IncomingHttpHeaders, type OutgoingHttpHeaders } from 'node:http';

/** Ports of the hosts after `PORT`. */
const HOSTS = { graph: 0, commerce: 1, catalog: 2, brain: 3, auth: 5, mcp: 6 } as const;

/** A call of a host of a process. */
export interface Asked { readonly host: keyof typeof HOSTS; readonly method?: string; readonly path: string; readonly headers?: OutgoingHttpHeaders; readonly body?: string }

/** What it was answered. */
export interface Answered { readonly headers: IncomingHttpHeaders; readonly body: string }

const DONE: readonly number[] = [200, 201, 202, 204, 304];
const agent = new Agent({ keepAlive: true });
const [BYTE, SHIFTS] = [255, [16, 8, 0]] as const;
let calls = 0;

/** Each call comes from another address, as shoppers do. */
const nextAddress = (): string => { calls += 1; return `10.${SHIFTS.map((shift) => String((calls >> shift) & BYTE)).join('.')}`; };

/** Make a call of the process whose first port is given, over a kept connection; rejects when it is refused or fails. */
export const ask = (at: number, { host, method = 'GET', path, headers, body }: Asked): Promise<Answered> => new Promise((resolve, reject) => {
  const sent = request({
    host: '127.0.0.1', port: at + HOSTS[host], method, path, agent,
    headers: { 'x-forwarded-for': nextAddress(), ...(body !== undefined && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }), ...headers },
  }, (response) => {
    const chunks: Buffer[] = [];
    response.on('data', (chunk: Buffer) => chunks.push(chunk)).on('error', reject).on('end', () => {
      const text = Buffer.concat(chunks).toString();
      if (DONE.includes(response.statusCode ?? 0)) resolve({ headers: response.headers, body: text });
      else reject(new Error(`${method} ${path}: ${String(response.statusCode)} ${text.slice(0, MOST_SHOWN)}`));
    });
  });
  sent.on('error', reject).end(body);
});

const MOST_SHOWN = 300;

/** A text as the body of a JSON call, with a credential. */
export const bearer = (token: string, more: OutgoingHttpHeaders = {}): OutgoingHttpHeaders => ({ authorization: `Bearer ${token}`, ...more });
