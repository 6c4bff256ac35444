import { z } from 'zod';
import { Failure } from '#contract/failure.js';
import { ok } from '#kit/answer.js';
import { defineRoute } from '#kit/define-route.js';
import type { CallerLimit } from '#kit/limits/limit.js';
import type { Route } from '#kit/route.js';
import type { CollectorCaller } from './collector-caller.js';
import { VISITS_EXAMPLE, VISITS_SENT } from './collector-examples.js';
import { LIMITS } from './limits.js';
import { SimulateVisitsDocument } from './operations/simulate-visits.generated.js';
import { KEY } from './presented-key.js';
import { ReportQuery } from './report-schema.js';
import { withOwnBody } from './reporting.js';

const MOST = 100;

const Body = z.object({
  key: z.unknown().optional().meta({ type: 'string', pattern: KEY.source, description: 'The public key, where no header has it.' }),
  count: z.int().min(1).max(MOST, `must be at most ${String(MOST)}`).nullish().describe('How many visits; 20, unless given.'),
});

const Simulated = z.object({ visits: z.int().describe('How many shoppers came.'), events: z.int().describe('How many events their pages reported.') }).meta({ id: 'SimulatedVisits' });

/** The key is public, and a call is many events: fewer calls a minute than of pages. */
const BY_KEY: CallerLimit<CollectorCaller> = { by: 'caller', name: 'collector sandbox', key: ({ installation: { id } }) => id, most: () => 10 };

const simulated = defineRoute({
  id: 'sandbox.visits', method: 'POST', path: '/sandbox/visits', scope: null, idempotency: 'natural',
  summary: 'Have shoppers visit the storefront',
  description: 'In a sandbox shoppers come from somewhere, search, look at products of the catalog, fill carts and buy, at times of the last thirty days: what the pages of the storefront would have reported is collected, for figures and reports to show; each call is further visits. At most 10 calls a minute. In other companies, and in one without products, it is invalid_state.',
  failures: ['BAD_INPUT', 'MALFORMED_BODY', 'UNAUTHENTICATED', 'ORIGIN_REFUSED', 'INVALID_STATE', 'RATE_LIMITED', 'BODY_TOO_LARGE', 'UNAVAILABLE', 'INTERNAL'],
  declares: { limits: [...LIMITS, BY_KEY] },
  input: z.object({ body: Body, query: ReportQuery }),
  answer: Simulated,
  operation: SimulateVisitsDocument,
  variables: ({ body }, { caller }: { readonly caller: CollectorCaller }) => ({ input: { collectorId: caller.installation.id, count: body.count ?? null } }),
  reply: ({ simulateShopperEvents: { visits, events } }) => ok({ visits, events }),
  example: { target: '/sandbox/visits', body: VISITS_SENT, answer: VISITS_EXAMPLE },
});

/** POST /sandbox/visits: shoppers visit the storefront, in a sandbox. */
export const simulateVisits: Route<CollectorCaller> = {
  ...simulated,
  run: (invocation) => {
    if (invocation.caller.isAway) throw new Failure('UNAVAILABLE', 'Nothing can be stored now');
    return simulated.run(withOwnBody(invocation));
  },
};
