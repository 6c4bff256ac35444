import { z } from 'zod';
import { Button, defineForm, Form, Moment, Rows, seeOther } from '#kit/page/pages.js';
import { AccountPageDocument } from '../operations/account-page.generated.js';
import { EndOwnSessionsDocument } from '../operations/end-own-sessions.generated.js';
import { session } from '../provider-access.js';
import { languagesFor } from '../page-languages.js';
import { PRIVATE, PROVIDER_BRAND } from '../provider-pages.js';
import { forSignedIn, signedIn } from './account-data.js';
import { Done } from './notices.js';
import { ACCOUNT_WORDS } from './page-words.js';
import { takeAtAccount } from './take-form.js';

const OTHERS = 'others';
const LONGEST_ID = 60;

/** GET and POST /account/sessions: the browsers in which a person is signed in, each of which they can end. */
export const sessions = defineForm({
  id: 'account.sessions', root: '/account', path: '/sessions', summary: 'Sessions', description: 'Where the person is signed in.', example: '/sessions',
  input: z.object({}), fields: z.object({ end: z.string().max(LONGEST_ID) }),
  operation: AccountPageDocument, sends: EndOwnSessionsDocument, read: signedIn,
  session,
  languages: (data, call) => languagesFor(data?.account.locale, call),
  show: ({ data, inbound, language }, state) => forSignedIn({ data, inbound, path: '/account/sessions' }, (person) => {
    const words = ACCOUNT_WORDS[language];
    const rows = person.ownSessions.map(({ id, userAgent, address, lastSeenAt }) => ({
      title: id === person.id ? words.thisBrowser : userAgent || words.unknownBrowser,
      children: <p class="soft small">{address} · {words.lastSeen}: <Moment at={lastSeenAt} timeZone="UTC" /></p>,
      ...(id !== person.id && { aside: <Button kind="secondary" name="end" value={id}>{words.end}<span class="unseen"> {userAgent} {address}</span></Button> }),
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
        </>
      ),
    };
  }),
  take: ({ call, context, data, inbound, words, caller: { sessionToken = '' } }, { end }) => takeAtAccount({ path: '/account/sessions', inbound, data, words }, async () => {
    await call(EndOwnSessionsDocument, { sessionToken, id: end === OTHERS ? null : end }, context);
    return seeOther('/account/sessions?notice=saved');
  }),
});
