import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { type ReactElement } from 'react';
import { ask } from '../graph/ask.js';
import { codeOf, isFatal } from '../graph/graph-failure.js';
import { QueryFailure } from '../parts/failure.js';
import { PageLinks, type PageInfo } from '../parts/page-links.js';
import { fromFirstPage, PAGE_SIZE } from '../parts/pages-of.js';
import { useRowKeys } from '../parts/use-row-keys.js';
import { useTitle } from '../parts/use-title.js';
import { useWords } from '../words/use-words.js';
import { InventoryTable } from './inventory-table.js';
import { ConsoleInventoryDocument } from './operations/console-inventory.generated.js';
import { StockBar } from './stock-bar.js';
import { readInventorySearch, type InventorySearch } from './stock-search.js';
import { StockSections } from './stock-sections.js';
import { useStockWords } from './use-stock-words.js';
import './stock.css';

const route = getRouteApi('/stock/inventory');

/** What is available where: each item with its locations, what changed last first. */
export function InventoryPage(): ReactElement {
  const words = useStockWords();
  const [search, navigate] = [route.useSearch(), route.useNavigate()];
  useTitle(words.inventory);
  return (
    <>
      <div className="page-head"><h1>{words.inventory}</h1><p className="soft">{words.inventoryLead}</p></div>
      <StockSections />
      <StockBar search={search} onChange={(values) => { void navigate({ search: readInventorySearch({ ...fromFirstPage(search), ...values }), resetScroll: false }); }} />
      <Results />
    </>
  );
}

/** The graph has what changed last at the end: pages are read from there, each turned around. */
const variablesOf = ({ sku, location, after, before }: InventorySearch) => ({
  filter: { sku: sku ?? null, locationCode: location ?? null }, ...(before === undefined ? { last: PAGE_SIZE, ...(after !== undefined && { before: after }) } : { first: PAGE_SIZE, after: before }),
});

/** The same the other way around. */
const turned = ({ hasNextPage, hasPreviousPage, startCursor, endCursor }: PageInfo): PageInfo => ({ hasNextPage: hasPreviousPage, hasPreviousPage: hasNextPage, startCursor: endCursor, endCursor: startCursor });

function Results(): ReactElement {
  const words = useStockWords();
  const { shell } = useWords();
  const [search, navigate] = [route.useSearch(), route.useNavigate()];
  const query = useQuery({ queryKey: ['inventory', search], placeholderData: keepPreviousData, queryFn: ({ signal }) => ask(ConsoleInventoryDocument, variablesOf(search), { signal }) });
  const page = query.data && turned(query.data.inventory.pageInfo);
  useRowKeys(page, (cursors) => { void navigate({ search: { ...fromFirstPage(search), ...cursors } }); });
  if (codeOf(query.error) === 'UNKNOWN_ITEM') return <div className="empty"><p><strong>{words.unknownItem}</strong></p><p>{words.unknownItemAdvice}</p></div>;
  if (isFatal(query)) return <QueryFailure query={query} />;
  if (!query.data || !page) return <p className="empty" role="status">{shell.loading}</p>;
  if (query.data.inventory.nodes.length === 0) return <div className="empty"><p><strong>{words.none}</strong></p><p>{words.noneAdvice}</p></div>;
  return (
    <div aria-busy={query.isPlaceholderData} className={query.isPlaceholderData ? 'is-busy' : undefined}>
      <QueryFailure query={query} />
      <InventoryTable items={query.data.inventory.nodes.toReversed()} />
      <PageLinks page={page} link={(cursors, label) => <Link className="button" to="/stock/inventory" search={{ ...fromFirstPage(search), ...cursors }}>{label}</Link>} />
    </div>
  );
}
