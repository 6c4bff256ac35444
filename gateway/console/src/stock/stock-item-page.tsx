import { getRouteApi, Link } from '@tanstack/react-router';
import { useEffect, type ReactElement } from 'react';
import { codeOf, isFatal } from '../graph/graph-failure.js';
import { QueryFailure } from '../parts/failure.js';
import { useTitle } from '../parts/use-title.js';
import { useFormat } from '../words/use-format.js';
import { useWords } from '../words/use-words.js';
import { StockActions } from './stock-actions.js';
import { StockPlacePanel } from './stock-place.js';
import { StockSections } from './stock-sections.js';
import { useStockItem, type StockPlace } from './use-stock.js';
import { useStockWords } from './use-stock-words.js';
import './stock.css';

const route = getRouteApi('/stock/items/$sku');

/** One item: what each location has of it, how that adds up, which orders hold it, and what is on its way. */
export function StockItemPage(): ReactElement {
  const words = useStockWords();
  const { shell } = useWords();
  const { sku } = route.useParams();
  const query = useStockItem(sku);
  useTitle(sku);
  if (codeOf(query.error) === 'UNKNOWN_ITEM') return <><StockSections /><div className="empty"><h1>{words.unknownItem}</h1><p>{words.unknownItemAdvice}</p><p><Link className="button" to="/stock">{words.back}</Link></p></div></>;
  if (isFatal(query)) return <QueryFailure query={query} />;
  if (!query.data) return <p className="empty" role="status">{shell.loading}</p>;
  return <><QueryFailure query={query} /><Shown sku={sku} places={query.data.stockReconciliation.nodes} /></>;
}

function Shown({ sku, places }: { readonly sku: string; readonly places: readonly StockPlace[] }): ReactElement {
  const words = useStockWords();
  const { count } = useFormat();
  useNamedPlace();
  const worst = places.toSorted((one, other) => lacking(other) - lacking(one) || other.reserved - one.reserved);
  return (
    <>
      <StockSections />
      <div className="page-head"><h1>{places[0]?.title ?? sku}</h1></div>
      <p className="soft"><span className="mono">{sku}</span> · {words.published} <strong>{count(places.reduce((sum, { published }) => sum + published, 0))}</strong> · <Link to="/orders" search={{ q: sku }}>{words.orders}</Link></p>
      <StockActions sku={sku} places={places} />
      {places.length === 0 && <div className="empty"><p><strong>{words.noneAnywhere}</strong></p><p>{words.noneAnywhereAdvice}</p></div>}
      {worst.map((place) => <StockPlacePanel key={place.location?.code} sku={sku} place={place} />)}
    </>
  );
}

/** Units that are reserved beyond those that are there. */
const lacking = ({ reserved, onHand }: StockPlace): number => Math.max(0, reserved - onHand);

/** A link to one location of the item leads to its panel, which was not there when the page began. */
function useNamedPlace(): void {
  useEffect(() => { document.getElementById(decodeURIComponent(location.hash.slice(1)))?.scrollIntoView(); }, []);
}
