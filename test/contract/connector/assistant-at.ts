import { request } from 'node:http';
import { HOSTS, type HostName } from '#kernel/config.js';

/* eslint-disable @typescript-eslint/no-explicit-any -- tests read answers of any shape */

interface Place {
  /** The public addresses, whichever process is behind them. */
  readonly urls: Readonly<Record<HostName, string>>;
  /** The first port of a process. */
  readonly ports: number;
  readonly token: string;
  readonly company: number;
}

/** An assistant whose calls a load balancer sends to one process: they carry the public Host. */
export function assistantAt({ urls, ports, token, company }: Place) {
  const headers = { authorization: `Bearer ${token}`, 'x-service-company': String(company) };
  const portOf = (host: HostName): number => ports + HOSTS.indexOf(host);
  /** Call a module by Node's fetch, which sends no-cache with If-None-Match. */
  const module = (path: string, init: RequestInit = {}) => fetch(`http://127.0.0.1:${String(portOf('commerce'))}/api/v1/ai-tools${path}`, { ...init, headers: { ...headers, ...init.headers } });
  return {
    rpc: (method: string, params: object = {}) => new Promise<{ status: number; body: any }>((resolve, reject) => {
      const sent = request({ host: '127.0.0.1', port: portOf('mcp'), method: 'POST', headers: { ...headers, host: new URL(urls.mcp).host, 'content-type': 'application/json' } }, (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (part: string) => { text += part; }).on('end', () => { resolve({ status: response.statusCode ?? 0, body: JSON.parse(text) }); });
      });
      sent.on('error', reject).end(JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }));
    }),
    list: (more: Readonly<Record<string, string>> = {}) => module('', { headers: more }),
    run: async (name: string, given: object = {}) => {
      const response = await module(`/${name}`, { method: 'POST', body: JSON.stringify({ arguments: given }) });
      return { status: response.status, body: await response.json() };
    },
  };
}
