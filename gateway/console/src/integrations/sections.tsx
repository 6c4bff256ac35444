import { Link, useLocation } from '@tanstack/react-router';
import { type ReactElement } from 'react';
import { useWords } from '../words/use-words.js';

/** The three lists of the integrations; the one that a page belongs to is marked. */
export function Sections(): ReactElement {
  const { integrations: words } = useWords();
  const { pathname } = useLocation();
  const here = (['deliveries', 'calls'] as const).find((section) => pathname.startsWith(`/integrations/${section}`)) ?? 'connections';
  const marked = (section: string) => ({ className: section === here ? 'filter is-here' : 'filter', 'aria-current': section === here ? 'page' as const : undefined });
  return (
    <nav className="filters-bar" aria-label={words.title}>
      <Link to="/integrations" {...marked('connections')} activeProps={NOTHING}>{words.connections}</Link>
      <Link to="/integrations/deliveries" {...marked('deliveries')} activeProps={NOTHING}>{words.deliveries}</Link>
      <Link to="/integrations/calls" {...marked('calls')} activeProps={NOTHING}>{words.calls}</Link>
    </nav>
  );
}

const NOTHING = {};
