import { Link, useLocation } from '@tanstack/react-router';
import { type ReactElement } from 'react';
import { useMay } from '../shell/use-may.js';
import { usePeopleWords } from './use-people-words.js';

const NOTHING = {};

/** The lists of people; the one that a page belongs to is marked. Who does not manage the company has their own access alone. */
export function PeopleSections(): ReactElement {
  const words = usePeopleWords();
  const mayManage = useMay('company.manage');
  const { pathname } = useLocation();
  const here = (['access', 'audit'] as const).find((section) => pathname.startsWith(`/people/${section}`)) ?? 'members';
  const marked = (section: string) => ({ className: section === here ? 'filter is-here' : 'filter', 'aria-current': section === here ? 'page' as const : undefined, activeProps: NOTHING });
  return (
    <nav className="filters-bar" aria-label={words.title}>
      {mayManage && <Link to="/people" {...marked('members')}>{words.members}</Link>}
      <Link to="/people/access" {...marked('access')}>{words.access}</Link>
      {mayManage && <Link to="/people/audit" {...marked('audit')}>{words.audit}</Link>}
    </nav>
  );
}
