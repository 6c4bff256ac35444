import { Link, useNavigate } from '@tanstack/react-router';
import { useState, type ReactElement } from 'react';
import { useWords } from '../words/use-words.js';
import { offeredPages, type NavigationPage } from './navigation.js';
import { useHotkeys } from './use-hotkeys.js';
import { usePerson } from './use-person.js';

/** Where one can go: beside the page, or on a narrow window behind a button; and the keys that lead there. */
export function SideNavigation(): ReactElement {
  const { navigation, shell } = useWords();
  const [isOpen, setOpen] = useState(false);
  const pages = offeredPages(usePerson()?.me?.permissions ?? []);
  const navigate = useNavigate();
  useHotkeys(Object.fromEntries(pages.map(({ key, to }) => [`g ${key}`, () => { void navigate({ to }); }])));
  const groups = [...new Set(pages.map(({ group }) => group))];
  return (
    <>
      <button type="button" className="button menu-button" aria-expanded={isOpen} aria-controls="navigation" onClick={() => { setOpen(!isOpen); }}>{navigation.menu}</button>
      <nav id="navigation" aria-label={shell.pages} className={isOpen ? 'places is-open' : 'places'}>
        {groups.map((group) => (
          <div key={group}>
            <p className="places-group" id={`pages-${group}`}>{navigation.groups[group]}</p>
            <ul aria-labelledby={`pages-${group}`}>{pages.filter((page) => page.group === group).map((page) => <li key={page.name}><PageLink page={page} onFollow={() => { setOpen(false); }} /></li>)}</ul>
          </div>
        ))}
      </nav>
    </>
  );
}

function PageLink({ page: { name, to }, onFollow }: { readonly page: NavigationPage; readonly onFollow: () => void }): ReactElement {
  const { navigation } = useWords();
  return <Link to={to} className="nav" activeOptions={{ exact: to === '/' }} activeProps={{ className: 'is-here' }} onClick={onFollow}>{navigation.pages[name]}</Link>;
}
