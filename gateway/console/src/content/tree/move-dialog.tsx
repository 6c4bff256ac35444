import { useState, type ReactElement, type SubmitEvent } from 'react';
import { DialogBox } from '../../parts/dialog-box.js';
import { useWords } from '../../words/use-words.js';
import { textIn } from '../text-in.js';
import type { PagePlace } from './tree.js';
import { useContentWords } from '../use-content-words.js';
import { usePages, type TreePage } from './use-pages.js';
import type { ListedSite } from './use-sites.js';

interface Moving {
  readonly page: TreePage;
  readonly site: ListedSite;
  readonly onPlace: (place: PagePlace) => void;
  readonly onClose: () => void;
}

/** Asks where a page is to be, without a mouse or the keys of the tree: level by level, and then in front of which page. */
export function MoveDialog({ page, site, onPlace, onClose }: Moving): ReactElement {
  const words = useContentWords();
  const { shell } = useWords();
  const [line, setLine] = useState<readonly TreePage[]>([]);
  const parentId = line.at(-1)?.id ?? null;
  const { data } = usePages(site.id, parentId);
  const titleOf = (one: TreePage): string => textIn(one.translations, site.defaultLocale)?.title ?? `#${String(one.id)}`;
  const others = data?.filter(({ id }) => id !== page.id) ?? [];
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const before = Number(new FormData(event.currentTarget).get('before'));
    onPlace({ parentId, before: before > 0 ? before : null });
  };
  return (
    <DialogBox title={`${words.demands.move}: ${titleOf(page)}`} onClose={onClose}>
      <form onSubmit={submit}>
        <div className="row"><span className="soft">{words.placeBelow}</span> <strong>{[words.root, ...line.map(titleOf)].join(' › ')}</strong>{line.length > 0 && <button type="button" className="button" onClick={() => { setLine(line.slice(0, -1)); }}>↑ {words.levelUp}</button>}</div>
        {!data && <p role="status">{shell.loading}</p>}
        <ul className="found is-long">{others.filter(({ isHome }) => !isHome).map((one) => <li key={one.id}><button type="button" className="button is-quiet" onClick={() => { setLine([...line, one]); }}>▸ {titleOf(one)}</button></li>)}</ul>
        <label className="field">{words.placeBefore}<select name="before" key={parentId} defaultValue="">
          <option value="">{words.atTheEnd}</option>{others.map((one) => <option key={one.id} value={one.id}>{titleOf(one)}</option>)}
        </select></label>
        <button type="submit" className="button is-main">{words.placeHere}</button>
      </form>
    </DialogBox>
  );
}
