import { z } from 'zod';
import type { CallerLimit } from '#kit/limits/limit.js';
import type { TrackingCaller } from './tracking-caller.js';

/** What carriers' calls have beside their bodies: the connection, and what proves them. */
export const INTAKE_HEAD = {
  params: z.object({ connection: z.string().meta({ format: 'uuid' }).describe('The id of the carrier connection.') }),
  query: z.object({ key: z.string().optional().describe('Of express carriers: the webhook secret.') }),
  headers: z.object({ 'x-service-signature': z.string().optional().describe('Of the generic format: lower-case hex HMAC-SHA256 of the exact body, keyed with the webhook secret.') }),
};

/** Calls of one connection a minute; it has more where the merchant says so. */
export const BY_CONNECTION: CallerLimit<TrackingCaller> = { by: 'caller', name: 'tracking intake', key: ({ carrier }) => carrier?.connection.id ?? '', most: ({ carrier }) => carrier?.connection.ratePerMinute ?? 0 };
