import { Link, Outlet } from '@tanstack/react-router';
import { lazy, Suspense, useState, type ReactElement } from 'react';
import { QueryFailure } from '../parts/failure.js';
import { useWords } from '../words/use-words.js';
import { LiveBadge } from '../live/live-badge.js';
import { CompanyChoice } from './company-choice.js';
import { useSession } from './session.js';
import { SideNavigation } from './side-navigation.js';
import { useHotkeys } from './use-hotkeys.js';
import { usePerson, usePersonQuery } from './use-person.js';

const HelpDialog = lazy(() => import('./help-dialog.js').then(({ HelpDialog: component }) => ({ default: component })));
const AccountDialog = lazy(() => import('./account-dialog.js').then(({ AccountDialog: component }) => ({ default: component })));

/** What stands around every page: where one can go, the company, the person, and help by keyboard. */
export function Frame(): ReactElement {
  const { shell } = useWords();
  const [open, setOpen] = useState<'account' | 'help'>();
  const close = (): void => { setOpen(undefined); };
  useHotkeys({ '?': () => { setOpen('help'); } });
  return (
    <>
      <a className="skip" href="#content">{shell.skip}</a>
      <header className="masthead">
        <Link to="/" className="brand">Portico <span className="soft">{shell.console}</span></Link>
        <div className="masthead-end">
          <LiveBadge />
          <CompanyChoice />
          <button type="button" className="button is-quiet is-wide-only" onClick={() => { setOpen('help'); }}>{shell.help}</button>
          <PersonButton onOpen={() => { setOpen('account'); }} />
        </div>
      </header>
      <div className="frame">
        <SideNavigation />
        <main id="content" tabIndex={-1}><UnknownPerson /><Outlet /></main>
      </div>
      <Suspense>{open === 'help' && <HelpDialog onClose={close} />}{open === 'account' && <AccountDialog onClose={close} />}</Suspense>
    </>
  );
}

/** Without who it is, and what they may do, a page has nothing to offer: that is said. */
function UnknownPerson(): ReactElement | null {
  const person = usePersonQuery();
  return person.data ? null : <QueryFailure query={person} />;
}

function PersonButton({ onOpen }: { readonly onOpen: () => void }): ReactElement {
  const { shell } = useWords();
  const { signIn } = useSession();
  const name = usePerson()?.me?.name ?? signIn?.name ?? '';
  return <button type="button" className="button is-quiet" aria-haspopup="dialog" onClick={onOpen}><span className="unseen">{shell.account} </span>{name === '' ? shell.account : name}</button>;
}
