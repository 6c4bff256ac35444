import { Link } from '@tanstack/react-router';
import { type ReactElement } from 'react';
import { SelectionBar } from '../bulk/selection-bar.js';
import { useSelection, type Selection } from '../bulk/use-selection.js';
import { isFatal } from '../graph/graph-failure.js';
import { ChangedMark } from '../live/changed-mark.js';
import { QueryFailure } from '../parts/failure.js';
import { PageLinks } from '../parts/page-links.js';
import { fromFirstPage } from '../parts/pages-of.js';
import { useIsNarrow } from '../parts/use-is-narrow.js';
import { useTitle } from '../parts/use-title.js';
import { useMayWrite } from '../shell/use-may-write.js';
import { useFormat } from '../words/use-format.js';
import { useWords } from '../words/use-words.js';
import { withoutPage } from './order-search.js';
import { OrderCards } from './order-cards.js';
import { OrderFilters } from './order-filters.js';
import { OrdersTable } from './orders-table.js';
import { SavedFilters } from './saved-filters-bar.js';
import { SearchBar } from './search-bar.js';
import { SortChoice } from './sort-choice.js';
import { useColumns } from './use-columns.js';
import { useListKeys } from './use-list-keys.js';
import { useOrderSearch } from './use-order-search.js';
import { useOrderCounts, useOrders, type ListedOrder } from './use-orders.js';

/** After which changes a row may look different. */
const LISTED = ['ORDER', 'SHIPMENT'] as const;

/** The list of orders: found, filtered, sorted and gone through by keyboard; on a phone as cards. */
export function OrdersPage(): ReactElement {
  const { orders: words } = useWords();
  const { search } = useOrderSearch();
  const columns = useColumns();
  useTitle(words.title);
  return (
    <>
      <div className="page-head"><h1>{words.title}</h1><Count /></div>
      <SavedFilters />
      <SearchBar columns={columns} />
      <OrderFilters key={JSON.stringify(search)} />
      <Results shown={columns.shown} />
    </>
  );
}

function Count(): ReactElement {
  const { orders: words } = useWords();
  const { count } = useFormat();
  const counts = useOrderCounts(useOrderSearch().search);
  return <p className="soft" role="status">{counts && words.found(count(counts.total), counts.precision === 'AT_LEAST')}</p>;
}

function Results({ shown }: { readonly shown: ReturnType<typeof useColumns>['shown'] }): ReactElement {
  const { search } = useOrderSearch();
  const orders = useOrders(search);
  const page = orders.data?.orders;
  const selected = useSelection(page?.nodes ?? NONE, JSON.stringify(withoutPage(search)));
  const selection = useMayWrite() === true ? selected : undefined;
  useListKeys(page?.pageInfo, selection);
  return <><Found shown={shown} orders={orders} selection={selection} />{selection && <SelectionBar selection={selection} />}</>;
}

interface FoundOrders {
  readonly shown: ReturnType<typeof useColumns>['shown'];
  readonly orders: ReturnType<typeof useOrders>;
  readonly selection: Selection | undefined;
}

function Found({ shown, orders, selection }: FoundOrders): ReactElement {
  const { orders: words, shell } = useWords();
  const { search, go } = useOrderSearch();
  const isNarrow = useIsNarrow();
  const { data, refetch, isPlaceholderData, dataUpdatedAt } = orders;
  const page = data?.orders;
  if (isFatal(orders)) return <QueryFailure query={orders} />;
  if (!page) return <p className="empty" role="status">{shell.loading}</p>;
  if (page.nodes.length === 0) return <div className="empty"><p><strong>{words.none}</strong></p><p>{words.noneAdvice}</p><p><button type="button" className="button" onClick={() => { go({}); }}>{words.showAll}</button></p></div>;
  return (
    <div aria-busy={isPlaceholderData} className={isPlaceholderData ? 'is-busy' : undefined}>
      <QueryFailure query={orders} />
      <ChangedMark kinds={LISTED} readAt={dataUpdatedAt} onShow={() => { void refetch(); }} />
      {isNarrow ? <><SortChoice /><OrderCards orders={page.nodes} selection={selection} /></> : <OrdersTable orders={page.nodes} shown={shown} selection={selection} />}
      <PageLinks page={page.pageInfo} link={(cursors, label) => <Link className="button" to="/orders" search={{ ...fromFirstPage(search), ...cursors }}>{label}</Link>} />
    </div>
  );
}

const NONE: readonly ListedOrder[] = [];
