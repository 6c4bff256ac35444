import { Link, useLocation } from '@tanstack/react-router';
import { type ReactElement } from 'react';
import { useStockWords } from './use-stock-words.js';

const NOTHING = {};

/** The two lists of stock; the one that a page belongs to is marked. */
export function StockSections(): ReactElement {
  const words = useStockWords();
  const isInventory = useLocation().pathname.startsWith('/stock/inventory');
  const marked = (isHere: boolean) => ({ className: isHere ? 'filter is-here' : 'filter', 'aria-current': isHere ? 'page' as const : undefined, activeProps: NOTHING });
  return (
    <nav className="filters-bar" aria-label={words.title}>
      <Link to="/stock" {...marked(!isInventory)}>{words.reconciliation}</Link>
      <Link to="/stock/inventory" {...marked(isInventory)}>{words.inventory}</Link>
    </nav>
  );
}
