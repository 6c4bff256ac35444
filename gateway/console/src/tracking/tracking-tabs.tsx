import { Link } from '@tanstack/react-router';
import { type ReactElement } from 'react';
import { useMay } from '../shell/use-may.js';
import { useTrackingWords } from './use-tracking-words.js';

/** Leads between the parcels and, for those who manage the company, the codes of carriers. */
export function TrackingTabs({ here }: { readonly here: 'codes' | 'parcels' }): ReactElement | null {
  const words = useTrackingWords();
  const manages = useMay('company.manage');
  if (!manages && here === 'parcels') return null;
  return (
    <nav className="filters-bar" aria-label={words.title}>
      <Link to="/tracking" search={{}} className={here === 'parcels' ? 'filter is-here' : 'filter'} activeOptions={{ exact: true }} aria-current={here === 'parcels' ? 'page' : undefined}>{words.parcels}</Link>
      <Link to="/tracking/codes" search={{}} className={here === 'codes' ? 'filter is-here' : 'filter'} activeOptions={{ exact: true }} aria-current={here === 'codes' ? 'page' : undefined}>{words.codes}</Link>
    </nav>
  );
}
