import { z } from 'zod';
import { Failure } from '#contract/failure.js';
import type { Route, RouteInvocation } from '#kit/route.js';
import { rawBody } from '#kit/body/body-reader.js';
import { BY_CARRIER } from '../carrier-access.js';
import { BY_CONNECTION } from '../intake-head.js';
import { ROOTS } from '../paths.js';
import type { CarrierFacts, TrackingCaller } from '../tracking-caller.js';

const MOST_BYTES = 16_384;

/** What the calls of a carrier's sandbox have in common: they are proved as those of the intake are. */
export const OF_SANDBOX = {
  method: 'POST', root: ROOTS.intake, scope: null, idempotency: 'natural', proofs: [['signature'], ['key'], []], meanings: { not_found: 'There is no carrier connection with this id.' },
  failures: ['NOT_FOUND', 'UNAUTHENTICATED', 'CONNECTION_DRAFT', 'CONNECTION_PAUSED', 'INVALID_STATE', 'BAD_INPUT', 'RATE_LIMITED'],
  declares: { access: BY_CARRIER, body: rawBody(MOST_BYTES), limits: [BY_CONNECTION] },
} as const satisfies Partial<Route<TrackingCaller>>;

/** The key that an aggregator has in each body. */
export const KEY_FIELD = { apiKey: z.string().optional().describe('Of an aggregator: the key of the connection.') };

/** The connection that calls. */
export function carrierOf({ carrier }: TrackingCaller): CarrierFacts {
  if (!carrier) throw new Failure('NOT_FOUND', 'There is no such connection');
  return carrier.connection;
}

/** A call with the body that its access has read. */
export const withProvedBody = (invocation: RouteInvocation<TrackingCaller>): RouteInvocation<TrackingCaller> => ({ ...invocation, inbound: { ...invocation.inbound, body: invocation.caller.carrier?.payload } });
