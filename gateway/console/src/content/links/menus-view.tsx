import { useQuery } from '@tanstack/react-query';
import { type ReactElement } from 'react';
import { ask } from '../../graph/ask.js';
import { Panel } from '../../parts/panel.js';
import { DocumentLink } from '../document-link.js';
import type { ConsoleMenuItemFragment } from '../operations/console-menu-item.generated.js';
import { ConsoleMenusDocument } from '../operations/console-menus.generated.js';
import { NotRead } from '../not-read.js';
import { useContentWords } from '../use-content-words.js';
import type { ListedSite } from '../tree/use-sites.js';

/** The menus of a site, as websites read them, with the labels of every language. */
export function MenusView({ site: { id: siteId } }: { readonly site: ListedSite }): ReactElement {
  const words = useContentWords();
  const query = useQuery({ queryKey: ['content-menus', siteId], queryFn: ({ signal }) => ask(ConsoleMenusDocument, { siteId }, { signal }) });
  if (!query.data) return <NotRead query={query} />;
  const menus = query.data.site?.menus ?? [];
  return (
    <>
      <p className="soft">{words.menusAdvice}</p>
      {menus.length === 0 && <p className="empty">{words.noMenus}</p>}
      <div className="side-by-side">{menus.map(({ handle, name, isDamaged, items }) => <Panel key={handle} title={`${name} (${handle})`}>{isDamaged ? <p className="is-failed">{words.damagedMenu}</p> : <Items items={items} />}</Panel>)}</div>
    </>
  );
}

interface Item extends ConsoleMenuItemFragment {
  readonly children?: readonly Item[];
}

function Items({ items }: { readonly items: readonly Item[] }): ReactElement {
  return (
    <ul className="menu-items">{items.map(({ id, type, documentId, url, labels, children }) => (
      <li key={id}>
        {labels.map(({ locale, label }) => <span key={locale} lang={locale}>{label} <span className="soft">{locale}</span> </span>)}
        {type === 'URL' || documentId === null ? <span className="mono">{url}</span> : <DocumentLink kind={type} id={documentId}>{labels.length === 0 ? `#${String(documentId)}` : '→'}<span className="unseen"> {labels[0]?.label ?? ''}</span></DocumentLink>}
        {children && children.length > 0 && <Items items={children} />}
      </li>
    ))}</ul>
  );
}
