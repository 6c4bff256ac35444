import { z } from 'zod';
import { isBotName } from '#contract/is-bot.js';
import { ok } from '#kit/answer.js';
import type { Route } from '#kit/route.js';
import { validate } from '#kit/validate.js';
import { PING_EXAMPLE } from './collector-examples.js';
import type { CollectorCaller } from './collector-caller.js';
import { BODY_BYTES, MOST_EVENTS } from './limits.js';
import { TestCode } from './report-schema.js';

const PingQuery = z.object({
  key: z.string().optional().describe('The public key, where no header has it.'),
  test: TestCode,
  checks: z.literal('1', { error: 'must be 1' }).optional().describe('1: with a test code that is known the answer says what else a call of this page would meet.'),
  customer: z.string({ error: 'must be given once' }).optional().describe('The customer reference of the page, for checks.'),
});

/** GET /ping: whether a storefront is connected. */
export const ping: Route<CollectorCaller> = {
  id: 'ping', method: 'GET', path: '/ping', scope: null, idempotency: 'natural',
  summary: 'Check the connection',
  description: 'Whether the key and the page are right. A browser that sends no Origin with a download is known by its Referer.',
  failures: ['BAD_INPUT', 'UNAUTHENTICATED', 'ORIGIN_REFUSED', 'RATE_LIMITED', 'UNAVAILABLE', 'INTERNAL'],
  headers: { 'Cache-Control': 'no-store' },
  input: z.object({ query: PingQuery }),
  answer: z.object({
    ok: z.literal(true), api_version: z.literal('v1'), store_id: z.string().describe('The store that customer references name.'), server_time: z.iso.datetime().describe('Our clock.'),
    test: z.boolean().describe('Whether a test code was given.'), testKnown: z.boolean().describe('Whether it is the store\'s, and not over.'),
    checks: z.object({
      is_bot: z.boolean().describe('Whether the User-Agent is that of a bot or a program: its events are kept, and in no figure.'),
      customer: z.boolean().nullable().describe('Whether the customer reference counts; null where none was given. One that is expired, of another store or badly signed does not.'),
    }).optional().describe('With checks=1 and a test code that is known.'),
    limits: z.object({ events: z.int().describe('The most events of a batch.'), body_bytes: z.int().describe('The largest body.') }),
  }).meta({ id: 'Ping' }),
  example: { target: '/ping?key=pk_0123456789abcdef0123456789abcdef', answer: PING_EXAMPLE },
  run({ inbound, caller, now }) {
    const { query } = validate(ping.input, inbound) as { readonly query: z.output<typeof PingQuery> }; // as its input says
    const { installation } = caller;
    const isTest = query.test !== undefined;
    const testKnown = isTest && installation.testKnown;
    const checks = testKnown && query.checks !== undefined && { checks: checksOf(query, caller) };
    return Promise.resolve({ ...ok({ ok: true, api_version: 'v1', store_id: installation.id, server_time: now, test: isTest, testKnown, ...checks, limits: { events: MOST_EVENTS, body_bytes: BODY_BYTES } }), headers: { 'Cache-Control': 'no-store' } });
  },
};

const checksOf = ({ customer }: z.output<typeof PingQuery>, { userAgent, installation }: CollectorCaller) => ({ is_bot: isBotName(userAgent), customer: customer === undefined ? null : installation.customerId !== null });
