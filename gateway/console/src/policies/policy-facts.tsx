import { type ReactElement, type ReactNode } from 'react';
import { Facts, Panel } from '../parts/panel.js';
import { useLanguage, useWords } from '../words/use-words.js';
import type { ConsoleReturnPolicyQuery } from './operations/console-return-policy.generated.js';
import { reasonName } from './reason-name.js';
import type { Policy } from './use-policy.js';
import { usePolicyWords } from './use-policy-words.js';

interface Shown {
  readonly policy: Policy;
  readonly portal: ConsoleReturnPolicyQuery['returnPortal'];
}

/** The policy as it is. */
export function PolicyFacts({ policy, portal }: Shown): ReactElement {
  return <><Windows policy={policy} /><Exclusions policy={policy} /><Reasons policy={policy} /><Refunds policy={policy} /><Portal policy={policy} portal={portal} /></>;
}

const tags = (list: readonly string[], none: string): ReactNode => (list.length === 0 ? none : list.map((one) => <span key={one} className="tag">{one}</span>));

function Windows({ policy: { windowDays, windows, limit } }: Pick<Shown, 'policy'>): ReactElement {
  const words = usePolicyWords();
  return (
    <Panel title={words.windows}>
      <Facts facts={[
        ...windows.map(({ countryCodes, channels, days }): readonly [string, ReactNode] => [[...countryCodes, ...channels].join(', '), words.days(String(days))]),
        [windows.length === 0 ? words.fields.windowDays : words.allOrders, words.days(String(windowDays))], [words.fields.returns, limit === null ? words.noLimit : words.limit(String(limit.returns), String(limit.periodDays))],
      ]} />
    </Panel>
  );
}

function Exclusions({ policy: { excludedSkus, excludedTags, finalSale } }: Pick<Shown, 'policy'>): ReactElement {
  const words = usePolicyWords();
  return (
    <Panel title={words.exclusions}>
      <Facts facts={[
        [words.fields.excludedSkus, tags(excludedSkus, words.none)], [words.fields.excludedTags, tags(excludedTags, words.none)], [words.fields.finalSaleSkus, tags(finalSale.skus, words.none)], [words.fields.finalSaleTags, tags(finalSale.tags, words.none)],
        [words.fields.discountPercent, finalSale.discountPercent === null ? words.none : words.fromDiscount(String(finalSale.discountPercent))],
      ]} />
    </Panel>
  );
}

function Reasons({ policy: { reasons, fee, fees, methods } }: Pick<Shown, 'policy'>): ReactElement {
  const { returns } = useWords();
  const words = usePolicyWords();
  const language = useLanguage();
  const feeOf = (amount: string): string => (Number(amount) === 0 ? words.free : amount);
  return (
    <Panel title={`${words.reasons} · ${words.fees}`}>
      <ul className="events">{reasons.map(({ code, requiresPhoto, requiresComment }) => <li key={code} className="card-head"><span>{reasonName(reasons, code, language)} <span className="mono soft">{code}</span></span><span className="soft">{[...(requiresPhoto ? [words.photo] : []), ...(requiresComment ? [words.comment] : [])].join(', ')}</span></li>)}</ul>
      <Facts facts={[
        ...fees.map((one): readonly [string, ReactNode] => [[one.method === null ? words.any : returns.methods[one.method], one.reasonCode === null ? words.any : reasonName(reasons, one.reasonCode, language)].join(' · '), feeOf(one.fee)]),
        [words.fields.fee, feeOf(fee)], [words.howBack, methods.map((method) => returns.methods[method]).join(', ')],
      ]} />
    </Panel>
  );
}

function Refunds({ policy: { resolutions, exchangesColors, exchangeShips, refundsShipping, refundWhen, creditDays } }: Pick<Shown, 'policy'>): ReactElement {
  const { returns } = useWords();
  const words = usePolicyWords();
  const said = (is: boolean): string => (is ? words.yes : words.no);
  return (
    <Panel title={words.refunds}>
      <Facts facts={[
        [words.fields.resolutions, resolutions.map((one) => returns.resolutions[one]).join(', ')], [words.fields.refundWhen, words.refundTimes[refundWhen]], [words.fields.refundsShipping, said(refundsShipping)], [words.fields.exchangesColors, said(exchangesColors)],
        [words.fields.exchangeShips, words.exchangeTimes[exchangeShips]], [words.fields.creditDays, words.days(String(creditDays))],
      ]} />
    </Panel>
  );
}

function Portal({ policy: { languages, defaultLanguage, verifyWith }, portal }: Shown): ReactElement {
  const words = usePolicyWords();
  return (
    <Panel title={words.portal}>
      <Facts facts={[
        [words.portal, portal === null ? words.noPortal : `/returns/${portal.slug} (${portal.enabled ? words.portalOpen : words.portalClosed})`], [words.fields.languages, languages.map((one) => words.fields[one]).join(', ')],
        [words.fields.defaultLanguage, words.fields[defaultLanguage]], [words.fields.verifyWith, verifyWith.map((one) => words.verifiers[one]).join(', ')],
      ]} />
    </Panel>
  );
}
