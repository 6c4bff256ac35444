import { lazy, Suspense, useRef, useState, type ReactElement } from 'react';
import { EditButton } from '../catalog/edit-button.js';
import type { Edit } from '../catalog/edit.js';
import { Panel } from '../parts/panel.js';
import { imageFromAddress, imagesFromFiles, orderEdit } from './image-edits.js';
import { IMAGE_TYPES, imageFile } from './image-file.js';
import { ImageList } from './image-list.js';
import { keeperOf } from './keeper-of.js';
import { KeptBy } from './kept-by.js';
import { moved, useImageOrder } from './use-image-order.js';
import type { Part } from './product-page.js';

const EditDialog = lazy(() => import('../catalog/edit-dialog.js').then(({ EditDialog: component }) => ({ default: component })));

/** Its images: put in order by drag or by keyboard, described, added by file or address, removed. */
export function ImagesPanel({ editing, editing: { product, catalog, words }, mayWrite }: Part): ReactElement {
  const mayChange = mayWrite && keeperOf({ product, catalog, aKey: words.aKey })('images') === undefined;
  const { order, setOrder, isOther, discard } = useImageOrder(product.images);
  const failed = product.imageSources.filter(({ status }) => status !== 'ADDED');
  return (
    <Panel title={words.images}>
      {product.images.length === 0 && <p className="soft">{words.noImages}</p>}
      <ImageList editing={editing} images={order} mayChange={mayChange} onMove={(id, to) => { setOrder(moved(order, id, to)); }} />
      {isOther && (
        <div className="notice row" role="status"><span>{words.orderChanged}</span>
          <EditButton className="button is-main" edit={() => orderEdit(editing, order.map(({ id }) => id), discard)}>{words.saveOrder}</EditButton>
          <button type="button" className="button" onClick={discard}>{words.undo}</button>
        </div>
      )}
      {failed.length > 0 && <ul className="plain">{failed.map(({ url, status, problem }) => <li key={url}><span className={status === 'FAILED' ? 'badge is-error' : 'badge is-information'}>{words.sourceStates[status]}</span> <span className="mono">{url}</span>{problem !== null && <div className="soft">{problem}</div>}</li>)}</ul>}
      <KeptBy editing={editing} fields={['images']} />
      {mayChange && <AddImages editing={editing} />}
    </Panel>
  );
}

function AddImages({ editing, editing: { words } }: Pick<Part, 'editing'>): ReactElement {
  const chooser = useRef<HTMLInputElement>(null);
  const [edit, setEdit] = useState<Edit>();
  const [problem, setProblem] = useState<string>();
  const [isOver, setIsOver] = useState(false);
  const take = async (files: readonly File[]): Promise<void> => {
    const read = await Promise.all(files.map(imageFile));
    const refused = files.filter((_, at) => read[at] === undefined).map(({ name }) => name);
    setProblem(refused.length > 0 ? words.notAnImage(refused.join(', ')) : undefined);
    const pictures = read.filter((one) => one !== undefined);
    if (pictures.length > 0) setEdit(imagesFromFiles(editing, pictures));
  };
  return (
    <div
      className={isOver ? 'drop is-over' : 'drop'} role="group" aria-label={words.addImages}
      onDragOver={(event) => { if (event.dataTransfer.types.includes('Files')) { event.preventDefault(); setIsOver(true); } }} onDragLeave={() => { setIsOver(false); }}
      onDrop={(event) => { if (!event.dataTransfer.types.includes('Files')) return; event.preventDefault(); setIsOver(false); void take([...event.dataTransfer.files]); }}
    >
      <span className="soft">{words.dropImages}</span>
      <button type="button" className="button" onClick={() => { chooser.current?.click(); }}>{words.addFromFile}</button>
      <EditButton edit={() => imageFromAddress(editing)}>{words.addFromAddress}</EditButton>
      <input ref={chooser} type="file" hidden multiple accept={IMAGE_TYPES.join()} aria-label={words.addFromFile} onChange={({ target }) => { void take([...target.files ?? []]); target.value = ''; }} />
      {problem !== undefined && <p role="alert" className="is-failed">{problem}</p>}
      <Suspense>{edit && <EditDialog edit={edit} onClose={() => { setEdit(undefined); }} />}</Suspense>
    </div>
  );
}
