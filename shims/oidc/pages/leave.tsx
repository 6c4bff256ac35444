import { z } from 'zod';
import { Failure } from '#contract/failure.js';
import { Button, defineForm, Form, FormRefused, seeOther } from '#kit/page/pages.js';
import type { CallHead } from '#kit/route.js';
import { AccountPageDocument } from '../operations/account-page.generated.js';
import { LeaveOwnCompanyDocument } from '../operations/leave-own-company.generated.js';
import { languagesFor } from '../page-languages.js';
import { session } from '../provider-access.js';
import { PRIVATE, PROVIDER_BRAND } from '../provider-pages.js';
import { forSignedIn, insteadOfForm, signedIn, type SignedIn } from './account-data.js';
import { ToAccount } from './notices.js';
import { ACCOUNT_WORDS } from './page-words.js';
import { dropSession } from './session-cookie.js';
import { takeAtAccount } from './take-form.js';

const BACK = '/account';

/** The company of the address among those of the person. */
const companyIn = (person: SignedIn | null, { query: { company } }: Pick<CallHead, 'query'>) => person?.account.companies.find(({ id }) => String(id) === company);

/** GET and POST /account/leave: leave a company. */
export const leave = defineForm({
  id: 'account.leave', root: '/account', path: '/leave', summary: 'Leave a company', description: 'Ends what the person may do in a company.', example: '/leave?company=1',
  input: z.object({}), fields: z.object({}), operation: AccountPageDocument, sends: LeaveOwnCompanyDocument, read: signedIn, session,
  languages: (data, call) => languagesFor(data?.account.locale, call),
  show: ({ data, inbound, language }, state) => forSignedIn({ data, inbound, path: BACK }, (person) => {
    const [words, company] = [ACCOUNT_WORDS[language], companyIn(person, inbound)];
    if (!company) return seeOther(BACK);
    return {
      title: words.leaveTitle(company.name), lead: words.leaveLead, brand: PROVIDER_BRAND, policy: PRIVATE,
      content: (
        <>
          {person.account.companies.length === 1 && <p>{words.leaveLast}</p>}
          <Form state={state}><div class="row"><Button kind="danger">{words.leaveCompany}</Button></div></Form>
          <ToAccount words={words} />
        </>
      ),
    };
  }),
  instead: ({ data, inbound }) => insteadOfForm({ data, inbound, path: BACK }),
  take: ({ call, context, inbound, arrival, data, language, words, caller: { sessionToken = '' } }) => takeAtAccount({ path: BACK, inbound, words }, async () => {
    const company = companyIn(data, inbound);
    if (!company) return seeOther(BACK);
    const { leaveOwnCompany: hasAccount } = await call(LeaveOwnCompanyDocument, { sessionToken, companyId: company.id }, context).catch((error: unknown) => {
      if (error instanceof Failure && error.code === 'INVALID_STATE') throw new FormRefused({ notice: { title: ACCOUNT_WORDS[language].lastOwner } });
      throw error;
    });
    return hasAccount ? seeOther('/account?notice=left') : { ...seeOther('/sign-in?notice=left-last'), cookies: [dropSession(arrival)] };
  }),
});
