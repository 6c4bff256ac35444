import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type ReactElement } from 'react';
import { EditButton } from '../catalog/edit-button.js';
import { ask } from '../graph/ask.js';
import { Facts, Panel } from '../parts/panel.js';
import { useMay } from '../shell/use-may.js';
import { categoryEdit } from './detail-edits.js';
import { metadataEdit } from './metadata-edit.js';
import { ConsoleCategoriesDocument } from './operations/console-categories.generated.js';
import type { Part } from './product-page.js';
import { lockEdit, unlockEdit } from './side-edits.js';

const FACTS = ['externalId', 'handle', 'modelCode', 'gender', 'season', 'color', 'material', 'madeIn', 'composition'] as const;

/** Its categories, facts, tags, metadata, locks and history. */
export function ProductSide(part: Part): ReactElement {
  const { product, words } = part.editing;
  const facts = FACTS.map((name) => [words.fields[name], product[name]] as const);
  return (
    <>
      <Categories {...part} />
      {(product.tags.length > 0 || facts.some(([, value]) => value !== null)) && <Panel title={words.details}><Facts facts={[...facts, [words.columns.tags, product.tags.length === 0 ? null : product.tags.map((tag) => <Link key={tag} className="tag" to="/catalog" search={{ tag }}>{tag}</Link>)]]} /></Panel>}
      <Metadata {...part} />
      <Locks {...part} />
      <Activity {...part} />
    </>
  );
}

function Categories({ editing, editing: { product, catalog, words }, mayWrite }: Part): ReactElement {
  const { data } = useQuery({ queryKey: ['categories', catalog.id], enabled: mayWrite, queryFn: ({ signal }) => ask(ConsoleCategoriesDocument, { catalogId: catalog.id }, { signal }) });
  const categories = data?.catalog?.categories.nodes;
  return (
    <Panel title={words.categories}>
      {product.categories.length === 0 ? <p className="soft">{words.noCategory}</p> : <ul className="plain">{product.categories.map(({ id, path }) => <li key={id}><Link to="/catalog" search={{ category: String(id) }}>{path}</Link></li>)}</ul>}
      {mayWrite && product.writtenBy === null && categories && categories.length > 0 && <EditButton edit={() => categoryEdit({ ...editing, categories: [...categories, ...product.categories.filter(({ id }) => !categories.some((one) => one.id === id))] })}>{words.editCategories}</EditButton>}
    </Panel>
  );
}

function Metadata({ editing, editing: { product: { metadata }, words }, mayWrite }: Part): ReactElement | null {
  if (metadata.length === 0 && !mayWrite) return null;
  return (
    <Panel title={words.fields.metadata}>
      {metadata.length === 0 && <p className="soft">{words.noMetadata}</p>}
      <ul className="plain">{metadata.map((entry) => <li key={`${entry.namespace}.${entry.key}`} className="card-head"><span><span className="mono">{entry.namespace}.{entry.key}</span><br />{entry.value}</span>{mayWrite && <EditButton className="button is-quiet" edit={() => metadataEdit(editing, entry)} name={`${words.change}: ${entry.namespace}.${entry.key}`}>{words.change}</EditButton>}</li>)}</ul>
      {mayWrite && <EditButton edit={() => metadataEdit(editing)}>{words.newMetadata}</EditButton>}
    </Panel>
  );
}

function Locks({ editing, editing: { product, words } }: Part): ReactElement | null {
  const mayManage = useMay('catalog.manage');
  const { fieldLocks } = product;
  if (fieldLocks.length === 0 && !mayManage) return null;
  return (
    <Panel title={words.locks}>
      {fieldLocks.length === 0 ? <p className="soft">{words.noLocks}</p> : <ul className="plain">{fieldLocks.map(({ field, owner }) => <li key={field} className="card-head"><span><span className="mono">{field}</span> · {owner}</span>{mayManage && <EditButton className="button is-quiet" edit={() => unlockEdit(editing, field, product)} name={`${words.unlock}: ${field}`}>{words.unlock}</EditButton>}</li>)}</ul>}
      {mayManage && <EditButton edit={() => lockEdit(editing, product)}>{words.lock}</EditButton>}
    </Panel>
  );
}

/** So many events are shown. */
const SHOWN = 20;
/** So many fields of each. */
const MOST_FIELDS = 6;

function Activity({ editing: { product: { activity }, words, format } }: Part): ReactElement {
  return (
    <Panel title={words.history}>
      <ol className="events">{activity.toReversed().slice(0, SHOWN).map(({ id, type, at, actor, via, fields }) => (
        <li key={id}><strong>{words.events[type] ?? type}</strong>{fields.length > 0 && <div className="mono">{fields.slice(0, MOST_FIELDS).join(', ')}{fields.length > MOST_FIELDS && ` + ${String(fields.length - MOST_FIELDS)}`}</div>}<div className="soft">{format.moment(at)} · {actor ?? words.somebody}{via !== null && ` · ${via}`}</div></li>
      ))}</ol>
    </Panel>
  );
}
