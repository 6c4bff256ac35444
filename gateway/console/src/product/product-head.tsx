import { Link, useNavigate } from '@tanstack/react-router';
import { type ReactElement } from 'react';
import { EditButton } from '../catalog/edit-button.js';
import { ProductBadge } from '../catalog/product-badge.js';
import { useMay } from '../shell/use-may.js';
import { useWords } from '../words/use-words.js';
import { detailEdit } from './detail-edits.js';
import type { Part } from './product-page.js';
import { tagEdit, trashEdit } from './side-edits.js';

/** The product's name and state, and what can be done with all of it. */
export function ProductHead({ editing, editing: { product, words, format }, mayWrite }: Part): ReactElement {
  const { actions } = useWords();
  const navigate = useNavigate();
  const mayRead = useMay('commerce.read');
  const { title, status, sku, brand, productType, updatedAt, writtenBy } = product;
  return (
    <>
      <div className="page-head"><h1>{title}<ProductBadge status={status} /></h1></div>
      <p className="row"><span className="soft"><span className="mono">{sku}</span>{[brand, productType].filter((text) => text !== null).map((text) => ` · ${text}`).join('')} · {words.columns.changed} {format.moment(updatedAt)}</span>{mayRead && sku !== null && <Link to="/orders" search={{ q: sku }}>{words.ordersOfIt}</Link>}</p>
      {writtenBy !== null && <p className="notice is-warning">{words.writtenByKey}</p>}
      {mayWrite
        ? <div className="row" role="group" aria-label={actions.title}>
          {writtenBy === null && <EditButton edit={() => detailEdit(editing)}>{words.editDetails}</EditButton>}
          <EditButton edit={() => tagEdit(editing)}>{words.editTags}</EditButton>
          <EditButton edit={() => trashEdit(editing, () => { void navigate({ to: '/catalog' }); })}>{words.toTrash}</EditButton>
        </div>
        : <p className="soft">{words.readOnly}</p>}
    </>
  );
}
