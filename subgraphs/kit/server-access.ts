import { readFileSync } from 'node:fs';
import type { SslOptions } from 'mysql2';
import { tlsOf } from '#kernel/server-urls.js';

const MYSQL_PORT = 3306;

/** How the driver reaches a server: its address without what that says of TLS, and TLS if it says so. */
export interface ServerAccess {
  readonly uri: string;
  readonly ssl?: SslOptions;
}

/** The driver's settings for the address of a server (`ssl-mode`, `ssl-ca`). Throws when the file of certificates cannot be read. */
export function serverAccess(url: string): ServerAccess {
  const { address: uri, mode, ca } = tlsOf(url);
  if (mode === 'DISABLED') return { uri };
  return { uri, ssl: { rejectUnauthorized: mode !== 'REQUIRED', verifyIdentity: mode === 'VERIFY_IDENTITY', ...(ca !== undefined && { ca: readFileSync(ca) }) } };
}

/** Where a socket to a server goes. */
export function serverPlace(url: string): { readonly host: string; readonly port: number } {
  const { hostname, port } = new URL(url);
  return { host: hostname.replace(/^\[|\]$/g, ''), port: port === '' ? MYSQL_PORT : Number(port) };
}
