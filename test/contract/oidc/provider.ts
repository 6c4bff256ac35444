import { surface } from '../../../shims/oidc/surface.js';
import { openPortico } from '../../kit/open-portico.js';

/** The provider's own address in tests. */
export const ISSUER = 'https://auth.portico.example';

/** The identity provider over HTTP, on a database of its own, by a clock that is turned by hand. */
export async function openProvider() {
  const urls = { auth: ISSUER, mcp: 'https://mcp.portico.example', commerce: 'https://commerce.portico.example' };
  const portico = await openPortico({ surfaces: [{ surface, judge: () => [] }], subgraphs: ['identity'], around: { urls, trustedProxies: ['127.0.0.1'] } });
  let callers = 0;
  const send = (path: string, init: RequestInit = {}) => fetch(portico.base + path, { redirect: 'manual', ...init });
  const form = (path: string, fields: Readonly<Record<string, string>> | string, headers: Readonly<Record<string, string>> = {}) =>
    send(path, { method: 'POST', body: new URLSearchParams(fields).toString(), headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers } });
  return {
    ...portico, send, form,
    /** A registration, each from an address of its own unless one is given. */
    register: (metadata: unknown, { address, ...headers }: Readonly<Record<string, string>> = {}) => {
      callers += 1;
      const body = typeof metadata === 'string' ? metadata : JSON.stringify(metadata);
      return send('/oauth/register', { method: 'POST', body, headers: { 'x-forwarded-for': address ?? `192.0.2.${String(callers)}`, ...headers } });
    },
  };
}

/** An open provider. */
export type Provider = Awaited<ReturnType<typeof openProvider>>;
