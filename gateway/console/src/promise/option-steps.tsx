import { Link } from '@tanstack/react-router';
import { type ReactElement } from 'react';
import { useFormat } from '../words/use-format.js';
import { stepText } from './step-texts.js';
import type { ExplainedOption } from './use-explanation.js';
import { useDay } from './use-day.js';
import { usePromiseWords } from './use-promise-words.js';

interface Stepped {
  readonly explained: ExplainedOption;
  readonly orderedAt: string;
}

/** From the order to its delivery: each day, and what decided it. */
export function OptionSteps({ explained, orderedAt }: Stepped): ReactElement {
  const words = usePromiseWords();
  const day = useDay();
  const { moment } = useFormat();
  const { option: { deliveryFrom, deliveryTo }, parts, decisions, arrivesOn } = explained;
  return (
    <ol className="promise-steps">
      <li><strong>{words.orderedAt}</strong> <span className="soft">{moment(orderedAt)}</span></li>
      {arrivesOn !== null && <li><strong>{words.arrives}</strong> <span className="soft">{day(arrivesOn)}</span></li>}
      {parts.map((part) => <PartSteps key={part.location.code} part={part} />)}
      {deliveryFrom !== null && deliveryTo !== null && <li><strong>{words.delivered}</strong> {words.between(day(deliveryFrom), day(deliveryTo))}<Decisions decisions={decisions} /></li>}
    </ol>
  );
}

function PartSteps({ part: { location, units, shipsOn, decisions } }: { readonly part: ExplainedOption['parts'][number] }): ReactElement {
  const words = usePromiseWords();
  const day = useDay();
  const { count } = useFormat();
  return (
    <li>
      <strong>{words.leaves}</strong> {shipsOn === null ? words.noPlan : day(shipsOn)} · <Link to="/promise/settings/$rule" params={{ rule: 'calendar' }} search={(before) => ({ ...before, location: location.code })}>{location.name}</Link>
      <p className="soft">{units.map(({ sku, quantity, available }) => `${count(quantity)} × ${sku} (${available === null ? words.notTracked : words.stockOf(count(available), count(quantity))})`).join(', ')}</p>
      <Decisions decisions={decisions} />
    </li>
  );
}

function Decisions({ decisions }: Pick<ExplainedOption, 'decisions'>): ReactElement | null {
  const words = usePromiseWords();
  const day = useDay();
  if (decisions.length === 0) return null;
  return <ul className="promise-decisions">{decisions.map((step, index) => <li key={String(index)}>{stepText(step, { words, day })}</li>)}</ul>;
}
