import { lazy, Suspense, useState, type ReactElement } from 'react';
import { ask } from '../../graph/ask.js';
import { Failure } from '../../parts/failure.js';
import { useRowKeys } from '../../parts/use-row-keys.js';
import type { Change } from '../change-dialog.js';
import { ConsoleMovePageDocument } from '../operations/console-move-page.generated.js';
import { deleteChange, duplicateChange, homeChange, moveChange, type TreeChanged } from './tree-changes.js';
import { TreeLevel } from './tree-level.js';
import { rowId, TreeProvider, type DropTarget, type PagePlace, type TreeDemand } from './tree.js';
import { useContentWords } from '../use-content-words.js';
import { useOpened } from '../editor/use-opened.js';
import { useRights } from '../use-rights.js';
import { useSend } from '../use-send.js';
import type { TreePage } from './use-pages.js';
import type { ListedSite } from './use-sites.js';

const ChangeDialog = lazy(() => import('../change-dialog.js').then(({ ChangeDialog: component }) => ({ default: component })));
const CreateDialog = lazy(() => import('./create-dialog.js').then(({ CreateDialog: component }) => ({ default: component })));
const MoveDialog = lazy(() => import('./move-dialog.js').then(({ MoveDialog: component }) => ({ default: component })));

type Open = { readonly kind: 'below' | 'place'; readonly page: TreePage } | { readonly kind: 'change'; readonly change: Change<TreeChanged> };

/** The pages of a site as a tree: opened and closed, moved by dragging or by keyboard, made, copied and deleted. */
export function PageTree({ site }: { readonly site: ListedSite }): ReactElement {
  const words = useContentWords();
  const mayManage = useRights()?.mayManage === true;
  const { opened, toggle } = useOpened(site.id);
  const [dragged, drag] = useState<TreePage>();
  const [target, aim] = useState<DropTarget>();
  const [open, setOpen] = useState<Open>();
  useRowKeys(undefined, () => undefined);
  const reorder = useSend(({ page, place }: { readonly page: TreePage; readonly place: PagePlace }, { dryRun, ...sending }) => ask(ConsoleMovePageDocument, { input: { id: page.id, ...place }, dryRun }, sending));
  const move = (page: TreePage, place: PagePlace): void => {
    if ((page.parent?.id ?? null) !== place.parentId) {
      setOpen({ kind: 'change', change: moveChange({ page, words, place, onDone: () => { if (place.parentId !== null) toggle(place.parentId, true); } }) }); // websites find it elsewhere then
      return;
    }
    reorder.mutate({ page, place }, { onSuccess: () => { focusLater(page.id); } });
  };
  const demand = (asked: TreeDemand, page: TreePage): void => {
    if (asked === 'below') setOpen({ kind: 'below', page });
    else if (asked === 'move') setOpen({ kind: 'place', page });
    else setOpen({ kind: 'change', change: { delete: deleteChange, duplicate: duplicateChange, home: homeChange }[asked]({ page, words, site }) });
  };
  const close = (): void => { setOpen(undefined); };
  return (
    <TreeProvider value={{ site, opened, toggle, dragged, drag, target, aim, move, demand }}>
      {reorder.error && <Failure error={reorder.error} />}
      <p className="unseen" role="status">{reorder.isSuccess ? words.moved : ''}</p>
      <div className="tree"><TreeLevel parentId={null} /></div>
      {mayManage && <p className="soft">{words.treeHint}</p>}
      <Suspense>{open && <OpenDialog open={open} site={site} onClose={close} onMove={move} />}</Suspense>
    </TreeProvider>
  );
}

interface Opened {
  readonly open: Open;
  readonly site: ListedSite;
  readonly onClose: () => void;
  readonly onMove: (page: TreePage, place: PagePlace) => void;
}

function OpenDialog({ open, site, onClose, onMove }: Opened): ReactElement {
  if (open.kind === 'change') return <ChangeDialog change={open.change} onClose={onClose} />;
  if (open.kind === 'below') return <CreateDialog site={site} above={open.page} onClose={onClose} />;
  return <MoveDialog page={open.page} site={site} onClose={onClose} onPlace={(place) => { onClose(); onMove(open.page, place); }} />;
}

/** A row that moved has lost the focus. */
function focusLater(id: number): void {
  setTimeout(() => { document.getElementById(rowId(id))?.focus(); }, 0);
}
