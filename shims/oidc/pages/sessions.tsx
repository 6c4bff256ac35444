import { z } from 'zod';
import { Button, defineForm, Form, Moment, Rows, seeOther } from '#kit/page/pages.js';
import { AccountPageDocument } from '../operations/account-page.generated.js';
import { EndOwnSessionsDocument } from '../operations/end-own-sessions.generated.js';
import { session } from '../provider-access.js';
import { languagesFor } from '../page-languages.js';
import { PRIVATE, PROVIDER_BRAND } from '../provider-pages.js';
import { forSignedIn, insteadOfForm, signedIn } from './account-data.js';
import { browserOf } from './browser-of.js';
import { Done, ToAccount } from './notices.js';
import { ACCOUNT_WORDS, type AccountWords } from './page-words.js';
import { takeAtAccount } from './take-form.js';

const OTHERS = 'others';
const [LONGEST_ID, LONGEST_NAME] = [60, 80];

/** GET and POST /account/sessions: the browsers in which a person is signed in, each of which they can end. */
export const sessions = defineForm({
  id: 'account.sessions', root: '/account', path: '/sessions', summary: 'Sessions', description: 'Where the person is signed in.', example: '/sessions',
  input: z.object({}), fields: z.object({ end: z.string().max(LONGEST_ID) }),
  operation: AccountPageDocument, sends: EndOwnSessionsDocument, read: signedIn,
  session,
  languages: (data, call) => languagesFor(data?.account.locale, call),
  show: ({ data, inbound, language, words: frame }, state) => forSignedIn({ data, inbound, path: '/account/sessions' }, (person) => {
    const words = ACCOUNT_WORDS[language];
    const rows = person.ownSessions.map(({ id, userAgent, address, createdAt, lastSeenAt }) => ({
      title: <span title={userAgent || undefined}>{nameOf(userAgent, words)}</span>,
      children: (
        <p class="soft small">
          {id === person.id && <>{words.thisBrowser} · </>}{address}<br />
          {words.signedInSince} <Moment at={createdAt} timeZone="UTC" /> · {words.lastSeen}{frame.colon}<Moment at={lastSeenAt} timeZone="UTC" />
        </p>
      ),
      ...(id !== person.id && { aside: <Button kind="secondary" name="end" value={id}>{words.end}<span class="unseen"> {nameOf(userAgent, words)} {address}</span></Button> }),
    }));
    return {
      title: words.sessions, brand: PROVIDER_BRAND, policy: PRIVATE,
      content: (
        <>
          <Done query={inbound.query} words={words} />
          <Form state={state}>
            <Rows rows={rows} />
            {rows.length > 1 && <div class="row"><Button kind="danger" name="end" value={OTHERS}>{words.endOthers}</Button></div>}
          </Form>
          <ToAccount words={words} />
        </>
      ),
    };
  }),
  instead: ({ data, inbound }) => insteadOfForm({ data, inbound, path: '/account/sessions' }),
  take: ({ call, context, inbound, words, caller: { sessionToken = '' } }, { end }) => takeAtAccount({ path: '/account/sessions', inbound, words }, async () => {
    await call(EndOwnSessionsDocument, { sessionToken, id: end === OTHERS ? null : end }, context);
    return seeOther('/account/sessions?notice=saved');
  }),
});

/** What people call their browser; what it calls itself where nobody would know it, cut to a line. */
function nameOf(userAgent: string, { browserOn, unknownBrowser }: AccountWords): string {
  const found = browserOf(userAgent);
  if (!found) return userAgent.slice(0, LONGEST_NAME) || unknownBrowser;
  return found.system === undefined ? found.browser : browserOn(found.browser, found.system);
}
