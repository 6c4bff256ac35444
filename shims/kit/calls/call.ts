import { z } from 'zod';
import type { CallViewFragment } from '../operations/call-view.generated.js';
import type { ReadCallQuery } from '../operations/read-call.generated.js';

const Headers = z.record(z.string(), z.union([z.string(), z.array(z.string())])).describe('Names as they travelled; secrets are [redacted].');

/** One of the connection's own calls, as it was logged. */
export const Call = z.object({
  request_id: z.uuid().describe('X-Request-Id of its answer.'),
  operation: z.string().nullable().describe('What was called: orders.accept.'),
  method: z.string(),
  path: z.string().describe('With its query, as it was written.'),
  address: z.string().describe('Where it came from.'),
  started_at: z.iso.datetime(),
  duration_ms: z.int().min(0).nullable(),
  status: z.int().nullable().describe('HTTP status; null while it runs, or when it was abandoned.'),
  dry_run: z.boolean(),
}).meta({ id: 'Call' });

/** The same with headers and bodies. */
export const CallDetail = Call.extend({
  request: z.object({ headers: Headers, body: z.string().nullable() }),
  answer: z.object({ headers: Headers, body: z.string().nullable() }).nullable().describe('null while there is none.'),
}).meta({ id: 'CallDetail' });

const headersOf = (json: string | null): z.output<typeof Headers> => JSON.parse(json ?? '{}') as z.output<typeof Headers>;

/** A call in a list. */
export const callJson = (call: CallViewFragment): z.output<typeof Call> => ({
  request_id: call.requestId,
  operation: call.operation,
  method: call.method,
  path: call.path,
  address: call.address,
  started_at: call.startedAt,
  duration_ms: call.durationMs,
  status: call.status,
  dry_run: headersOf(call.answerHeaders)['X-Service-Dry-Run'] === 'true',
});

/** A call with its headers and bodies. */
export const callDetailJson = (call: ReadCallQuery['ownCall']): z.output<typeof CallDetail> => ({
  ...callJson(call),
  request: { headers: headersOf(call.requestHeaders), body: call.requestBody },
  answer: call.status === null ? null : { headers: headersOf(call.answerHeaders), body: call.answerBody },
});
