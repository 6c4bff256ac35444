import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type ReactElement } from 'react';
import type { PromiseChangeInput } from '#contract/schema.generated.js';
import { ask } from '../graph/ask.js';
import { QueryFailure } from '../parts/failure.js';
import { useFormat } from '../words/use-format.js';
import { useWords } from '../words/use-words.js';
import { ConsoleSimulatePromiseDocument, type ConsoleSimulatePromiseQuery } from './operations/console-simulate-promise.generated.js';
import { useDay } from './use-day.js';
import { usePromiseWords } from './use-promise-words.js';

const [DAYS, MOST_SHOWN] = [30, 5];

interface Past {
  readonly location: string;
  readonly change: PromiseChangeInput;
}

/** What a draft would have meant for the orders of the last days that went to a location. */
export function PastOrders({ location, change: { calendar, transitTimes } }: Past): ReactElement {
  const { shell } = useWords();
  const words = usePromiseWords();
  const { openingHours: _hours, pickupMinutes: _minutes, location: _location, ...days } = calendar ?? { location };
  const input = { ...days, location, days: DAYS, ...(transitTimes && { transitTimes }) };
  const query = useQuery({ queryKey: ['simulated promise', input], queryFn: async ({ signal }) => (await ask(ConsoleSimulatePromiseDocument, { input }, { signal })).simulatePromise });
  return (
    <>
      <h3>{words.pastOrders}</h3>
      <QueryFailure query={query} />
      {query.isPending && <p role="status">{shell.loading}</p>}
      {query.data && <Simulated simulated={query.data} />}
    </>
  );
}

function Simulated({ simulated: { orders, cut, sooner, later, same, averageDaysBefore, averageDaysAfter, delivered, keptBefore, keptAfter, examples } }: { readonly simulated: ConsoleSimulatePromiseQuery['simulatePromise'] }): ReactElement {
  const words = usePromiseWords();
  const { count } = useFormat();
  const day = useDay();
  if (orders === 0) return <p className="soft">{words.noPastOrders}</p>;
  const shown = (text: string | null): string => (text === null ? '–' : day(text));
  return (
    <>
      <p>{words.tried(count(orders), String(DAYS))}: <strong>{words.moved(count(sooner), count(later), count(same))}</strong>.{cut && ` ${words.newestOnly(count(orders))}`}</p>
      {averageDaysBefore !== null && averageDaysAfter !== null && <p>{words.average(count(averageDaysBefore), count(averageDaysAfter))}</p>}
      {delivered > 0 && <p>{words.keptThen(count(keptBefore), count(keptAfter), count(delivered))}</p>}
      <ul className="events">{examples.slice(0, MOST_SHOWN).map(({ order, deliveryToBefore, deliveryToAfter }) => <li key={order} className="card-head"><Link to="/orders/$reference" params={{ reference: order.replace('#', '') }}>{order}</Link><span>{shown(deliveryToBefore)} → <strong>{shown(deliveryToAfter)}</strong></span></li>)}</ul>
    </>
  );
}
