import { z } from 'zod';
import { defineRoute } from '#kit/define-route.js';
import type { Route } from '#kit/route.js';
import { CONSENT_EXAMPLE, CONSENT_SENT } from './collector-examples.js';
import type { CollectorCaller } from './collector-caller.js';
import { ChangeConsentDocument } from './operations/change-consent.generated.js';
import { Report, ReportQuery } from './report-schema.js';
import { reportingOf, withOwnBody } from './reporting.js';

const Changed = z.object({
  recorded: z.boolean().describe('Whether anything was written: of a visitor who is not known nothing is, unless consent is granted.'),
  consent: z.enum(['granted', 'denied', 'pending', 'revoked']).describe('The consent, as it was read.'),
  erased: z.boolean().describe('Whether what the visitor did was erased.'),
  test: z.boolean().describe('Whether it was a test, of which nothing is kept.'),
}).meta({ id: 'ChangedConsent' });

const changed = defineRoute({
  id: 'consent.change', method: 'POST', path: '/consent', scope: null, idempotency: 'natural', success: 202,
  summary: 'Report what a shopper decided',
  description: 'denied and revoked erase what a known visitor did, and the link to a customer, before the answer. Granting without the purpose personalisation unlinks the visitor from their customer, and what they did stays.',
  failures: ['BAD_INPUT', 'MALFORMED_BODY', 'UNAUTHENTICATED', 'ORIGIN_REFUSED', 'RATE_LIMITED', 'BODY_TOO_LARGE', 'UNAVAILABLE', 'INTERNAL'],
  input: z.object({ body: Report, query: ReportQuery }),
  answer: Changed,
  operation: ChangeConsentDocument,
  variables: ({ body }, { caller }: { readonly caller: CollectorCaller }) => ({ input: reportingOf(body, caller) }),
  reply: ({ changeConsent: { recorded, erased } }, { input: { body: { visitor, test } } }) => ({ status: 202, body: { recorded, consent: visitor.consent, erased, test: test !== undefined } }),
  example: { target: '/consent', body: CONSENT_SENT, answer: CONSENT_EXAMPLE },
});

/** POST /consent. */
export const changeConsent: Route<CollectorCaller> = { ...changed, run: (invocation) => changed.run(withOwnBody(invocation)) };
