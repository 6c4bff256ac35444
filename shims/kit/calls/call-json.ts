import type { z } from 'zod';
import type { Call, CallDetail } from './call.schema.js';
import type { CallViewFragment } from '../operations/call-view.generated.js';
import type { ReadCallQuery } from '../operations/read-call.generated.js';

type Headers = z.output<typeof CallDetail>['request']['headers'];

const headersOf = (json: string | null): Headers => JSON.parse(json ?? '{}') as Headers;

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
