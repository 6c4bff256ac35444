import type { IncomingMessage } from 'node:http';
import ipaddr from 'ipaddr.js';

/**
 * Whether a call comes from this machine itself: by its socket, without a proxy, and with a local Host name. A page of another site
 * whose name resolves to this machine reaches it too, but with that name (DNS rebinding).
 */
export const isFromHere = ({ socket, headers, httpVersion }: Pick<IncomingMessage, 'socket' | 'headers' | 'httpVersion'>): boolean =>
  isLoopback(socket.remoteAddress ?? '') && httpVersion !== PROXIES && OF_PROXIES.every((name) => headers[name] === undefined) && namesLoopback(headers.host);

/** What proxies speak where nobody told them otherwise; browsers do not. */
const PROXIES = '1.0';
const OF_PROXIES = ['x-forwarded-for', 'x-real-ip', 'forwarded', 'via'] as const;

function namesLoopback(host = ''): boolean {
  if (!URL.canParse(`http://${host}`)) return false;
  const { hostname } = new URL(`http://${host}`);
  return hostname === 'localhost' || isLoopback(hostname.startsWith('[') ? hostname.slice(1, -1) : hostname);
}

const isLoopback = (address: string): boolean => ipaddr.isValid(address) && ipaddr.process(address).range() === 'loopback';
