import type { IncomingMessage } from 'node:http';
import ipaddr from 'ipaddr.js';

/**
 * Whether a call comes from this machine itself: by its socket, without a proxy, and with a local Host name. A page of another site
 * whose name resolves to this machine reaches it too, but with that name (DNS rebinding).
 */
export const isFromHere = ({ socket, headers }: Pick<IncomingMessage, 'socket' | 'headers'>): boolean =>
  isLoopback(socket.remoteAddress ?? '') && headers['x-forwarded-for'] === undefined && headers.forwarded === undefined && headers.via === undefined && namesLoopback(headers.host);

function namesLoopback(host = ''): boolean {
  if (!URL.canParse(`http://${host}`)) return false;
  const { hostname } = new URL(`http://${host}`);
  return hostname === 'localhost' || isLoopback(hostname.startsWith('[') ? hostname.slice(1, -1) : hostname);
}

const isLoopback = (address: string): boolean => ipaddr.isValid(address) && ipaddr.process(address).range() === 'loopback';
