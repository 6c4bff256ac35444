import type { Handler } from '#kit/handler.js';

/** A well-known document with the path of an issuer or resource behind it (RFC 8414, 3.1). */
const SUFFIXED = /^\/\.well-known\/[a-z-]+\//;

const HEADERS = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Methods': 'GET, HEAD, OPTIONS', 'Access-Control-Allow-Headers': 'Authorization, Content-Type, MCP-Protocol-Version', 'Access-Control-Max-Age': '3600', 'Cache-Control': 'no-store' };

/** Preflights of suffixed well-knowns: a program in a browser that looks for metadata there has to be let read the 404, or it stops at what looks like a failing network. */
export const wellKnownPreflights: Handler = ({ method, url = '' }, response) => {
  if (method !== 'OPTIONS' || !SUFFIXED.test(url)) return false;
  response.writeHead(204, HEADERS).end();
  return true;
};
