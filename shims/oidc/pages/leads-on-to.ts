import type { CallHead, RouteInvocation } from '#kit/route.js';
import { RegisteredRedirectDocument } from '../operations/registered-redirect.generated.js';
import type { ProviderCaller } from '../provider-access.js';
import { requestIn } from './continued.js';

type Calling = Pick<RouteInvocation<ProviderCaller>, 'call' | 'context'> & { readonly inbound: Pick<CallHead, 'query'> };

/**
 * Where a form on a page may lead by way of the request that follows: browsers hold its policy against every redirect, and a client that is connected already is the next.
 * Only an address that the client registered gets into the policy.
 */
export async function leadsOnTo({ call, context, inbound }: Calling): Promise<readonly string[]> {
  const [clientId, redirectUri] = [onlyOne(inbound, 'client_id'), onlyOne(inbound, 'redirect_uri')];
  if (clientId === undefined || redirectUri === undefined) return [];
  const { registeredRedirect } = await call(RegisteredRedirectDocument, { clientId, redirectUri }, context);
  return registeredRedirect === null ? [] : [registeredRedirect];
}

function onlyOne(inbound: Calling['inbound'], name: string): string | undefined {
  const [value, ...more] = requestIn(inbound)?.getAll(name) ?? [];
  return more.length === 0 ? value : undefined;
}
