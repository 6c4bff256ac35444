import { getRouteApi, Link } from '@tanstack/react-router';
import { type ReactElement } from 'react';
import { CatalogSections } from '../catalog/sections.js';
import { useCatalogWords } from '../catalog/use-catalog-words.js';
import { isFatal } from '../graph/graph-failure.js';
import { QueryFailure } from '../parts/failure.js';
import { PageLinks } from '../parts/page-links.js';
import { Facts } from '../parts/panel.js';
import { useTitle } from '../parts/use-title.js';
import { useFormat } from '../words/use-format.js';
import { useWords } from '../words/use-words.js';
import { Downloads } from './downloads.js';
import { ImportBadge } from './import-badge.js';
import { ImportFigures } from './import-figures.js';
import { keptFile } from './kept-files.js';
import type { ConsoleImportResultsQuery } from './operations/console-import-results.generated.js';
import { refusedRows } from './refused-rows.js';
import { RefusedTable } from './refused-table.js';
import type { FileTable } from './table-of-file.js';
import { isOpen, readResults, useImport, useImportResults, type Import } from './use-imports.js';
import '../catalog/catalog.css';

const route = getRouteApi('/catalog/imports/$id');

/** One import: how far it is, and what became of each product by its row. */
export function ImportPage(): ReactElement {
  const { shell } = useWords();
  const { id } = route.useParams();
  const found = useImport(id);
  if (isFatal(found)) return <QueryFailure query={found} />;
  if (!found.data) return <p className="empty" role="status">{shell.loading}</p>;
  return <><Shown one={found.data.productImport} /><QueryFailure query={found} /></>;
}

function Shown({ one, one: { file, status } }: { readonly one: Import }): ReactElement {
  const words = useCatalogWords();
  const name = file?.name ?? words.ofKey;
  useTitle(name);
  return (
    <>
      <div className="page-head"><h1>{name}<ImportBadge status={status} /></h1></div>
      <CatalogSections />
      <Progress one={one} />
      <Results one={one} />
    </>
  );
}

function Progress({ one: { total, processed, startedBy, createdAt, startedAt, finishedAt, file, summary, status } }: { readonly one: Import }): ReactElement {
  const words = useCatalogWords();
  const { moment, count } = useFormat();
  const at = (time: string | null): string | null => time && moment(time);
  return (
    <section className="panel" aria-label={words.progress}>
      <progress max={total} value={processed} aria-label={words.progress} />
      <p role="status">{words.productsOf(count(processed), count(total))}{status === 'QUEUED' && ` · ${words.waits}`}</p>
      <ImportFigures summary={summary} />
      <Facts facts={[[words.by, startedBy], [words.began, moment(createdAt)], [words.firstTurn, at(startedAt)], [words.ended, at(finishedAt)], [words.kind, file?.kind], [words.leftOut, file?.leftOut.join(', ')]]} />
    </section>
  );
}

function Results({ one, one: { id, processed, file } }: { readonly one: Import }): ReactElement {
  const words = useCatalogWords();
  const { show, ...pages } = route.useSearch();
  const isAll = show === 'all';
  const table = keptFile(id)?.table;
  const results = useImportResults({ id, isAll, processed, ...pages });
  const link = (label: string, wanted: 'all' | undefined): ReactElement => <Link to="/catalog/imports/$id" params={{ id }} search={wanted === undefined ? {} : { show: wanted }} className={show === wanted ? 'filter is-here' : 'filter'} activeProps={NOTHING} aria-current={show === wanted ? 'true' : undefined}>{label}</Link>;
  return (
    <section className="stack" aria-label={words.refusedRows}>
      <nav className="filters-bar" aria-label={words.result}>{link(words.refusedRows, undefined)}{link(words.allRows, 'all')}</nav>
      <QueryFailure query={results} />
      {results.data && <Rows one={one} page={results.data.productImport.results} table={table} isAll={isAll} />}
      {isRefusing(one) && <Downloads results={() => readResults(id, table !== undefined)} name={file?.name ?? 'import'} table={table} />}
    </section>
  );
}

/** Whether it has ended, and refused or left something. */
const isRefusing = (one: Import): boolean => !isOpen(one) && one.failed + one.summary.skipped + one.summary.partial > 0;

interface Listed {
  readonly one: Import;
  readonly page: ConsoleImportResultsQuery['productImport']['results'];
  readonly table: FileTable | undefined;
  readonly isAll: boolean;
}

function Rows({ one, page: { nodes, pageInfo }, table, isAll }: Listed): ReactElement {
  const words = useCatalogWords();
  const rows = refusedRows(nodes, table);
  return (
    <>
      {rows.length === 0 ? <p className="empty soft">{isOpen(one) ? words.nothingYet : words.nothingRefused}</p> : <RefusedTable rows={rows} />}
      <PageLinks page={pageInfo} link={(cursors, label) => <Link className="button" to="/catalog/imports/$id" params={{ id: one.id }} search={{ ...(isAll && { show: 'all' }), ...cursors }}>{label}</Link>} />
    </>
  );
}

const NOTHING = {};
