import { getRouteApi, Link } from '@tanstack/react-router';
import { type ReactElement } from 'react';
import { codeOf, isFatal } from '../graph/graph-failure.js';
import { QueryFailure } from '../parts/failure.js';
import { PageLinks } from '../parts/page-links.js';
import { fromFirstPage } from '../parts/pages-of.js';
import { useRowKeys } from '../parts/use-row-keys.js';
import { useTitle } from '../parts/use-title.js';
import { useWords } from '../words/use-words.js';
import { StockBar } from './stock-bar.js';
import { readStockSearch, USUAL_STOCK, type UsualStock } from './stock-search.js';
import { StockSections } from './stock-sections.js';
import { StockTable } from './stock-table.js';
import { useStock } from './use-stock.js';
import { useStockWords } from './use-stock-words.js';
import './stock.css';

const route = getRouteApi('/stock');
const NAMES: readonly UsualStock[] = ['all', 'different', 'oversold', 'unreported', 'miscounted', 'notSellable'];

/** What was reported of each item at each location, what is held of it, what may be sold, and why they differ; on a phone as cards. */
export function StockPage(): ReactElement {
  const words = useStockWords();
  const [search, navigate] = [route.useSearch(), route.useNavigate()];
  useTitle(words.title);
  return (
    <>
      <div className="page-head"><h1>{words.title}</h1><p className="soft">{words.lead}</p></div>
      <StockSections />
      <UsualFilters />
      <StockBar search={search} onChange={(values) => { void navigate({ search: readStockSearch({ ...fromFirstPage(search), ...values }), resetScroll: false }); }} />
      <Results />
    </>
  );
}

function UsualFilters(): ReactElement {
  const words = useStockWords();
  const { difference, ...search } = fromFirstPage(route.useSearch());
  return (
    <nav className="filters-bar" aria-label={words.difference}>{NAMES.map((name) => {
      const isHere = difference === USUAL_STOCK[name].difference;
      return <Link key={name} to="/stock" search={{ ...search, ...USUAL_STOCK[name] }} className={isHere ? 'filter is-here' : 'filter'} activeOptions={{ exact: true }} aria-current={isHere ? 'true' : undefined}>{words.usual[name]}</Link>;
    })}</nav>
  );
}

function Results(): ReactElement {
  const words = useStockWords();
  const { shell } = useWords();
  const [search, navigate] = [route.useSearch(), route.useNavigate()];
  const query = useStock(search);
  const { data, error, isPlaceholderData } = query;
  const page = data?.stockReconciliation;
  useRowKeys(page?.pageInfo, (cursors) => { void navigate({ search: { ...fromFirstPage(search), ...cursors } }); });
  if (codeOf(error) === 'UNKNOWN_ITEM') return <Nothing title={words.unknownItem} advice={words.unknownItemAdvice} />;
  if (isFatal(query)) return <QueryFailure query={query} />;
  if (!page) return <p className="empty" role="status">{shell.loading}</p>;
  if (page.nodes.length === 0) return <Nothing title={words.none} advice={words.noneAdvice} />;
  return (
    <div aria-busy={isPlaceholderData} className={isPlaceholderData ? 'is-busy' : undefined}>
      <QueryFailure query={query} />
      <StockTable rows={page.nodes} />
      <PageLinks page={page.pageInfo} link={(cursors, label) => <Link className="button" to="/stock" search={{ ...fromFirstPage(search), ...cursors }}>{label}</Link>} />
    </div>
  );
}

function Nothing({ title, advice }: { readonly title: string; readonly advice: string }): ReactElement {
  const words = useStockWords();
  return <div className="empty"><p><strong>{title}</strong></p><p>{advice}</p><p><Link className="button" to="/stock" search={{}}>{words.showAll}</Link></p></div>;
}
