import { getRouteApi } from '@tanstack/react-router';
import { useEffect, type ReactElement } from 'react';
import { systemClock } from '#kernel/clock.js';
import { Failure } from '../parts/failure.js';
import { QueryAnswer } from '../parts/query-answer.js';
import { ExampleForm } from './example-form.js';
import { Explained } from './explained.js';
import { OrderPromise } from './order-promise.js';
import { exampleOf, type Example } from './promise-search.js';
import { useTimeZone } from '../words/use-time-zone.js';
import { PromiseHead } from './promise-sections.js';
import { searchOfOrder, useExplanation, usePromisedOrder } from './use-explanation.js';
import { usePromiseWords } from './use-promise-words.js';

const route = getRouteApi('/promise');

/** Why a shopper would be promised what they would: an example, and each step of its promise. */
export function PromisePage(): ReactElement {
  const [words, timeZone] = [usePromiseWords(), useTimeZone()];
  const search = route.useSearch();
  const example = exampleOf(search);
  return (
    <>
      <PromiseHead title={words.title} example={search} />
      <p className="soft">{words.lead}</p>
      <ExampleForm key={`${timeZone} ${JSON.stringify(search)}`} timeZone={timeZone} />
      {search.order !== undefined && <FromOrder reference={search.order} />}
      {example ? <Answer example={example} /> : search.order === undefined && <div className="empty"><p><strong>{words.empty}</strong></p><p>{words.emptyAdvice}</p></div>}
    </>
  );
}

/** What its customer was promised; an address that names nothing but an order takes the example from it. */
function FromOrder({ reference }: { readonly reference: string }): ReactElement | null {
  const words = usePromiseWords();
  const [search, navigate] = [route.useSearch(), route.useNavigate()];
  const { data, error, refetch } = usePromisedOrder(reference);
  const order = data?.order;
  const isBare = search.items === undefined;
  useEffect(() => { if (order && isBare) void navigate({ search: searchOfOrder(order, systemClock.now()), replace: true }); }, [order, isBare, navigate]);
  if (error) return <Failure error={error} onRetry={() => { void refetch(); }} />;
  if (order === null) return <p className="notice is-warning" role="status">{words.noSuchOrder}</p>;
  return order ? <OrderPromise order={order} /> : null;
}

function Answer({ example }: { readonly example: Example }): ReactElement {
  return <QueryAnswer query={useExplanation(example)}>{(explanation) => <Explained explanation={explanation} />}</QueryAnswer>;
}
