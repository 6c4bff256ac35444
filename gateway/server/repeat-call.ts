import type { ConnectionFacts } from '#kit/access/connection-access.js';
import { Failure } from '#contract/failure.js';
import { redact } from '#kit/redact.js';
import type { RepeatDeps } from '#kit/repeat-call.js';
import type { RepeatCall } from '#subgraph-kit/repeat-call.js';
import { findSurfaces } from './find-surfaces.js';

/** A logged call as its surface would answer it now. Of secrets that an answer shows once, the place alone: nobody is given these. */
export const repeatCallOnSurfaces = (deps: RepeatDeps): RepeatCall => async ({ surface: name, connection, ...call }) => {
  const surface = (await findSurfaces()).find((one) => one.name === name);
  if (!surface) throw new Failure('BAD_INPUT', 'There is no such interface any more, so its calls cannot be repeated');
  const { repeatCall } = await import('#kit/repeat-call.js'); // the pipeline, which a process with subgraphs alone has no other use for
  const facts = connection as ConnectionFacts; // identity has the kinds and states of the graph
  const { status, headers, body, bytes, chunks, secrets } = await repeatCall({ ...call, surface, connection: facts }, deps);
  return { status, contentType: headers['Content-Type'] ?? '', body: bytes || chunks ? null : redact(body, secrets) };
};
