import { Link } from '@tanstack/react-router';
import { type ReactElement } from 'react';
import { useWords } from '../words/use-words.js';

/** The three lists of the integrations. */
export function Sections(): ReactElement {
  const { integrations: words } = useWords();
  const here = { className: 'filter is-here' };
  return (
    <nav className="filters-bar" aria-label={words.title}>
      <Link to="/integrations" className="filter" activeProps={here} activeOptions={{ exact: true, includeSearch: false }}>{words.connections}</Link>
      <Link to="/integrations/deliveries" className="filter" activeProps={here} activeOptions={{ exact: true, includeSearch: false }}>{words.deliveries}</Link>
      <Link to="/integrations/calls" className="filter" activeProps={here} activeOptions={{ exact: true, includeSearch: false }}>{words.calls}</Link>
    </nav>
  );
}
