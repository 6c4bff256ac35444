import type { Access } from './access/access.js';
import { ANONYMOUS } from './access/anonymous.js';

/** Whoever has the address of an image may see it: pages of shops and websites show them. */
const PUBLIC = ANONYMOUS as Access<never>; // knows no connection, which no part of these routes asks for

/** What every route is that shows an image to browsers; no part of the description. */
export const PUBLIC_IMAGE = {
  method: 'GET', root: '/media', scope: null, idempotency: 'natural', contentType: 'image/*', summary: 'Show an image', declares: { access: PUBLIC, callLog: 'none', limits: [], cors: { origins: 'any' } },
} as const;

/** The headers of an image: the bytes of an address never change, as it has their hash. */
export const LASTING = { 'Cache-Control': 'public, max-age=31536000, immutable', 'Cross-Origin-Resource-Policy': 'cross-origin', 'Content-Security-Policy': "default-src 'none'" };
