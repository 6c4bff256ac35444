import { Link } from '@tanstack/react-router';
import { useState, type KeyboardEvent, type ReactElement } from 'react';
import { useFormat } from '../../words/use-format.js';
import { TextBadge } from '../text-badge.js';
import { textIn } from '../text-in.js';
import { statusOf } from '../text-status.js';
import { placeByKey, type Standing } from './tree-places.js';
import { rowId, useTree, type TreeDemand } from './tree.js';
import { useContentWords } from '../use-content-words.js';
import { useDragging } from './use-dragging.js';
import type { TreePage } from './use-pages.js';
import { useRights } from '../use-rights.js';
import type { ListedSite } from './use-sites.js';

/** A page of the tree: its state in each language, and what can be done with it. */
export function TreeRow(standing: Standing): ReactElement {
  const { page: { id, isHome, translations }, page } = standing;
  const { site } = useTree();
  const words = useContentWords();
  const rights = useRights();
  const [isOffering, setIsOffering] = useState(false);
  const title = titleOf(page, site) ?? words.untitled;
  const isMovable = rights?.mayManage === true && !isHome;
  const dragging = useDragging(standing, isMovable);
  const press = useRowPress(standing, isMovable);
  return (
    <>
      <div {...dragging}>
        <Twist page={page} title={title} />
        <Link id={rowId(id)} data-row className="order-link" to="/content/pages/$id" params={{ id: String(id) }} search={{}} draggable={false} onKeyDown={press}>{title}</Link>
        {isHome && <span className="badge">{words.home}</span>}
        <Plans page={page} />
        <span className="tree-end">
          <span className="coverage">{site.locales.map((locale) => <TextBadge key={locale} locale={locale} status={statusOf(translations.find((text) => text.locale === locale))} />)}</span>
          {rights?.mayWrite === true && <button type="button" className="button is-quiet" aria-expanded={isOffering} aria-label={words.actionsOf(title)} onClick={() => { setIsOffering(!isOffering); }}>⋯</button>}
        </span>
      </div>
      {isOffering && <Offers page={page} title={title} onDone={() => { setIsOffering(false); }} />}
    </>
  );
}

const titleOf = ({ translations }: TreePage, { defaultLocale }: ListedSite): string | undefined => textIn(translations, defaultLocale)?.title;

function Twist({ page: { id, children }, title }: { readonly page: TreePage; readonly title: string }): ReactElement {
  const { opened, toggle } = useTree();
  const words = useContentWords();
  if (children.length === 0) return <span className="twist" />;
  return <button type="button" className="button is-quiet twist" aria-expanded={opened.has(id)} aria-label={words.belowOf(title)} onClick={() => { toggle(id); }}>{opened.has(id) ? '▾' : '▸'}</button>;
}

/** Arrows open and close a page; with Alt they move it. */
function useRowPress(standing: Standing, isMovable: boolean): (event: KeyboardEvent) => void {
  const { toggle, move } = useTree();
  const { page } = standing;
  const twist = (key: string): void => { if (page.children.length > 0 && (key === 'ArrowRight' || key === 'ArrowLeft')) toggle(page.id, key === 'ArrowRight'); };
  return (event) => {
    if (!event.altKey) twist(event.key);
    if (!event.altKey || !event.key.startsWith('Arrow')) return;
    event.preventDefault();
    const place = isMovable ? placeByKey(event.key, standing) : undefined;
    if (place) move(page, place);
  };
}

function Plans({ page: { scheduled } }: Pick<Standing, 'page'>): ReactElement | null {
  const words = useContentWords();
  const { moment } = useFormat();
  const [next] = scheduled;
  if (!next) return null;
  return <span className={next.status === 'FAILED' ? 'badge is-error' : 'badge is-information'}>{next.status === 'FAILED' ? words.givenUp : `${next.action === 'PUBLISH' ? words.publish : words.unpublish}: ${moment(next.at)}`}</span>;
}

function Offers({ page, onDone, title }: { readonly page: TreePage; readonly onDone: () => void; readonly title: string }): ReactElement {
  const words = useContentWords();
  const { demand } = useTree();
  const offers = offersFor(page, useRights()?.mayManage === true);
  return <div className="row tree-offers" role="group" aria-label={words.actionsOf(title)}>{offers.map((offer) => <button key={offer} type="button" className="button" aria-haspopup="dialog" onClick={() => { onDone(); demand(offer, page); }}>{words.demands[offer]}</button>)}</div>;
}

function offersFor({ isHome }: TreePage, mayManage: boolean): readonly TreeDemand[] {
  if (isHome) return mayManage ? ['duplicate', 'delete'] : ['duplicate'];
  return mayManage ? ['below', 'duplicate', 'move', 'home', 'delete'] : ['below', 'duplicate'];
}
