import { Link, useLocation } from '@tanstack/react-router';
import { type ReactElement } from 'react';
import { useCatalogWords } from './use-catalog-words.js';

/** The parts of the catalog; the one that a page belongs to is marked. */
export function CatalogSections(): ReactElement {
  const words = useCatalogWords();
  const { pathname } = useLocation();
  const here = (['imports', 'rules'] as const).find((section) => pathname.startsWith(`/catalog/${section}`)) ?? 'products';
  const marked = (section: string) => ({ className: section === here ? 'filter is-here' : 'filter', 'aria-current': section === here ? 'page' as const : undefined });
  return (
    <nav className="filters-bar" aria-label={words.title}>
      <Link to="/catalog" {...marked('products')} activeProps={NOTHING}>{words.products}</Link>
      <Link to="/catalog/imports" {...marked('imports')} activeProps={NOTHING}>{words.imports}</Link>
      <Link to="/catalog/rules" {...marked('rules')} activeProps={NOTHING}>{words.rules}</Link>
    </nav>
  );
}

const NOTHING = {};
