import { Link } from '@tanstack/react-router';
import { type ReactElement } from 'react';
import type { PromiseChangeInput } from '#contract/schema.generated.js';
import { DraftProblems } from '../parts/draft-problems.js';
import { useWords } from '../words/use-words.js';
import { fieldName } from './field-names.js';
import { OptionSteps } from './option-steps.js';
import type { Example } from './promise-search.js';
import { PromiseBadge } from './promise-badge.js';
import { useDay } from './use-day.js';
import { useExplanation, type ExplainedOption, type Explanation } from './use-explanation.js';
import { usePromiseWords } from './use-promise-words.js';

interface Tried {
  readonly example: Example | undefined;
  /** Null while the draft is what is stored. */
  readonly change: PromiseChangeInput | null;
}

/** What a draft means for the example: its promise as it is, and as it would be. */
export function ExampleEffect({ example, change }: Tried): ReactElement {
  const { shell } = useWords();
  const words = usePromiseWords();
  const [now, then] = [useExplanation(example), useExplanation(example, change)];
  if (!example) return <><p>{words.emptyAdvice}</p><p><Link className="button" to="/promise">{words.chooseExample}</Link></p></>;
  const error = now.error ?? then.error;
  if (error) return <DraftProblems error={error} nameOf={(path) => fieldName(path, words)} />;
  if (!now.data || !then.data) return <p role="status">{shell.loading}</p>;
  return (
    <div aria-busy={then.isPlaceholderData} className={then.isPlaceholderData ? 'stack is-busy' : 'stack'}>
      <p className="soft">{example.input.lines.map(({ sku, quantity }) => `${String(quantity)} × ${sku}`).join(', ')} → {[example.input.postcode, example.input.countryCode].filter((part) => part !== null && part !== undefined && part !== '').join(' ')}</p>
      <Compared now={now.data} then={then.data} isTried={change !== null} />
    </div>
  );
}

function Compared({ now, then, isTried }: { readonly now: Explanation; readonly then: Explanation; readonly isTried: boolean }): ReactElement {
  const words = usePromiseWords();
  const methods = [...new Set([...now.options, ...then.options].map(({ option: { method } }) => method))];
  const at = ({ options }: Explanation, method: string): ExplainedOption | undefined => options.find(({ option }) => option.method === method);
  const isMoved = JSON.stringify(now.options.map(({ option }) => option)) !== JSON.stringify(then.options.map(({ option }) => option));
  return (
    <>
      {methods.length === 0 && <p>{words.noTransitTo(now.promise.countryCode)}</p>}
      {methods.map((method) => <Method key={method} title={words.methods[method]} now={at(now, method)} then={at(then, method)} orderedAt={then.promise.computedAt} />)}
      <p className="soft" role="status">{isTried && !isMoved ? words.sameAfter : words.exampleHint}</p>
    </>
  );
}

interface Moved {
  readonly title: string;
  readonly now: ExplainedOption | undefined;
  readonly then: ExplainedOption | undefined;
  readonly orderedAt: string;
}

function Method({ title, now, then, orderedAt }: Moved): ReactElement {
  const words = usePromiseWords();
  const day = useDay();
  const days = (explained: ExplainedOption | undefined): string => (explained?.option.deliveryTo && explained.option.deliveryFrom ? words.between(day(explained.option.deliveryFrom), day(explained.option.deliveryTo)) : '–');
  const [before, after] = [days(now), days(then)];
  return (
    <section className="promise-effect">
      <h3>{title}{then && <PromiseBadge status={then.option.status} />}</h3>
      <dl className="facts changes"><dt>{words.before}</dt><dd>{before === after ? before : <del>{before}</del>}</dd>{before !== after && <><dt>{words.after}</dt><dd><ins>{after}</ins></dd></>}</dl>
      {then && <OptionSteps explained={then} orderedAt={orderedAt} />}
    </section>
  );
}
