import { Link, useLocation } from '@tanstack/react-router';
import { type ReactElement } from 'react';
import { useTitle } from '../parts/use-title.js';
import type { ExampleSearch } from './promise-search.js';
import { usePromiseWords } from './use-promise-words.js';
import './promise.css';

interface Headed {
  readonly title: string;
  /** The example goes along. */
  readonly example?: ExampleSearch;
}

/** The head of the pages of the promise: its title, and the links to the three of them. */
export function PromiseHead({ title, example = {} }: Headed): ReactElement {
  const words = usePromiseWords();
  const { pathname } = useLocation();
  useTitle(title);
  const here = pathname.startsWith('/promise/kept') ? 'kept' : pathname.startsWith('/promise/settings') ? 'rules' : 'explain';
  const marked = (section: string) => ({ className: section === here ? 'filter is-here' : 'filter', 'aria-current': section === here ? 'page' as const : undefined, activeProps: NOTHING });
  return (
    <>
      <div className="page-head"><h1>{title}</h1></div>
      <nav className="filters-bar" aria-label={words.title}>
        <Link to="/promise" search={example} {...marked('explain')}>{words.explain}</Link>
        <Link to="/promise/kept" {...marked('kept')}>{words.kept}</Link>
        <Link to="/promise/settings" search={example} {...marked('rules')}>{words.rules}</Link>
      </nav>
    </>
  );
}

const NOTHING = {};
