import { Link } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useState, type ReactElement } from 'react';
import { usePerson } from '../shell/use-person.js';
import { useWords } from '../words/use-words.js';
import { isSame, withoutPage, type OrderSearch } from './order-search.js';
import { keepSaved, readSaved, type SavedFilter } from './saved-filters.js';
import { USUAL_FILTERS, type UsualFilter } from './usual-filters.js';
import { useOrderSearch } from './use-order-search.js';

const SaveDialog = lazy(() => import('./save-dialog.js').then(({ SaveDialog: component }) => ({ default: component })));
const NAMES: readonly UsualFilter[] = ['all', 'open', 'held', 'late', 'old', 'stock'];

/** The searches of every day, those that the person saved, and a way to save or remove the one that is shown. */
export function SavedFilters(): ReactElement {
  const { orders: words } = useWords();
  const id = usePerson()?.me?.id;
  return (
    <nav className="filters-bar" aria-label={words.savedFilters}>
      {NAMES.map((name) => <FilterLink key={name} name={words.usual[name]} search={USUAL_FILTERS[name]} />)}
      {id !== undefined && <OwnFilters key={id} person={id} />}
    </nav>
  );
}

function OwnFilters({ person }: { readonly person: string }): ReactElement {
  const { orders: words } = useWords();
  const search = withoutPage(useOrderSearch().search);
  const [saved, setSaved] = useState(() => readSaved(person));
  useEffect(() => {
    const reread = (): void => { setSaved(readSaved(person)); }; // another tab saved one
    window.addEventListener('storage', reread);
    return () => { window.removeEventListener('storage', reread); };
  }, [person]);
  const [isNaming, setIsNaming] = useState(false);
  const become = (next: readonly SavedFilter[]): void => { keepSaved(person, next); setSaved(next); };
  const own = saved.find((one) => isSame(one.search, search));
  const isKnown = Object.values(USUAL_FILTERS).some((usual) => isSame(usual, search));
  return (
    <>
      {saved.map(({ name, search: one }) => <FilterLink key={name} name={name} search={one} />)}
      {own && <button type="button" className="button is-quiet" onClick={() => { become(saved.filter((one) => one !== own)); }}>{words.remove(own.name)}</button>}
      {!own && !isKnown && <button type="button" className="button is-quiet" aria-haspopup="dialog" onClick={() => { setIsNaming(true); }}>{words.save}</button>}
      <Suspense>{isNaming && <SaveDialog onClose={() => { setIsNaming(false); }} onSave={(name) => { become([...saved.filter((one) => one.name !== name), { name, search }]); setIsNaming(false); }} />}</Suspense>
    </>
  );
}

function FilterLink({ name, search }: { readonly name: string; readonly search: OrderSearch }): ReactElement {
  const isHere = isSame(search, withoutPage(useOrderSearch().search));
  return <Link to="/orders" search={search} className={isHere ? 'filter is-here' : 'filter'} activeOptions={{ exact: true }} aria-current={isHere ? 'true' : undefined}>{name}</Link>;
}
