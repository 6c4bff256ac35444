import { z } from 'zod';
import { Failure } from '#contract/failure.js';
import type { Principal } from '#contract/principal.js';
import { jsonAnswer } from '#kit/json-answer.js';
import type { Exchange } from '#kit/exchange.js';
import type { Route } from '#kit/route.js';
import type { Surface } from '#kit/surface.js';
import { validate } from '#kit/validate.js';
import { ReturnBody } from '../../../shims/returns/new-return-body.js';
import { returnBody } from '../../../shims/returns/return-body.js';
import type { StoreCaller } from '../../../shims/returns/store-caller.js';
import { PHOTO_ROOT, returnPhoto } from '../../../shims/returns/return-photo.js';

const input = z.object({ body: ReturnBody });

const SHOPPER: Principal = { kind: 'shopper', companyId: 7, actor: 'shopper', scopes: [] };

/** Sessions that begin with `known` are open. */
function admitted(exchange: Exchange): Promise<StoreCaller> {
  const session = String(exchange.request.headers['x-return-session'] ?? '');
  Object.assign(exchange, { secrets: [session], bodyOwner: session });
  return session.startsWith('known') ? Promise.resolve({ principal: SHOPPER, slug: '' }) : Promise.reject(new Failure('UNAUTHENTICATED', 'No session'));
}

/** Answers what was read of a new return, its photos by their first and last bytes and their number. */
const echo: Route<StoreCaller> = {
  id: 'echo', method: 'POST', path: '/returns', scope: null, idempotency: 'natural', summary: 'Echo', description: 'Echo', failures: [], answer: z.unknown(), example: { target: '/returns', answer: {} }, input,
  declares: {
    body: returnBody,
    access: { kind: 'session', admit: (exchange) => admitted(exchange) },
  },
  run: ({ inbound }) => {
    const { photos, ...others } = validate(input, inbound).body;
    return Promise.resolve({ status: 200, body: { ...others, photos: photos?.map(({ content_base64: bytes, ...photo }) => ({ ...photo, bytes: [bytes.at(0), bytes.at(-1), bytes.length] })) } });
  },
};

const STATUS: Readonly<Record<string, number>> = { NOT_FOUND: 404, UNKNOWN_PATH: 404, BAD_INPUT: 422, TOO_MANY_ITEMS: 422, MALFORMED_BODY: 400, BODY_TOO_LARGE: 413, UNAUTHENTICATED: 401, UNAVAILABLE: 503, RATE_LIMITED: 429, METHOD_NOT_ALLOWED: 405 };

/** A surface with what shows photos of returns, and with the body of a new return. */
export const sampleReturns: Surface<StoreCaller> = {
  letter: 'X', name: 'returns', host: 'commerce', roots: ['/sample', PHOTO_ROOT], routes: [echo, returnPhoto],
  access: { kind: 'anonymous', admit: () => Promise.resolve({ principal: SHOPPER, slug: '' }) }, callLog: 'none', limits: [], body: returnBody, encode: jsonAnswer,
  fail: ({ code, details }) => ({ status: STATUS[code] ?? 500, headers: { 'Content-Type': 'application/json; charset=utf-8' }, body: JSON.stringify({ message: code.toLowerCase(), ...(Object.keys(details).length > 0 && { errors: details }) }) }),
};
