import { Link } from '@tanstack/react-router';
import { type ReactElement } from 'react';
import { Facts, Panel } from '../parts/panel.js';
import { useFormat } from '../words/use-format.js';
import { CandidatesTable } from './candidates-table.js';
import { OptionSteps } from './option-steps.js';
import { PromiseBadge } from './promise-badge.js';
import type { ExplainedOption, Explanation } from './use-explanation.js';
import { useDay } from './use-day.js';
import { usePromiseWords } from './use-promise-words.js';

/** A promise with its reasons: each method by its steps, the locations side by side, and where it can be collected. */
export function Explained({ explanation }: { readonly explanation: Explanation }): ReactElement {
  const { options } = explanation;
  const nothing = <NothingPromised explanation={explanation} />;
  if (options.length === 0) return nothing;
  return (
    <>
      <div className="side-by-side">{options.map((option) => <Option key={option.option.method} explained={option} orderedAt={explanation.promise.computedAt} />)}</div>
      <Candidates options={options} />
      <Pickup explanation={explanation} />
    </>
  );
}

function NothingPromised({ explanation: { promise: { items, countryCode } } }: { readonly explanation: Explanation }): ReactElement {
  const words = usePromiseWords();
  const unknown = items.filter(({ known }) => !known).map(({ sku }) => sku);
  if (unknown.length > 0) return <p className="notice is-warning" role="status">{words.unknown(unknown.join(', '))}</p>;
  return <p className="notice is-warning" role="status">{words.noTransitTo(countryCode)} <Link to="/promise/settings/$rule" params={{ rule: 'transit' }}>{words.ruleNames.transit}</Link></p>;
}

function Option({ explained, orderedAt }: { readonly explained: ExplainedOption; readonly orderedAt: string }): ReactElement {
  const words = usePromiseWords();
  const day = useDay();
  const { moment } = useFormat();
  const { option: { method, status, deliveryFrom, deliveryTo, orderBy }, rule, policy, carrier } = explained;
  return (
    <Panel title={words.methods[method]}>
      <p className="promise-days"><strong>{deliveryFrom === null || deliveryTo === null ? '–' : words.between(day(deliveryFrom), day(deliveryTo))}</strong> <PromiseBadge status={status} /></p>
      {status === 'UNAVAILABLE' && <p>{words.unavailable}</p>}
      <OptionSteps explained={explained} orderedAt={orderedAt} />
      <Facts facts={[
        [words.orderBy, orderBy === null ? null : moment(orderBy)], [words.rule, rule ?? words.defaultRouting],
        [words.policy, policy === null ? words.none : <Link key="policy" to="/promise/settings/$rule" params={{ rule: 'policies' }} search={(before) => before}>{policy}</Link>], [words.carrier, carrier ?? words.noCarrier],
      ]} />
    </Panel>
  );
}

/** Methods that routing treats alike have the same locations and other days: one table has them all. */
function Candidates({ options }: { readonly options: readonly ExplainedOption[] }): ReactElement | null {
  const words = usePromiseWords();
  if (options.every(({ candidates }) => candidates.length === 0)) return null;
  return <Panel title={words.candidates}><p className="soft">{words.candidatesHint}</p><CandidatesTable options={options} /></Panel>;
}

function Pickup({ explanation: { promise: { pickup } } }: { readonly explanation: Explanation }): ReactElement | null {
  const words = usePromiseWords();
  const { moment } = useFormat();
  if (pickup === null) return null;
  return (
    <Panel title={words.pickup}>
      {pickup.length === 0 ? <p>{words.noPickup}</p> : <ul className="events">{pickup.map(({ locationCode, name, city, readyAt }) => <li key={locationCode} className="card-head"><span>{name} <span className="soft">{city}</span></span><span className="soft">{words.readyAt} {moment(readyAt)}</span></li>)}</ul>}
    </Panel>
  );
}
