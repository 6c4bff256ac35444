import type { z } from 'zod';
import type { ConsentState, ReportedConsentInput } from '#contract/schema.generated.js';
import type { RouteInvocation } from '#kit/route.js';
import type { CollectorCaller } from './collector-caller.js';
import type { Report } from './report-schema.js';

const STATES = { granted: 'GRANTED', denied: 'DENIED', pending: 'PENDING', revoked: 'REVOKED' } as const satisfies Record<string, ConsentState>;

/** Who reports, and of whom. */
export function reportingOf({ visitor, test, sentAt }: z.output<typeof Report>, { installation, userAgent }: CollectorCaller): ReportedConsentInput {
  const { id, consent, purposes = [], consentSource, locale, channel } = visitor;
  return {
    installationId: installation.id, customerId: installation.customerId ?? null, isTest: test !== undefined, userAgent: userAgent ?? null, sentAt: sentAt ?? null,
    visitor: { id, consent: STATES[consent], purposes, consentSource: consentSource ?? null, locale: locale ?? null, channel: channel ?? null },
  };
}

/** A call with the body that its access has read. */
export const withOwnBody = (invocation: RouteInvocation<CollectorCaller>): RouteInvocation<CollectorCaller> => ({ ...invocation, inbound: { ...invocation.inbound, body: invocation.caller.body() } });
