import type { Reply } from '#kit/answer.js';
import { seeOther, type PageContent } from '#kit/page/pages.js';
import type { CallHead, RouteInvocation } from '#kit/route.js';
import { AccountPageDocument, type AccountPageQuery } from '../operations/account-page.generated.js';
import { PersonLanguageDocument } from '../operations/person-language.generated.js';
import type { ProviderCaller } from '../provider-access.js';
import { backTo, thenTo } from './continued.js';

/** What an account page shows of a signed-in person. */
export type SignedIn = NonNullable<AccountPageQuery['signInSession']> & Pick<AccountPageQuery, 'ownSessions'>;

type Calling = Pick<RouteInvocation<ProviderCaller>, 'call' | 'context' | 'caller'>;

/** Who is signed in with the browser; null where nobody is. */
export async function signedIn({ call, context, caller: { sessionToken } }: Calling): Promise<SignedIn | null> {
  if (sessionToken === undefined) return null;
  const { signInSession, ownSessions } = await call(AccountPageDocument, { token: sessionToken }, context);
  return signInSession && { ...signInSession, ownSessions };
}

/** The language of who is signed in with the browser; null where nobody is, or chose none. */
export async function ownLanguage({ call, context, caller: { sessionToken } }: Calling): Promise<string | null> {
  if (sessionToken === undefined) return null;
  return (await call(PersonLanguageDocument, { token: sessionToken }, context)).signInSession?.account.locale ?? null;
}

type Person = Pick<SignedIn, 'mustChoosePassword'>;

/** The page on which a person chooses another password. */
export const PASSWORD_PAGE = '/account/password';

/** The page of a call: what it shows of who is signed in, its path, and the query that it was called with. */
interface AccountCall<D> {
  readonly data: D | null;
  readonly path: string;
  readonly inbound: Pick<CallHead, 'query'>;
}

/** An account page for who is signed in: without a session it leads to the sign-in, and with a one-time password to the choice of another. */
export function forSignedIn<D extends Person>({ data, path, inbound }: AccountCall<D>, page: (person: D) => PageContent | Reply): PageContent | Reply {
  if (!data) return seeOther(thenTo('/sign-in', backTo(path, inbound)));
  return mustChooseFirst(data, path) ? seeOther(PASSWORD_PAGE) : page(data);
}

/** Where a form of an account page leads whose session has ended since it was opened, which the sign-in page says, or begun with a one-time password; undefined where it can be taken. */
export function insteadOfForm({ data, path, inbound }: AccountCall<Person>): Reply | undefined {
  if (!data) return overAt(path, inbound);
  return mustChooseFirst(data, path) ? seeOther(PASSWORD_PAGE) : undefined;
}

/** To the sign-in page, which says that the session has ended, and back to where the person was and was heading. */
export const overAt = (path: string, inbound: Pick<CallHead, 'query'>): Reply => seeOther(`${thenTo('/sign-in', backTo(path, inbound))}&notice=session-over`);

const mustChooseFirst = ({ mustChoosePassword }: Person, path: string): boolean => mustChoosePassword && path !== PASSWORD_PAGE;
