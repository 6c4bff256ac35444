import { Failure } from '#contract/failure.js';
import type { CallingConnection, RepeatedCall } from '#subgraph-kit/repeat-call.js';
import { connectionFacts } from '../connections/authenticate-connection.js';
import type { IdentityContext } from '../identity-deps.js';
import { readBody, readCall } from './read-calls.js';

/**
 * What a logged call would be answered now, as a dry run with the rights of its connection: whoever manages the connection may see it, since they could give themselves its credentials. NOT_FOUND for another company's, and where
 * the connection is gone; BAD_INPUT where the log has less of the call than is needed.
 */
export async function repeatCall(context: IdentityContext, requestId: string): Promise<RepeatedCall> {
  const { surface, method, path, address, requestHeaders, requestHash, connectionId } = await readCall(context, requestId);
  const connection = await callingConnection(context, connectionId);
  const body = await readBody(context, requestHash);
  if (requestHash !== null && body === null) throw new Failure('BAD_INPUT', 'The body of this call is no longer kept, so it cannot be repeated');
  const headers = JSON.parse(requestHeaders) as Record<string, string>;
  return context.identity.repeatCall({ requestId, surface, connection, method, target: path, address, headers, body: body ?? '' });
}

async function callingConnection({ loaders }: IdentityContext, id: string | null): Promise<CallingConnection> {
  const connection = id === null ? null : await loaders.connection(id);
  if (!connection) throw new Failure('NOT_FOUND', 'The connection of this call is gone, so it cannot be repeated');
  const company = await loaders.company(connection.companyId);
  return { ...connectionFacts(connection), companyName: company?.name ?? null };
}
