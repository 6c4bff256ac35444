import { getRouteApi, Link } from '@tanstack/react-router';
import { type ReactElement, type ReactNode } from 'react';
import { isFatal } from '../graph/graph-failure.js';
import { QueryFailure } from '../parts/failure.js';
import { Panel } from '../parts/panel.js';
import { useTitle } from '../parts/use-title.js';
import { lockEdit, unlockEdit } from '../product/side-edits.js';
import { useMay } from '../shell/use-may.js';
import { useWords } from '../words/use-words.js';
import { EditButton } from './edit-button.js';
import type { Edit } from './edit.js';
import { idOf } from './product-search.js';
import { attributeRuleEdit, attributeSetEdit, catalogEdit, marketEdit, priceListEdit, type Ruling } from './rule-edits.js';
import { CatalogSections } from './sections.js';
import { useCatalogWords } from './use-catalog-words.js';
import { useCatalog, useCatalogs } from './use-catalogs.js';
import './catalog.css';

const route = getRouteApi('/catalog/rules');

/** What products of a catalog are described by, where they are sold, and which systems keep which fields. */
export function RulesPage(): ReactElement {
  const words = useCatalogWords();
  const found = useCatalog(idOf(route.useSearch().catalog) ?? undefined);
  const mayManage = useMay('catalog.manage');
  const catalog = found.data?.catalog;
  useTitle(words.rules);
  return (
    <>
      <div className="page-head"><h1>{words.rules}{catalog && <span className="badge">{catalog.name}</span>}</h1></div>
      <CatalogSections />
      <OtherCatalogs shown={catalog?.id} />
      <p className="soft">{mayManage ? words.rulesAdvice : words.manageOnly}</p>
      <Found found={found} mayManage={mayManage} />
    </>
  );
}

function Found({ found, mayManage }: { readonly found: ReturnType<typeof useCatalog>; readonly mayManage: boolean }): ReactElement {
  const { shell } = useWords();
  const words = useCatalogWords();
  if (isFatal(found)) return <QueryFailure query={found} />;
  const catalog = found.data?.catalog;
  return catalog ? <Rules ruling={{ catalog, words }} mayManage={mayManage} /> : <p className="empty" role="status">{found.isPending ? shell.loading : words.none}</p>;
}

/** Where there are several catalogs. */
function OtherCatalogs({ shown }: { readonly shown: number | undefined }): ReactElement | null {
  const words = useCatalogWords();
  const catalogs = useCatalogs().data?.catalogs ?? [];
  if (catalogs.length < 2) return null;
  return <nav className="filters-bar" aria-label={words.catalog}>{catalogs.map(({ id, name }) => <Link key={id} to="/catalog/rules" search={{ catalog: String(id) }} className={id === shown ? 'filter is-here' : 'filter'} activeProps={NOTHING} aria-current={id === shown ? 'true' : undefined}>{name}</Link>)}</nav>;
}

const NOTHING = {};

interface Shown {
  readonly ruling: Ruling;
  readonly mayManage: boolean;
}

function Rules({ ruling, ruling: { catalog, words }, mayManage }: Shown): ReactElement {
  const listName = (code: string | null): string => catalog.priceLists.find((one) => one.code === code)?.name ?? words.defaultList;
  const edit = mayManage ? ruling : undefined;
  return (
    <div className="stack rules">
      <RuleTable title={words.languages} heads={[words.code, words.name]} rows={catalog.locales.map(({ code, name }) => ({ key: code, cells: [code, <>{name}{code === catalog.defaultLocale && <span className="badge">{words.defaultLanguage}</span>}</>] }))} add={edit && [words.editCatalog, () => catalogEdit(edit)]} />
      <RuleTable title={words.priceLists} heads={[words.code, words.name, words.currency, words.taxIncluded]} rows={catalog.priceLists.map(({ code, name, currency, taxIncluded, isDefault }) => ({ key: code, cells: [code, <>{name}{isDefault && <span className="badge">{words.isDefault}</span>}</>, currency, taxIncluded ? words.yes : words.no], edit: edit && (() => priceListEdit(edit, code)) }))} add={edit && [words.newPriceList, () => priceListEdit(edit)]} />
      <RuleTable title={words.markets} heads={[words.code, words.name, words.countries, words.currency, words.priceLists, words.languages]} rows={catalog.markets.map(({ code, name, countries, currency, priceList, locales }) => ({ key: code, cells: [code, name, countries.join(', '), currency, listName(priceList), locales.join(', ')], edit: edit && (() => marketEdit(edit, code)) }))} add={edit && [words.newMarket, () => marketEdit(edit)]} />
      <RuleTable title={words.attributeSets} heads={[words.code, words.name, words.attributes]} rows={catalog.attributeSets.map(({ code, name, attributes }) => ({ key: code, cells: [code, name, attributes.map((one) => catalog.attributes.find((attribute) => attribute.code === one)?.label ?? one).join(', ')], edit: edit && (() => attributeSetEdit(edit, code)) }))} add={edit && [words.newAttributeSet, () => attributeSetEdit(edit)]} />
      <RuleTable title={words.attributes} heads={[words.code, words.name, words.kindOfValue, words.options, words.owner]} rows={catalog.attributes.map(({ code, label, type, unit, options, ownedBy }) => ({ key: code, cells: [code, label, [words.types[type], unit].filter((part) => part !== null).join(', '), shortened(options.map((one) => one.label)), ownedBy], edit: edit && (() => attributeRuleEdit(edit, code)) }))} add={edit && [words.newAttribute, () => attributeRuleEdit(edit)]} />
      <RuleTable title={words.catalogLocks} heads={[words.column, words.owner]} none={words.noCatalogLocks} rows={catalog.fieldLocks.map(({ field, owner }) => ({ key: field, cells: [field, owner], edit: edit && (() => unlockEdit(edit, field)), editLabel: words.unlock }))} add={edit && [words.lock, () => lockEdit(edit)]} />
    </div>
  );
}

/** The first names of many. */
const MOST_NAMES = 8;
const shortened = (names: readonly string[]): string => `${names.slice(0, MOST_NAMES).join(', ')}${names.length > MOST_NAMES ? ` + ${String(names.length - MOST_NAMES)}` : ''}`;

interface RuleRow {
  readonly key: string;
  readonly cells: readonly ReactNode[];
  readonly edit?: (() => Edit) | undefined;
  readonly editLabel?: string;
}

interface Ruled {
  readonly title: string;
  readonly heads: readonly string[];
  readonly rows: readonly RuleRow[];
  readonly none?: string;
  readonly add: readonly [string, () => Edit] | undefined;
}

function RuleTable({ title, heads, rows, none, add }: Ruled): ReactElement {
  const words = useCatalogWords();
  const isEditable = rows.some(({ edit }) => edit !== undefined);
  return (
    <Panel title={title}>
      {rows.length === 0 ? <p className="soft">{none ?? '–'}</p> : (
        <div className="table-room" tabIndex={0} role="group" aria-label={title}>
          <table className="is-stacked">
            <thead><tr>{heads.map((head) => <th key={head} scope="col">{head}</th>)}{isEditable && <th scope="col"><span className="unseen">{words.change}</span></th>}</tr></thead>
            <tbody>{rows.map(({ key, cells: [first, ...cells], edit, editLabel = words.change }) => (
              <tr key={key}><th scope="row" className="mono">{first}</th>{cells.map((cell, at) => <td key={heads[at + 1]} data-label={heads[at + 1]}>{cell}</td>)}{isEditable && <td>{edit && <EditButton className="button is-quiet" edit={edit} name={`${editLabel}: ${key}`}>{editLabel}</EditButton>}</td>}</tr>
            ))}</tbody>
          </table>
        </div>
      )}
      {add && <EditButton edit={add[1]}>{add[0]}</EditButton>}
    </Panel>
  );
}
