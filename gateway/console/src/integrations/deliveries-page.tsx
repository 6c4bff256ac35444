import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { type ReactElement } from 'react';
import { ask } from '../graph/ask.js';
import { isFatal } from '../graph/graph-failure.js';
import { QueryFailure } from '../parts/failure.js';
import { useTitle } from '../parts/use-title.js';
import { useWords } from '../words/use-words.js';
import { deliveriesFilter, DELIVERY_STATES, readDeliverySearch, USUAL_DELIVERIES, type UsualDeliveries } from './delivery-search.js';
import { DeliveriesTable } from './deliveries-table.js';
import { ChoiceField } from '../parts/fields.js';
import { LogFilters } from './log-filters.js';
import { ConsoleDeliveriesDocument } from './operations/console-deliveries.generated.js';
import { PageLinks } from '../parts/page-links.js';
import { fromFirstPage, pageVariables } from '../parts/pages-of.js';
import { RecoverButton } from './recover-button.js';
import { Sections } from './sections.js';
import { usePeriod } from '../parts/use-period.js';
import { useRowKeys } from '../parts/use-row-keys.js';

const route = getRouteApi('/integrations/deliveries');
const NAMES: readonly UsualDeliveries[] = ['all', 'failed', 'retried', 'waiting'];

/** The webhooks that were sent or wait to be: found by what became of them, and sent again. */
export function DeliveriesPage(): ReactElement {
  const { integrations: words, orders } = useWords();
  const [search, navigate] = [route.useSearch(), route.useNavigate()];
  const { connection, result, failing } = search;
  useTitle(words.deliveries);
  return (
    <>
      <div className="page-head"><h1>{words.deliveries}</h1>{connection !== undefined && <RecoverButton connection={connection} />}</div>
      <Sections />
      <nav className="filters-bar" aria-label={orders.savedFilters}>{NAMES.map((name) => {
        const usual = USUAL_DELIVERIES[name];
        const isHere = usual.result === result && usual.failing === failing;
        return <Link key={name} to="/integrations/deliveries" search={{ ...usual, ...(connection !== undefined && { connection }) }} className={isHere ? 'filter is-here' : 'filter'} activeOptions={{ exact: true }} aria-current={isHere ? 'true' : undefined}>{words.usualDeliveries[name]}</Link>;
      })}</nav>
      <LogFilters key={JSON.stringify(search)} search={search} used={Object.keys(fromFirstPage(search)).length} go={(next) => { void navigate({ search: readDeliverySearch(next) }); }}>
        <ChoiceField name="result" label={words.state} value={result} options={DELIVERY_STATES.map((one) => [one, words.deliveryStates[one]])} none={orders.any} />
      </LogFilters>
      {connection === undefined && <p className="soft">{words.recoverHint}</p>}
      <Deliveries />
    </>
  );
}

function Deliveries(): ReactElement {
  const { integrations: words, shell } = useWords();
  const [search, navigate] = [route.useSearch(), route.useNavigate()];
  const period = usePeriod(search);
  const query = useQuery({
    queryKey: ['deliveries', search, period], placeholderData: keepPreviousData,
    queryFn: ({ signal }) => ask(ConsoleDeliveriesDocument, { filter: deliveriesFilter(search, period), ...pageVariables(search) }, { signal }),
  });
  const { data } = query;
  const page = data?.deliveries;
  useRowKeys(page?.pageInfo, (cursors) => { void navigate({ search: { ...fromFirstPage(search), ...cursors } }); });
  if (isFatal(query)) return <QueryFailure query={query} />;
  if (!page) return <p className="empty" role="status">{shell.loading}</p>;
  if (page.nodes.length === 0) return <div className="empty"><p><strong>{words.noDelivery}</strong></p><p>{words.noDeliveryAdvice}</p></div>;
  return (
    <>
      <QueryFailure query={query} />
      <DeliveriesTable deliveries={page.nodes} isOfSeveral={search.connection === undefined} />
      <PageLinks page={page.pageInfo} link={(cursors, label) => <Link className="button" to="/integrations/deliveries" search={{ ...fromFirstPage(search), ...cursors }}>{label}</Link>} />
    </>
  );
}
