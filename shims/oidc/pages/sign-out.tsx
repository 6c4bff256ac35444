import { z } from 'zod';
import { OWN_TOOLS } from '#contract/own-tools.js';
import { Button, defineForm, Form, Link, seeOther } from '#kit/page/pages.js';
import type { CallHead } from '#kit/route.js';
import { EndSignInSessionDocument } from '../operations/end-sign-in-session.generated.js';
import { PersonLanguageDocument } from '../operations/person-language.generated.js';
import { languagesFor } from '../page-languages.js';
import { session, type ProviderCaller } from '../provider-access.js';
import { PRIVATE, PROVIDER_BRAND } from '../provider-pages.js';
import { ownLanguage } from './account-data.js';
import { continued } from './continued.js';
import { ToAccount } from './notices.js';
import { ACCOUNT_WORDS } from './page-words.js';
import { dropSession } from './session-cookie.js';

/** The page of one of our own tools, for somebody who signed out of it. */
const toolOf = ({ query: { client_id: client } }: Pick<CallHead, 'query'>, caller: ProviderCaller): string | undefined => new Map<unknown, string | undefined>([[OWN_TOOLS.graphiql, caller.graphiql], [OWN_TOOLS.console, caller.console]]).get(client);

/** Where it leads to: back to that tool, or to the page that is for somebody else; to no other address. */
const wayBack = (inbound: Pick<CallHead, 'query'>, caller: ProviderCaller): string | undefined => toolOf(inbound, caller) ?? continued(inbound);

/** GET and POST /sign-out: a form, so that no other site can sign a person out. GraphiQL leads here, since whoever signs out at a shared computer means the browser, and back. */
export const signOut = defineForm({
  id: 'sign-out', root: '/sign-out', path: '', summary: 'Sign out', description: 'Ends the session of this browser.', example: '',
  input: z.object({}), fields: z.object({}), operation: PersonLanguageDocument, sends: EndSignInSessionDocument, read: ownLanguage, languages: languagesFor,
  session,
  show: ({ language, inbound, caller }, state) => {
    const [words, back, tool] = [ACCOUNT_WORDS[language], wayBack(inbound, caller), toolOf(inbound, caller)];
    if (back !== undefined && caller.sessionToken === undefined) return seeOther(back);
    return {
      title: words.signOut, lead: words.signOutLead, brand: PROVIDER_BRAND, policy: { ...PRIVATE, ...(tool !== undefined && { formTargets: [tool] }) },
      content: (
        <>
          <Form state={state}><div class="row"><Button>{words.signOut}</Button></div></Form>
          {back === undefined && caller.sessionToken !== undefined && <ToAccount words={words} />}
          {back !== undefined && <p><Link href={back}>{words.staySignedIn}</Link></p>}
        </>
      ),
    };
  },
  take: async ({ call, context, arrival, inbound, caller }) => {
    const { sessionToken } = caller;
    if (sessionToken !== undefined) await call(EndSignInSessionDocument, { token: sessionToken }, context);
    return { ...seeOther(wayBack(inbound, caller) ?? '/sign-in?notice=signed-out'), cookies: [dropSession(arrival)] };
  },
});
