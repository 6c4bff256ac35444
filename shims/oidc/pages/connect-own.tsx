import type { VNode } from 'preact';
import { ASSISTANT_TOOLS, type AssistantTools } from '#contract/assistant-tools.js';
import { MODULES } from '#contract/permissions.js';
import type { Language } from '#contract/languages.js';
import { LOCALES } from '#contract/locales.js';
import { Badge, Facts, Moment, Section, Table } from '#kit/page/pages.js';
import type { ConnectPageQuery } from '../operations/connect-page.generated.js';
import type { ConnectWords } from './connect-words.js';
import { ToAccount } from './notices.js';
import { ACCOUNT_WORDS } from './page-words.js';

type Account = NonNullable<ConnectPageQuery['signInSession']>['account'];
type Company = Account['companies'][number];

interface OwnParts {
  readonly account: Account;
  readonly words: ConnectWords;
}

/** The companies of a person, with what their assistants may use in each. */
export const OwnCompanies = ({ account: { companies, activeCompanyId, email }, words }: OwnParts): VNode => (
  <Section id="yours" title={words.yours}>
    <p class="soft small">{words.signedInAs(email)}</p>
    {companies.length === 0 && <p>{words.noCompany}</p>}
    <Facts facts={companies.map((company) => [<>{company.name}{company.id === activeCompanyId && companies.length > 1 && <><br /><Badge kind="information">{words.active}</Badge></>}</>, <Modules company={company} words={words} />])} />
  </Section>
);

const Modules = ({ company: { modules, modulesOff, timeZone }, words }: { readonly company: Company; readonly words: ConnectWords }): VNode => (
  <>
    {modules.length === 0 ? words.noModule : <ul>{modules.map((module) => <li>{module.name}: {modulesOff.includes(module.slug) ? words.switchedOff : words.does[doneIn(module)]}</li>)}</ul>}
    <p class="soft small">{words.timesIn(timeZone)}</p>
  </>
);

/** What the tools of a module do for a person: those that only read are offered none that writes. */
function doneIn({ slug, role }: Company['modules'][number]): AssistantTools {
  const module = MODULES.find((one) => one === slug);
  const most = module ? ASSISTANT_TOOLS[module] : 'none';
  return most === 'writes' && role === 'VIEWER' ? 'reads' : most;
}

type Call = ConnectPageQuery['ownAssistantCalls'][number];

const KINDS = { OK: 'success', REFUSED: 'warning', FAILED: 'error' } as const satisfies Record<Call['outcome'], string>;

interface CallsParts {
  readonly calls: readonly Call[];
  readonly language: Language;
  readonly words: ConnectWords;
}

/** What a person's assistants called lately. */
export const CallsLately = ({ calls, language, words }: CallsParts): VNode => (
  <Section id="lately" title={words.lately}>
    {calls.length === 0 ? <p>{words.noCalls}</p> : (
      <Table id="calls" caption={words.callsCaption} columns={[...words.columns.map((title) => ({ title })), { title: words.duration, isNumber: true }]} rows={calls.map((call) => [
        <Moment at={call.calledAt} timeZone="UTC" />, call.clientName, <code class="key">{call.tool}</code>, call.companyName,
        <Badge kind={KINDS[call.outcome]}>{words.outcomes[call.outcome]}</Badge>, durationText(call.durationMilliseconds, language),
      ])} />
    )}
    <ToAccount words={ACCOUNT_WORDS[language]} />
  </Section>
);

const SECOND = 1000;

/** A duration as people read it: 120ms, 1.4s. */
function durationText(milliseconds: number, language: Language): string {
  const unit = milliseconds < SECOND ? 'millisecond' : 'second';
  return new Intl.NumberFormat(LOCALES[language], { style: 'unit', unit, unitDisplay: 'narrow', maximumFractionDigits: 1 }).format(unit === 'second' ? milliseconds / SECOND : milliseconds);
}
