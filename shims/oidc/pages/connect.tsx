import type { VNode } from 'preact';
import { z } from 'zod';
import { isLoopbackName } from '#kernel/loopback.js';
import { sourceFolder } from '#kernel/source-folder.js';
import { ButtonLink, CopyText, definePage, Fold, Link, Notice, pageScript, Section } from '#kit/page/pages.js';
import type { RouteInvocation } from '#kit/route.js';
import { ConnectPageDocument, type ConnectPageQuery } from '../operations/connect-page.generated.js';
import { languagesFor } from '../page-languages.js';
import type { ProviderCaller } from '../provider-access.js';
import { PROVIDER_BRAND } from '../provider-pages.js';
import { ASSISTANT_CLIENTS } from './assistant-clients.js';
import { CONNECT_STEPS } from './connect-steps.js';
import { CONNECT_WORDS, type ConnectWords } from './connect-words.js';
import { CallsLately, OwnCompanies } from './connect-own.js';
import { thenTo } from './continued.js';

/** The page about assistants. */
export const CONNECT_PAGE = '/connect';

/** Its script. */
export const CONNECT_SCRIPT = pageScript('connect', new URL('connect-script.js', sourceFolder(import.meta.url)));

const CALLS = 20;

/** Who is signed in, with what their assistants did; a one-time password gives nothing but another. */
type Own = NonNullable<ConnectPageQuery['signInSession']> & Pick<ConnectPageQuery, 'ownAssistantCalls'>;

async function own({ call, context, caller: { sessionToken } }: Pick<RouteInvocation<ProviderCaller>, 'call' | 'context' | 'caller'>): Promise<Own | null> {
  if (sessionToken === undefined) return null;
  const { signInSession, ownAssistantCalls } = await call(ConnectPageDocument, { token: sessionToken, first: CALLS }, context);
  return signInSession?.mustChoosePassword === false ? { ...signInSession, ownAssistantCalls } : null;
}

/** GET /connect: how to add the connector to an assistant, and what one's own assistants may use and called lately. */
export const connect = definePage({
  id: 'connect', root: CONNECT_PAGE, path: '', summary: 'Connect an assistant', description: 'The address of the connector, and how common assistants are given it.', example: '',
  input: z.object({}), operation: ConnectPageDocument, read: own,
  languages: (data, call) => languagesFor(data?.account.locale, call),
  show: ({ data, language, caller: { connector } }) => {
    const words = CONNECT_WORDS[language];
    return {
      title: words.title, lead: words.lead, brand: PROVIDER_BRAND, scripts: [CONNECT_SCRIPT.path], policy: { hasScripts: true },
      content: (
        <>
          <CopyText label={words.address} text={connector} words={words} />
          {isOfThisMachine(connector) && <Notice kind="information" title={words.local}><p>{words.localText}</p></Notice>}
          <Section id="assistants" title={words.assistants}>
            {ASSISTANT_CLIENTS.map(({ id, name, file, isCommand = false, text }) => (
              <Fold id={id} title={name}>
                <ol>{CONNECT_STEPS[language][id].map((step) => <li>{step}</li>)}</ol>
                <CopyText label={file ?? (isCommand ? words.command : words.address)} text={text(connector)} words={words} />
              </Fold>
            ))}
          </Section>
          <Allowing words={words} />
          {data ? <><OwnCompanies account={data.account} words={words} /><CallsLately calls={data.ownAssistantCalls} language={language} words={words} /></> : <SignedOut words={words} />}
        </>
      ),
    };
  },
});

/** An address that assistants of the web do not reach. */
const isOfThisMachine = (address: string): boolean => isLoopbackName(new URL(address).hostname);

/** What a person allows, and what is recorded of it. */
const Allowing = ({ words }: { readonly words: ConnectWords }): VNode => (
  <>
    <Section id="allowed" title={words.allowed}>
      <ul>{words.allows.map((one) => <li>{one}</li>)}</ul>
      <p><Link href="/account/apps">{words.toApps}</Link></p>
    </Section>
    <Section id="recorded" title={words.recorded}><ul>{words.records.map((one) => <li>{one}</li>)}</ul></Section>
  </>
);

const SignedOut = ({ words }: { readonly words: ConnectWords }): VNode => (
  <Section id="yours" title={words.yours}>
    <p>{words.signInText}</p>
    <p><ButtonLink kind="secondary" href={thenTo('/sign-in', CONNECT_PAGE)}>{words.signIn}</ButtonLink></p>
  </Section>
);
