import type { Reply } from '#kit/answer.js';
import { seeOther, type PageContent } from '#kit/page/pages.js';
import type { RouteInvocation } from '#kit/route.js';
import { AccountPageDocument, type AccountPageQuery } from '../operations/account-page.generated.js';
import type { ProviderCaller } from '../provider-access.js';
import { thenTo } from './continued.js';

/** What an account page shows of a signed-in person. */
export type SignedIn = NonNullable<AccountPageQuery['signInSession']> & Pick<AccountPageQuery, 'ownSessions'>;

/** Who is signed in with the browser; null where nobody is. */
export async function signedIn({ call, context, caller: { sessionToken } }: Pick<RouteInvocation<ProviderCaller>, 'call' | 'context' | 'caller'>): Promise<SignedIn | null> {
  if (sessionToken === undefined) return null;
  const { signInSession, ownSessions } = await call(AccountPageDocument, { token: sessionToken }, context);
  return signInSession && { ...signInSession, ownSessions };
}

/** An account page for who is signed in: without a session it leads to the sign-in, and with a one-time password to the choice of another. */
export function forSignedIn<D extends Pick<SignedIn, 'mustChoosePassword'>>(data: D | null, path: string, page: (person: D) => PageContent): PageContent | Reply {
  if (!data) return seeOther(thenTo('/sign-in', path));
  return data.mustChoosePassword && path !== '/account/password' ? seeOther('/account/password') : page(data);
}
